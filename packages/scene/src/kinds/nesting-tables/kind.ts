import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { nestingTablesParams } from './schema.ts';

export const nestingTablesKind = defineKind({
  label: 'Nesting tables',
  category: 'tables',
  role: 'other',
  params: nestingTablesParams,
  slots: {
    top: { label: 'Tops', allowed: TABLE_TOPS },
    legs: { label: 'Frames', allowed: ['matte-black', ...FRAME_FINISHES] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 18 }),
  sizeMm: overallSize,
});
