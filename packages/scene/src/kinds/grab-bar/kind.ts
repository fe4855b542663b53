import { PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { grabBarParams } from './schema.ts';
import { grabBarSize } from './size.ts';

export const grabBarKind = defineKind({
  label: 'Grab bar',
  category: 'decor',
  role: 'grab-bar',
  params: grabBarParams,
  slots: { metal: { label: 'Metal', allowed: ['stainless-steel', ...PLUMBING_METALS] } },
  mount: () => 'wall',
  sizeMm: (params) => grabBarSize(params),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
