// Cement tile, as a tile's `look`: ground first, then the motif from large to small.
import type { TileLookInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Encaustic = Extract<TileLookInput, { kind: 'encaustic' }>;

function encaustic(
  label: string,
  families: readonly ColorFamily[],
  motif: Encaustic['motif'],
  colors: string[],
  wearRatio = 0.25,
): Preset<Encaustic> {
  return { label, families, material: { kind: 'encaustic', motif, colors, wearRatio } };
}

export const encaustics = {
  'lisbon-star': encaustic('Lisbon Star', ['blue', 'white'], 'star', [
    '#e9e4d8',
    '#33567c',
    '#8fa9bd',
    '#c9b184',
  ]),
  'marrakech-rosette': encaustic('Marrakech Rosette', ['multicolor', 'blue'], 'rosette', [
    '#e7ddc9',
    '#2f6a78',
    '#c67f4a',
    '#20303c',
  ]),
  'havana-petals': encaustic('Havana Petals', ['green', 'white'], 'petals', [
    '#e8e5da',
    '#4f7560',
    '#a8bda6',
  ]),
  'noir-quatrefoil': encaustic('Noir Quatrefoil', ['black', 'white'], 'quatrefoil', [
    '#e6e3dc',
    '#2a2b2c',
    '#9d9a94',
  ]),
  'sevilla-cross': encaustic('Sevilla Cross', ['red', 'beige', 'multicolor'], 'cross', [
    '#e2d3b8',
    '#a4492f',
    '#d9a24c',
    '#43545a',
  ]),
  'porto-lattice': encaustic('Porto Lattice', ['blue', 'gray'], 'lattice', [
    '#c9d0d2',
    '#41566b',
    '#eef0ee',
  ]),
  'paloma-diamond': encaustic('Paloma Diamond', ['gray', 'white'], 'diamond', [
    '#e3e1db',
    '#8f918f',
    '#5f6263',
  ]),
  'bistro-checker': encaustic(
    'Bistro Checker',
    ['black', 'white'],
    'checker',
    ['#ece9e2', '#262829'],
    0.35,
  ),
  'riviera-scales': encaustic('Riviera Scales', ['blue', 'green'], 'scales', [
    '#dfe6e2',
    '#5b8f94',
    '#2f6b78',
  ]),
  'cordoba-arches': encaustic('Cordoba Arches', ['red', 'pink'], 'arches', [
    '#ecd9c9',
    '#b75f45',
    '#dfa488',
  ]),
  'milano-cubes': encaustic('Milano Cubes', ['gray', 'black', 'multicolor'], 'cubes', [
    '#dcdad4',
    '#8c8f90',
    '#2f3234',
  ]),
  'sage-star': encaustic('Sage Star', ['green', 'beige'], 'star', [
    '#e4ddcc',
    '#7d8f78',
    '#b9c1a9',
    '#5b6b58',
  ]),
  'blush-petals': encaustic('Blush Petals', ['pink', 'white'], 'petals', [
    '#f0e6df',
    '#d3a090',
    '#b4786a',
  ]),
  'saffron-rosette': encaustic('Saffron Rosette', ['yellow', 'gray'], 'rosette', [
    '#e9e1cf',
    '#d09b3f',
    '#6e6a64',
    '#f3eee2',
  ]),
  'cabana-stripe': encaustic('Cabana Stripe', ['green', 'white'], 'stripe', ['#ece8dd', '#365f52']),
  'midnight-lattice': encaustic('Midnight Lattice', ['black', 'yellow'], 'lattice', [
    '#26292c',
    '#c3a467',
    '#3d4246',
  ]),
  'terra-diamond': encaustic('Terra Diamond', ['brown', 'red'], 'diamond', [
    '#d9b795',
    '#9a5638',
    '#5f3a2b',
  ]),
  'ocean-quatrefoil': encaustic('Ocean Quatrefoil', ['blue', 'white'], 'quatrefoil', [
    '#f0eee8',
    '#24556e',
    '#7fb0bc',
  ]),
} satisfies Record<string, Preset<Encaustic>>;
