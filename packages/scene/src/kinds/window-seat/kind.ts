import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { seatCaseSlots } from '../families/seat-case-slots.ts';
import { windowSeatParams } from './schema.ts';

export const windowSeatKind = defineKind({
  label: 'Window seat',
  category: 'seating',
  role: 'other',
  params: windowSeatParams,
  slots: seatCaseSlots,
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 16 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths) + (params.pillows > 0 ? 406 : 0),
    depth: mmFromTenths(params.depthTenths),
  }),
});
