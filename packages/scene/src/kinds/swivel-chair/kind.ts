import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { swivelChairParams } from './schema.ts';

export const swivelChairKind = defineKind({
  label: 'Swivel chair',
  category: 'seating',
  role: 'lounge-chair',
  params: swivelChairParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: ['wood-walnut', ...FRAME_FINISHES] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height:
      params.back === 'low'
        ? Math.min(mmFromTenths(params.heightTenths), mmFromTenths(params.seatHeightTenths) + 240)
        : mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
