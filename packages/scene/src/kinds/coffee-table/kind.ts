import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { coffeeTableParams } from './schema.ts';

export const coffeeTableKind = defineKind({
  label: 'Coffee table',
  category: 'tables',
  role: 'coffee-table',
  params: coffeeTableParams,
  slots: {
    top: { label: 'Top', allowed: TABLE_TOPS },
    legs: { label: 'Base', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 22 }),
  sizeMm: overallSize,
});
