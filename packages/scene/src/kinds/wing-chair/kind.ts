import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { wingChairParams } from './schema.ts';

export const wingChairKind = defineKind({
  label: 'Wing chair',
  category: 'seating',
  role: 'lounge-chair',
  params: wingChairParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: ['wood-walnut', ...FRAME_FINISHES] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 34, elevationDeg: 12 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
});
