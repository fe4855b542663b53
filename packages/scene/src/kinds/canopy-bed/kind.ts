import { bedKind } from '../bed/kind.ts';
import { defineKind } from '../definition/kind.ts';
import { canopyBedParams } from './schema.ts';
import { canopyBedSize } from './size.ts';

export const canopyBedKind = defineKind({
  label: 'Canopy bed',
  category: 'sleeping',
  role: 'bed',
  params: canopyBedParams,
  slots: bedKind.slots,
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 14 }),
  sizeMm: (params) => canopyBedSize(params),
});
