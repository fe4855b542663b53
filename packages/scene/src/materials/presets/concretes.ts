import type { MaterialInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Concrete = Extract<MaterialInput, { kind: 'concrete' }>;

function concrete(
  label: string,
  families: readonly ColorFamily[],
  baseColor: string,
  cloudColor: string,
  look: Partial<Omit<Concrete, 'kind'>> = {},
): Preset<Concrete> {
  return { label, families, material: { kind: 'concrete', baseColor, cloudColor, ...look } };
}

export const concretes = {
  'cast-gray': concrete('Cast Gray', ['gray'], '#a3a29e', '#8f8e8a'),
  'pale-cement': concrete('Pale Cement', ['gray', 'white'], '#cac8c2', '#bab7b0'),
  'graphite-screed': concrete('Graphite Screed', ['gray', 'black'], '#5d5e5f', '#4f5051', {
    trowelRatio: 0.6,
  }),
  'white-microcement': concrete('White Microcement', ['white'], '#e6e3dc', '#dad6cc', {
    poreRatio: 0.03,
    trowelRatio: 0.7,
  }),
  'sand-microcement': concrete('Sand Microcement', ['beige'], '#cdbfa8', '#beae94', {
    poreRatio: 0.03,
    trowelRatio: 0.7,
  }),
  'taupe-raw': concrete('Taupe Raw', ['brown', 'gray'], '#9a8f83', '#877c70', { poreRatio: 0.35 }),
  'board-formed': concrete('Pitted Formwork', ['gray'], '#989792', '#85847f', {
    poreRatio: 0.7,
    cloudScaleMm: 180,
  }),
  'terracotta-plaster': concrete('Terracotta Plaster', ['red', 'pink'], '#c1846a', '#b2745a', {
    poreRatio: 0.05,
    trowelRatio: 0.8,
  }),
  'sage-limewash': concrete('Sage Limewash', ['green'], '#a3ac97', '#949e88', {
    poreRatio: 0.04,
    trowelRatio: 0.8,
  }),
  'blue-slate-cement': concrete('Blue Slate Cement', ['blue', 'gray'], '#6f7c86', '#5f6c77', {
    trowelRatio: 0.45,
  }),
} satisfies Record<string, Preset<Concrete>>;
