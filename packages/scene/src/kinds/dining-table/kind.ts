import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { diningTableParams } from './schema.ts';

export const diningTableKind = defineKind({
  label: 'Dining table',
  category: 'tables',
  role: 'table',
  params: diningTableParams,
  slots: {
    top: { label: 'Top', allowed: TABLE_TOPS },
    legs: { label: 'Base', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 14 }),
  sizeMm: overallSize,
});
