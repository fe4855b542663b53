import { FRAME_FINISHES, UPHOLSTERY, WOVEN_SEATS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { barStoolParams } from './schema.ts';
import { barStoolHeight } from './size.ts';

export const barStoolKind = defineKind({
  label: 'Bar stool',
  category: 'seating',
  role: 'chair',
  params: barStoolParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAME_FINISHES },
    seat: { label: 'Seat', allowed: [...UPHOLSTERY, ...WOVEN_SEATS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 12 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: barStoolHeight(params),
    depth: mmFromTenths(params.depthTenths),
  }),
});
