import { FURNITURE_WOODS, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { officeChairParams } from './schema.ts';

export const officeChairKind = defineKind({
  label: 'Office chair',
  category: 'seating',
  role: 'chair',
  params: officeChairParams,
  slots: {
    seat: { label: 'Seat and back', allowed: ['mesh-black', ...UPHOLSTERY] },
    frame: {
      label: 'Base',
      allowed: [
        'matte-black',
        'polished-chrome',
        'brushed-gold',
        'powder-white',
        ...FURNITURE_WOODS,
      ],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 12 }),
  sizeMm: overallSize,
});
