import { BEDDING, CASE_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../kind.ts';
import { canopyBedParams } from './schema.ts';
import { canopyBedSize } from './size.ts';

export const canopyBedKind = defineKind({
  label: 'Canopy bed',
  category: 'sleeping',
  role: 'bed',
  params: canopyBedParams,
  slots: {
    frame: { label: 'Frame', allowed: CASE_FINISHES },
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    duvet: { label: 'Duvet', allowed: ['linen-oat', ...BEDDING] },
    sheets: { label: 'Sheets', allowed: ['bedding-white', ...BEDDING] },
    accent: { label: 'Throw and pillow', allowed: ['weave-rust', ...UPHOLSTERY, ...BEDDING] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 14 }),
  sizeMm: (params) => canopyBedSize(params),
});
