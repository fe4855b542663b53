import { GARDEN_WOODS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { pergolaParams } from './schema.ts';

export const pergolaKind = defineKind({
  label: 'Pergola',
  category: 'outdoor',
  role: 'other',
  params: pergolaParams,
  slots: { frame: { label: 'Frame', allowed: ['wood-cedar', ...GARDEN_WOODS, 'gunmetal'] } },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 12 }),
  sizeMm: overallSize,
});
