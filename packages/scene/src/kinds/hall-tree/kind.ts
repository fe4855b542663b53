import { seatCaseSlots } from '../families/seat-case-slots.ts';
import { defineKind } from '../kind.ts';
import { overallSize } from '../overall-size.ts';
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
