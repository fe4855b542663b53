import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { seatCaseSlots } from '../families/seat-case-slots.ts';
import { storageBenchParams } from './schema.ts';

export const storageBenchKind = defineKind({
  label: 'Storage bench',
  category: 'seating',
  role: 'other',
  params: storageBenchParams,
  slots: seatCaseSlots,
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 16 }),
  sizeMm: overallSize,
});
