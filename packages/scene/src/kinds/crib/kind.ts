import { BEDDING, CASE_FINISHES } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { cribParams } from './schema.ts';
import { cribSize } from './size.ts';

export const cribKind = defineKind({
  label: 'Crib',
  category: 'sleeping',
  role: 'bed',
  params: cribParams,
  slots: {
    frame: { label: 'Frame', allowed: ['paint-white-dove', ...CASE_FINISHES] },
    accent: { label: 'Ends and legs', allowed: CASE_FINISHES },
    sheets: { label: 'Sheet', allowed: ['bedding-white', ...BEDDING] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 14 }),
  sizeMm: (params) => cribSize(params),
});
