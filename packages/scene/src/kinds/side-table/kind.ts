import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { sideTableParams } from './schema.ts';

export const sideTableKind = defineKind({
  label: 'Side table',
  category: 'tables',
  role: 'other',
  params: sideTableParams,
  slots: {
    top: { label: 'Top', allowed: TABLE_TOPS },
    legs: { label: 'Base', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 18 }),
  sizeMm: overallSize,
});
