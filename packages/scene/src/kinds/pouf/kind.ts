import { UPHOLSTERY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { poufParams } from './schema.ts';

export const poufKind = defineKind({
  label: 'Pouf',
  category: 'seating',
  role: 'other',
  params: poufParams,
  slots: {
    fabric: { label: 'Cover', allowed: ['leather-saddle', ...UPHOLSTERY] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 18 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
