import { BEDDING, CASE_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { bunkBedParams } from './schema.ts';
import { bunkBedSize } from './size.ts';

export const bunkBedKind = defineKind({
  label: 'Bunk bed',
  category: 'sleeping',
  role: 'bed',
  params: bunkBedParams,
  slots: {
    frame: { label: 'Frame', allowed: CASE_FINISHES },
    duvet: { label: 'Duvet', allowed: ['linen-oat', ...BEDDING] },
    sheets: { label: 'Sheets', allowed: ['bedding-white', ...BEDDING] },
    accent: { label: 'Throw and pillow', allowed: ['weave-rust', ...UPHOLSTERY, ...BEDDING] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 14 }),
  sizeMm: (params) => bunkBedSize(params),
});
