import { FRAME_FINISHES, UPHOLSTERY, WOVEN_SEATS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { counterStoolParams } from './schema.ts';
import { counterStoolHeight } from './size.ts';

export const counterStoolKind = defineKind({
  label: 'Counter stool',
  category: 'seating',
  role: 'chair',
  params: counterStoolParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAME_FINISHES },
    seat: { label: 'Seat', allowed: [...UPHOLSTERY, ...WOVEN_SEATS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 12 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: counterStoolHeight(params),
    depth: mmFromTenths(params.depthTenths),
  }),
});
