import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { seatCaseSlots } from '../families/seat-case-slots.ts';
import { hallTreeParams } from './schema.ts';

export const hallTreeKind = defineKind({
  label: 'Hall tree',
  category: 'storage',
  role: 'other',
  params: hallTreeParams,
  slots: seatCaseSlots,
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 8 }),
  sizeMm: overallSize,
});
