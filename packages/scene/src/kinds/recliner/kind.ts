import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { reclinerParams } from './schema.ts';

export const reclinerKind = defineKind({
  label: 'Recliner',
  category: 'seating',
  role: 'lounge-chair',
  params: reclinerParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: ['leather-saddle', ...UPHOLSTERY] },
    legs: { label: 'Base and lever', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 14 }),
  sizeMm: overallSize,
});
