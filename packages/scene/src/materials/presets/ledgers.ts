import type { MaterialInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Ledger = Extract<MaterialInput, { kind: 'ledger' }>;

function ledger(
  label: string,
  families: readonly ColorFamily[],
  rock: Ledger['rock'],
  colors: string[],
  look: Partial<Omit<Ledger, 'kind' | 'rock' | 'colors'>> = {},
): Preset<Ledger> {
  return { label, families, material: { kind: 'ledger', rock, colors, ...look } };
}

export const ledgers = {
  'arctic-white': ledger(
    'Arctic White Quartzite',
    ['white'],
    'quartzite',
    ['#e7e6e2', '#dad9d5', '#f0efec'],
    { grainRatio: 0.6 },
  ),
  'alaska-gray': ledger('Alaska Gray', ['gray'], 'quartzite', [
    '#b5b6b6',
    '#a0a2a3',
    '#c9c9c7',
    '#8c8f91',
  ]),
  'carbon-slate': ledger(
    'Carbon Slate',
    ['black', 'gray'],
    'slate',
    ['#3a3c3e', '#2f3133', '#484b4d'],
    { reliefMm: 10 },
  ),
  'golden-honey': ledger(
    'Golden Honey',
    ['yellow', 'beige', 'multicolor'],
    'quartzite',
    ['#c9a467', '#b58a4a', '#d9c092', '#9a8a6f', '#b9b2a3'],
    { rustColor: '#a4632b', rustRatio: 0.45 },
  ),
  'california-gold': ledger(
    'California Gold',
    ['multicolor', 'brown'],
    'slate',
    ['#7d7261', '#9a7a4d', '#5d5a52', '#b08a52'],
    { rustColor: '#a65c27', rustRatio: 0.6 },
  ),
  'rustic-canyon': ledger(
    'Rustic Canyon',
    ['red', 'brown', 'multicolor'],
    'sandstone',
    ['#a3704f', '#8a5440', '#c09070', '#77564a'],
    { rustColor: '#7a3a22', rustRatio: 0.4 },
  ),
  'coastal-sand': ledger('Coastal Sand', ['beige'], 'sandstone', ['#cdb894', '#bca47c', '#ddccae']),
  'mesa-beige': ledger(
    'Mesa Beige Travertine',
    ['beige'],
    'travertine',
    ['#d8c7a8', '#c8b28c', '#e4d8c0'],
    { face: 'honed', reliefMm: 9 },
  ),
  'silver-travertine': ledger(
    'Silver Travertine',
    ['gray', 'beige'],
    'travertine',
    ['#a79f93', '#8f877b', '#bdb6ab'],
    { reliefMm: 11 },
  ),
  'sierra-blue': ledger(
    'Sierra Blue',
    ['blue', 'gray'],
    'quartzite',
    ['#7b8891', '#67757f', '#93a0a7', '#5a6670'],
    { rustColor: '#94714a', rustRatio: 0.2 },
  ),
  'ocean-green': ledger('Ocean Green', ['green', 'gray'], 'quartzite', [
    '#7f8d80',
    '#6a796c',
    '#99a596',
    '#59685c',
  ]),
  'rosa-quartz': ledger('Rosa Quartz', ['pink', 'beige'], 'quartzite', [
    '#d9bdb0',
    '#c9a698',
    '#e6d2c7',
  ]),
  'glacier-marble': ledger('Glacier Marble', ['white', 'gray'], 'marble', ['#e9e9e7', '#dddedd'], {
    veinColor: '#a9aeb2',
    face: 'honed',
    reliefMm: 8,
  }),
  'walnut-brown': ledger(
    'Walnut Brown',
    ['brown'],
    'limestone',
    ['#7d6450', '#6a5342', '#917861'],
    { face: 'rough' },
  ),
  'basalt-stack': ledger(
    'Basalt Stack',
    ['gray', 'black'],
    'basalt',
    ['#555759', '#4a4c4e', '#626466'],
    { face: 'honed', reliefMm: 12 },
  ),
  'desert-wave': ledger('Desert Wave', ['beige', 'brown'], 'limestone', ['#c9b492', '#d3c1a3'], {
    face: 'wavy',
    reliefMm: 16,
  }),
} satisfies Record<string, Preset<Ledger>>;
