import { CASE_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { banquetteParams } from './schema.ts';

export const banquetteKind = defineKind({
  label: 'Banquette',
  category: 'seating',
  role: 'other',
  params: banquetteParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    body: { label: 'Base and frame', allowed: CASE_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 14 }),
  sizeMm: overallSize,
});
