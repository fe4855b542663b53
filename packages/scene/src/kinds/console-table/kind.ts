import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { consoleTableParams } from './schema.ts';

export const consoleTableKind = defineKind({
  label: 'Console table',
  category: 'tables',
  role: 'other',
  params: consoleTableParams,
  slots: {
    top: { label: 'Top', allowed: TABLE_TOPS },
    legs: { label: 'Base', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 12 }),
  sizeMm: overallSize,
});
