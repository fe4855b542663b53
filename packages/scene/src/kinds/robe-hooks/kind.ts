import { PLUMBING_METALS, WOODS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { robeHooksParams } from './schema.ts';

export const robeHooksKind = defineKind({
  label: 'Robe hooks',
  category: 'decor',
  role: 'other',
  params: robeHooksParams,
  slots: {
    metal: { label: 'Hooks', allowed: [...PLUMBING_METALS, 'wood-natural-oak', 'wood-walnut'] },
    rail: { label: 'Rail', allowed: ['paint-white-dove', ...WOODS, 'matte-black'] },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 32, elevationDeg: 12 }),
  sizeMm: (params) => ({
    width: params.rail ? params.count * 110 : (params.count - 1) * 110 + 56,
    height: params.form === 'peg' && !params.rail ? 56 : 110,
    depth: params.rail ? 86 : 68,
  }),
});
