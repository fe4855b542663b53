import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { ceilingMedallionParams } from './schema.ts';

export const ceilingMedallionKind = defineKind({
  label: 'Ceiling medallion',
  category: 'construction',
  role: 'other',
  params: ceilingMedallionParams,
  slots: {
    body: {
      label: 'Body',
      allowed: ['paint-white-dove', 'matte-white', 'aged-brass', 'wood-walnut', 'paint-charcoal'],
    },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 20, elevationDeg: -44 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: Math.max(30, mmFromTenths(params.diameterTenths) * 0.075),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
