// Glazes of ceramic and porcelain tile, as a tile's `look`.
import type { TileLookInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Glaze = Extract<TileLookInput, { kind: 'glaze' }>;

function glaze(
  label: string,
  family: ColorFamily,
  color: string,
  look: Partial<Omit<Glaze, 'kind' | 'colors'>> & { also?: string[] } = {},
): Preset<Glaze> {
  const { also = [], ...rest } = look;
  return {
    label,
    families: [family],
    material: { kind: 'glaze', colors: [color, ...also], ...rest },
  };
}

const handmade = { mottleRatio: 0.45, poolRatio: 0.55 };
const reactive = { mottleRatio: 0.75, poolRatio: 0.7 };
const flat = { mottleRatio: 0.05, poolRatio: 0.05 };

export const glazes = {
  'bright-white': glaze('Bright White', 'white', '#f4f4f1', flat),
  'alpine-white': glaze('Alpine White', 'white', '#eceeee', flat),
  milk: glaze('Milk', 'white', '#efeae0', handmade),
  'weathered-white': glaze('Weathered White', 'white', '#e6e1d6', {
    ...handmade,
    crackleRatio: 0.4,
    also: ['#ded7c8'],
  }),
  pearl: glaze('Pearl', 'white', '#e6e3dd', { mottleRatio: 0.3 }),
  'cream-crackle': glaze('Cream Crackle', 'beige', '#e8dcc2', {
    crackleRatio: 0.8,
    poolRatio: 0.4,
  }),
  almond: glaze('Almond', 'beige', '#e0d0b6', flat),
  'oat-speckle': glaze('Oat Speckle', 'beige', '#ddd2bf', {
    speckleColor: '#8d7554',
    speckleRatio: 0.35,
  }),
  'sand-dune': glaze('Sand Dune', 'beige', '#cdb892', handmade),
  biscuit: glaze('Biscuit', 'beige', '#d9c3a3', { mottleRatio: 0.2 }),
  'dove-gray': glaze('Dove Gray', 'gray', '#c7c7c4', flat),
  fog: glaze('Fog', 'gray', '#b4b7b7', handmade),
  pewter: glaze('Pewter', 'gray', '#878a8b', { mottleRatio: 0.35 }),
  storm: glaze('Storm', 'gray', '#62686c', reactive),
  charcoal: glaze('Charcoal', 'gray', '#45484a', { mottleRatio: 0.15 }),
  'gloss-black': glaze('Gloss Black', 'black', '#17181a', flat),
  ink: glaze('Ink', 'black', '#20242a', { ...handmade, also: ['#2b3038'] }),
  iron: glaze('Iron', 'black', '#2d2b29', {
    ...reactive,
    speckleColor: '#6b5a48',
    speckleRatio: 0.3,
  }),
  tobacco: glaze('Tobacco', 'brown', '#6f4c33', reactive),
  caramel: glaze('Caramel', 'brown', '#a8703f', reactive),
  cocoa: glaze('Cocoa', 'brown', '#4f3a30', handmade),
  'mist-blue': glaze('Mist Blue', 'blue', '#bfd0d6', handmade),
  sky: glaze('Sky', 'blue', '#9dbfd3', { mottleRatio: 0.25 }),
  denim: glaze('Denim', 'blue', '#54718f', { ...handmade, also: ['#48637f', '#6a86a1'] }),
  cobalt: glaze('Cobalt', 'blue', '#24479a', { ...handmade, also: ['#1d3c86'] }),
  navy: glaze('Navy', 'blue', '#1f3049', { mottleRatio: 0.2 }),
  'deep-ocean': glaze('Deep Ocean', 'blue', '#175068', {
    ...reactive,
    also: ['#1d6079', '#123f56'],
  }),
  turquoise: glaze('Turquoise', 'blue', '#3a9aa3', { ...handmade, also: ['#4aabaf'] }),
  'aqua-glass': glaze('Aqua', 'blue', '#9fcfcb', { mottleRatio: 0.3 }),
  celadon: glaze('Celadon', 'green', '#b5c8b1', { crackleRatio: 0.6, poolRatio: 0.5 }),
  sage: glaze('Sage', 'green', '#93a389', handmade),
  olive: glaze('Olive', 'green', '#747a4c', handmade),
  'bottle-green': glaze('Bottle Green', 'green', '#1e4a3b', {
    ...reactive,
    also: ['#265c49', '#173c30'],
  }),
  emerald: glaze('Emerald', 'green', '#1c6b50', { ...handmade, also: ['#237a5c', '#165a43'] }),
  fern: glaze('Fern', 'green', '#5a8357', handmade),
  oxblood: glaze('Oxblood', 'red', '#6b1f22', { ...reactive, also: ['#7b2a2a'] }),
  'brick-red': glaze('Brick Red', 'red', '#a4432f', handmade),
  coral: glaze('Coral', 'red', '#d9745c', { mottleRatio: 0.25 }),
  saffron: glaze('Saffron', 'yellow', '#d9a138', { ...handmade, also: ['#cf932b'] }),
  'lemon-curd': glaze('Lemon Curd', 'yellow', '#ead07a', { mottleRatio: 0.2 }),
  honey: glaze('Honey', 'yellow', '#c98e3b', reactive),
  blush: glaze('Blush', 'pink', '#e3beb2', handmade),
  'rose-clay': glaze('Rose Clay', 'pink', '#c98f80', handmade),
  orchid: glaze('Orchid', 'pink', '#b98aa0', { mottleRatio: 0.3 }),
} satisfies Record<string, Preset<Glaze>>;
