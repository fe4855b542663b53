import { CLOTHS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { roundRugParams } from './schema.ts';

export const roundRugKind = defineKind({
  label: 'Round rug',
  category: 'decor',
  role: 'other',
  params: roundRugParams,
  slots: {
    field: { label: 'Field', allowed: ['jute', ...CLOTHS] },
    pattern: { label: 'Pattern', allowed: ['cloth-ivory', ...CLOTHS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 38 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: 8,
    depth: mmFromTenths(params.diameterTenths),
  }),
});
