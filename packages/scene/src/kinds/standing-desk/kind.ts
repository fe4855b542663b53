import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { standingDeskParams } from './schema.ts';

export const standingDeskKind = defineKind({
  label: 'Standing desk',
  category: 'tables',
  role: 'desk',
  params: standingDeskParams,
  slots: {
    top: { label: 'Top', allowed: TABLE_TOPS },
    legs: { label: 'Base', allowed: ['matte-black', ...FRAME_FINISHES] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: -28, elevationDeg: 14 }),
  sizeMm: overallSize,
});
