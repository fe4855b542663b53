import type { MaterialInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Paver = Extract<MaterialInput, { kind: 'paver' }>;

function paver(
  label: string,
  families: readonly ColorFamily[],
  body: Paver['body'],
  colors: string[],
  look: Partial<Omit<Paver, 'kind' | 'body' | 'colors'>> = {},
): Preset<Paver> {
  return { label, families, material: { kind: 'paver', body, colors, ...look } };
}

const clay = { aggregateRatio: 0.1, chamferMm: 2, reliefMm: 0.6, blendRatio: 0.5 };
const flag = { aggregateRatio: 0.08, chamferMm: 5, reliefMm: 3.5, tumbledRatio: 0.6 };

export const pavers = {
  'concrete-ash': paver('Concrete, Ash', ['gray'], 'concrete', ['#a7a5a0', '#989691']),
  'concrete-charcoal': paver('Concrete, Charcoal', ['gray', 'black'], 'concrete', [
    '#565759',
    '#4a4b4d',
  ]),
  'concrete-sandstone': paver(
    'Concrete, Sandstone Blend',
    ['beige', 'brown'],
    'concrete',
    ['#c3aa86', '#ab8d68', '#d3bf9f'],
    { blendRatio: 0.7 },
  ),
  'concrete-autumn': paver(
    'Concrete, Autumn Blend',
    ['brown', 'red', 'multicolor'],
    'concrete',
    ['#9a6a50', '#7a5a4a', '#b58a68', '#6a5a52'],
    { blendRatio: 0.8, shadeVariation: 'V4' },
  ),
  'concrete-ivory': paver('Concrete, Ivory', ['white', 'beige'], 'concrete', [
    '#dcd4c4',
    '#d1c7b4',
  ]),
  'concrete-granite-mix': paver(
    'Concrete, Granite Face',
    ['gray', 'black'],
    'concrete',
    ['#8f9092'],
    { aggregateRatio: 0.9, aggregateColors: ['#3b3c3e', '#d6d5d1', '#6f7072'] },
  ),
  'concrete-river': paver(
    'Concrete, River Blend',
    ['gray', 'brown'],
    'concrete',
    ['#8a857d', '#a3968a', '#746d66'],
    { blendRatio: 0.75 },
  ),
  'brick-red': paver('Clay Brick, Red', ['red'], 'brick', ['#9a4a34', '#8a3f2c', '#a9573d'], clay),
  'brick-flashed': paver(
    'Clay Brick, Flashed',
    ['red', 'brown', 'multicolor'],
    'brick',
    ['#8f4632', '#5a332b', '#a85f43', '#6d4436'],
    { ...clay, blendRatio: 0.85, shadeVariation: 'V4' },
  ),
  'brick-buff': paver(
    'Clay Brick, Buff',
    ['beige', 'yellow'],
    'brick',
    ['#c8a678', '#b89263', '#d5b78c'],
    clay,
  ),
  'brick-chocolate': paver(
    'Clay Brick, Chocolate',
    ['brown'],
    'brick',
    ['#5d4034', '#4c332a', '#6d4d3f'],
    clay,
  ),
  'brick-antique': paver(
    'Clay Brick, Antique White',
    ['white', 'multicolor'],
    'brick',
    ['#d8cfc1', '#c4b3a1', '#b88f76'],
    { ...clay, tumbledRatio: 0.9, chamferMm: 6, blendRatio: 0.9, shadeVariation: 'V4' },
  ),
  'cobble-granite': paver('Granite Cobble', ['gray'], 'cobble', ['#85868a', '#737478', '#98989a'], {
    aggregateRatio: 0.8,
    aggregateColors: ['#3f4043', '#c9c9c8'],
    reliefMm: 3,
    chamferMm: 9,
    tumbledRatio: 0.85,
  }),
  'cobble-basalt': paver(
    'Basalt Cobble',
    ['black', 'gray'],
    'cobble',
    ['#48494b', '#3d3e40', '#55575a'],
    { reliefMm: 3, chamferMm: 9, tumbledRatio: 0.85 },
  ),
  'cobble-porphyry': paver(
    'Porphyry Cobble',
    ['red', 'brown', 'multicolor'],
    'cobble',
    ['#7d5a52', '#8f7068', '#6a5350', '#8a8280'],
    { reliefMm: 3, chamferMm: 9, tumbledRatio: 0.8, shadeVariation: 'V4' },
  ),
  'flagstone-bluestone': paver(
    'Flagstone, Bluestone',
    ['blue', 'gray'],
    'flagstone',
    ['#66727a', '#747c80', '#5b666d'],
    flag,
  ),
  'flagstone-buff': paver(
    'Flagstone, Buff',
    ['beige', 'yellow'],
    'flagstone',
    ['#c5a77d', '#b4925f', '#d3bb94'],
    flag,
  ),
  'flagstone-autumn': paver(
    'Flagstone, Autumn',
    ['brown', 'red', 'multicolor'],
    'flagstone',
    ['#9c7a5c', '#b08a63', '#84624d', '#8d8677'],
    { ...flag, shadeVariation: 'V4' },
  ),
  'porcelain-graphite': paver('Porcelain, Graphite', ['gray', 'black'], 'porcelain', ['#5a5c5e'], {
    aggregateRatio: 0.15,
    chamferMm: 0.8,
    reliefMm: 0.4,
    tumbledRatio: 0,
    shadeVariation: 'V2',
  }),
  'porcelain-sand': paver('Porcelain, Sand', ['beige'], 'porcelain', ['#cbbca3'], {
    aggregateRatio: 0.15,
    chamferMm: 0.8,
    reliefMm: 0.4,
    tumbledRatio: 0,
    shadeVariation: 'V2',
  }),
} satisfies Record<string, Preset<Paver>>;
