import { CLOTHS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { romanShadeParams } from './schema.ts';

export const romanShadeKind = defineKind({
  label: 'Roman shade',
  category: 'decor',
  role: 'other',
  params: romanShadeParams,
  slots: {
    fabric: { label: 'Fabric', allowed: [...CLOTHS, 'wicker-natural'] },
    trim: { label: 'Trim', allowed: ['cloth-stone', ...CLOTHS, 'wood-natural-oak'] },
  },
  mount: () => 'wall',
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: 76,
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
