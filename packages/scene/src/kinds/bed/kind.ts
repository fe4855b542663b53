import { BEDDING, CASE_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { bedParams } from './schema.ts';
import { bedSize } from './size.ts';

export const bedKind = defineKind({
  label: 'Bed',
  category: 'sleeping',
  role: 'bed',
  params: bedParams,
  slots: {
    frame: { label: 'Frame', allowed: CASE_FINISHES },
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    duvet: { label: 'Duvet', allowed: ['linen-oat', ...BEDDING] },
    sheets: { label: 'Sheets', allowed: ['bedding-white', ...BEDDING] },
    accent: { label: 'Throw and pillow', allowed: ['weave-rust', ...UPHOLSTERY, ...BEDDING] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 18 }),
  sizeMm: (params) => bedSize(params),
});
