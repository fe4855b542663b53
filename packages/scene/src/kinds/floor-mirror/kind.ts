import { FRAMES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { floorMirrorParams } from './schema.ts';

export const floorMirrorKind = defineKind({
  label: 'Floor mirror',
  category: 'decor',
  role: 'other',
  params: floorMirrorParams,
  slots: { frame: { label: 'Frame', allowed: ['matte-black', ...FRAMES] } },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: params.form === 'cheval' ? 460 : mmFromTenths(params.heightTenths) * 0.15,
  }),
});
