import { FRAMES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { wallMirrorParams } from './schema.ts';
import { isRound } from './size.ts';

export const wallMirrorKind = defineKind({
  label: 'Wall mirror',
  category: 'decor',
  role: 'mirror',
  params: wallMirrorParams,
  slots: { frame: { label: 'Frame', allowed: ['aged-brass', ...FRAMES] } },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 22, elevationDeg: 6 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(isRound(params.form) ? params.widthTenths : params.heightTenths),
    depth: 26,
  }),
});
