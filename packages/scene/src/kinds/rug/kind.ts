import { CLOTHS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { rugParams } from './schema.ts';
import { RUG_THICKNESS_MM } from './size.ts';

export const rugKind = defineKind({
  label: 'Rug',
  category: 'decor',
  role: 'other',
  params: rugParams,
  slots: {
    field: { label: 'Field', allowed: CLOTHS },
    pattern: { label: 'Pattern', allowed: ['cloth-navy', ...CLOTHS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 38 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: RUG_THICKNESS_MM,
    depth: mmFromTenths(params.depthTenths),
  }),
});
