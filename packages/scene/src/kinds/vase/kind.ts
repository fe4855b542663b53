import { BLOOMS, LEAVES, POTS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { vaseParams } from './schema.ts';
import { vaseSize } from './size.ts';

export const vaseKind = defineKind({
  label: 'Vase',
  category: 'decor',
  role: 'other',
  params: vaseParams,
  slots: {
    vase: {
      label: 'Vase',
      allowed: [
        'pot-white',
        ...POTS,
        'glass-clear',
        'glass-smoke',
        'glass-amber',
        'paint-navy',
        'black-china',
        'white-china',
      ],
    },
    stem: { label: 'Stems', allowed: ['leaf-olive', ...LEAVES, 'bark-brown'] },
    bloom: { label: 'Blooms', allowed: ['petal-white', ...BLOOMS, 'leaf-straw'] },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 20, elevationDeg: 8 }),
  sizeMm: (params) => vaseSize(params),
});
