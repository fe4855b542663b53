import { CABINET_PAINTS, FRAME_FINISHES, FURNITURE_WOODS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { ladderShelfParams } from './schema.ts';

export const ladderShelfKind = defineKind({
  label: 'Ladder shelf',
  category: 'storage',
  role: 'other',
  params: ladderShelfParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAME_FINISHES },
    shelf: {
      label: 'Shelves',
      allowed: [...FURNITURE_WOODS, ...CABINET_PAINTS, 'glass-clear', 'glass-smoke'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 34, elevationDeg: 10 }),
  sizeMm: overallSize,
});
