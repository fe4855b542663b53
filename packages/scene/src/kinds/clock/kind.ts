import { FRAMES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { clockParams } from './schema.ts';

export const clockKind = defineKind({
  label: 'Wall clock',
  category: 'decor',
  role: 'other',
  params: clockParams,
  slots: {
    case: { label: 'Case', allowed: ['matte-black', ...FRAMES] },
    dial: {
      label: 'Dial',
      allowed: ['matte-white', 'paper', 'matte-black', 'wood-walnut', 'wood-natural-oak'],
    },
    hands: {
      label: 'Hands',
      allowed: ['matte-black', 'brushed-gold', 'matte-white', 'aged-brass'],
    },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 18, elevationDeg: 6 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.diameterTenths) * (params.form === 'schoolhouse' ? 1.5 : 1),
    depth: 50,
  }),
});
