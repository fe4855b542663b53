import { CHINA, PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { pedestalSinkParams } from './schema.ts';

export const pedestalSinkKind = defineKind({
  label: 'Pedestal sink',
  category: 'decor',
  role: 'lavatory',
  params: pedestalSinkParams,
  slots: {
    china: { label: 'China', allowed: CHINA },
    metal: { label: 'Legs and drain', allowed: PLUMBING_METALS },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 22 }),
  sizeMm: overallSize,
});
