import { millimetersText, thicknessText } from '@wevisu/domain/catalog/thickness.ts';
import { cements } from '../palettes/cements.ts';
import type { Colorway } from '../palettes/colorway.ts';
import { stonesOf } from '../palettes/natural-stones.ts';
import { blendsOf } from '../palettes/outdoor.ts';
import type { JsonObject } from '../product.ts';
import { asMade, MATTE } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { describeShade, onTile, shadeOf } from './looks.ts';

const plain = (colorway: Colorway): JsonObject => ({ ...colorway.look });

const paving = {
  colorPriceWeightPct: 100,
  trade: 'paver',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['yard'],
  material: null,
  view: 'swatch',
  toMaterial: plain,
  leadTimeDays: [6, 18],
} as const satisfies Partial<SurfaceLine>;

const pavingRows =
  (load: string) =>
  (facts: SurfaceFacts): readonly SpecificationRow[] => [
    ['Shade variation', describeShade(facts.colorway.family === 'Multicolor' ? 'V4' : 'V3')],
    ['Rated for', load],
    ['Frost resistant', 'Yes'],
    ['Joint', `${thicknessText(millimetersText(facts.family.jointTmm))}, polymeric sand`],
    ['Base', '6 in of compacted gravel, 1 in of bedding sand'],
  ];

export const pavingLines: readonly SurfaceLine[] = [
  {
    ...paving,
    id: 'concrete-pavers',
    childSlug: 'concrete-pavers',
    unit: 'Pallet',
    seriesCount: 34,
    colorsPerSeries: [5, 7],
    nouns: ['Pavers', 'Concrete Paver'],
    palette: blendsOf('concrete'),
    families: [
      formatFamily({ sizes: '6x9:280', thicknessMm: 60, jointMm: 3.2, pattern: 'herringbone90' }),
      formatFamily({
        sizes: '12x12:96,12x24:48',
        thicknessMm: 60,
        jointMm: 3.2,
        pattern: 'half-offset',
        pricePct: [100, 108],
      }),
      formatFamily({ sizes: '24x24:20', thicknessMm: 50, jointMm: 3.2 }),
      formatFamily({
        sizes: '4x8:440,8x8:220',
        thicknessMm: 60,
        jointMm: 3.2,
        pattern: 'basketweave',
        pricePct: [100, 100],
      }),
    ],
    finishSets: [[asMade('Smooth')], [asMade('Tumbled')], [asMade('Shot Blast')]],
    material: 'Concrete',
    densityKgM3: 2300,
    centsPerSqft: [245, 430],
    toSpecification: pavingRows('Patios, walks and driveways'),
    substanceSentences: [
      'Pressed dry at high force, and stronger than poured concrete.',
      'Color goes through the top inch, so that wear does not show.',
      'A chamfered edge keeps chips away and shovels happy.',
    ],
    useSentences: [
      'Lift it, fix the pipe, put it back.',
      'Fit for a driveway when it is laid in herringbone.',
      'Set a soldier course around the edge in a darker color.',
      'One pallet makes a small terrace.',
    ],
  },
  {
    ...paving,
    id: 'brick-pavers',
    childSlug: 'brick-pavers',
    trade: 'brick',
    unit: 'Pallet',
    seriesCount: 26,
    colorsPerSeries: [4, 5],
    nouns: ['Clay Paver', 'Paving Brick'],
    palette: blendsOf('brick'),
    families: [
      formatFamily({ sizes: '4x8:450', thicknessMm: 57, jointMm: 3.2, pattern: 'herringbone45' }),
      formatFamily({ sizes: '4x8:450', thicknessMm: 57, jointMm: 3.2, pattern: 'basketweave' }),
      formatFamily({
        sizes: '3.625x7.625:500',
        thicknessMm: 57,
        jointMm: 6.4,
        pattern: 'half-offset',
      }),
    ],
    finishSets: [[asMade('Wire-Cut')], [asMade('Tumbled')], [asMade('Smooth')]],
    material: 'Clay Brick',
    densityKgM3: 2150,
    centsPerSqft: [330, 560],
    toSpecification: pavingRows('Patios, walks and driveways'),
    substanceSentences: [
      'Fired at 2,000 °F, it is color all the way through and forever.',
      'Made from shale clay, dense enough for salt and frost.',
      'A century of shoes only polishes it.',
    ],
    useSentences: [
      'Herringbone for a drive, basketweave for a garden.',
      'Old houses and new cottages both know it by name.',
      'Edge it with itself, stood on end.',
    ],
  },
  {
    ...paving,
    id: 'porcelain-pavers',
    childSlug: 'porcelain-pavers',
    trade: 'paver-porcelain',
    unit: 'Box',
    seriesCount: 26,
    colorsPerSeries: [7, 11],
    nouns: ['Porcelain Paver', '2 cm Porcelain Paver'],
    palette: [
      ...cements,
      ...stonesOf('Limestone', 'Quartzite').filter(
        ({ name }) => !cements.some((c) => c.name === name),
      ),
    ],
    families: [
      formatFamily({ sizes: '24x24:2', thicknessMm: 20, jointMm: 4.8 }),
      formatFamily({
        sizes: '24x24:2,24x36:1',
        thicknessMm: 20,
        jointMm: 4.8,
        pricePct: [100, 110],
      }),
      formatFamily({ sizes: '18x36:2', thicknessMm: 20, jointMm: 4.8, pattern: 'half-offset' }),
    ],
    finishSets: [[{ ...MATTE, label: 'Grip' }]],
    material: 'Porcelain',
    densityKgM3: 2350,
    centsPerSqft: [410, 690],
    leadTimeDays: [4, 12],
    toMaterial: (colorway) => onTile(colorway, { body: 'porcelain', edge: 'rectified' }),
    toSpecification: (facts) => [
      ['Shade variation', describeShade(shadeOf(facts.colorway))],
      ['Wet DCOF', '0.55 or more'],
      ['Breaking strength', 'Over 2,000 lbf'],
      ['Frost resistant', 'Yes'],
      ['Laying', 'On pedestals, gravel, sand or mortar'],
    ],
    substanceSentences: [
      'Two centimeters of porcelain: no moss, no stain, no sealer.',
      'The textured face holds a wet foot and lets go of a spilled drink.',
      'It neither fades nor flakes, and frost is no matter.',
    ],
    useSentences: [
      'Lay it on pedestals over a roof deck.',
      'Choose the indoor tile of the same color and lose the threshold.',
      'Good around pools, with the coping to match.',
    ],
  },
  {
    ...paving,
    id: 'flagstone',
    childSlug: 'flagstone',
    trade: 'flagstone',
    unit: 'Pallet',
    seriesCount: 36,
    colorsPerSeries: [3, 3],
    nouns: ['Flagstone', 'Terrace Stone', 'Patio Stone'],
    palette: blendsOf('flagstone'),
    families: [
      formatFamily({ sizes: '24x36:18', thicknessMm: 38, jointMm: 9.5, pattern: 'versailles' }),
      formatFamily({
        sizes: '18x24:36,24x24:27',
        thicknessMm: 38,
        jointMm: 9.5,
        pattern: 'half-offset',
        pricePct: [100, 102],
      }),
    ],
    finishSets: [
      [asMade('Natural Cleft')],
      [asMade('Thermal')],
      [asMade('Natural Cleft'), asMade('Thermal')],
    ],
    densityKgM3: 2600,
    centsPerSqft: [460, 780],
    toSpecification: pavingRows('Patios and walks'),
    substanceSentences: [
      'Split along the bed of the stone and gauged to an even inch and a half.',
      'It comes out of the ground with its color and keeps it.',
      'Edges are sawn; the face is left as the hill made it.',
    ],
    useSentences: [
      'Bed it in stone dust and let thyme into the joints.',
      'A terrace of it is finished the day it is laid.',
      'Heavy enough to stay put, level enough for a table.',
    ],
  },
  {
    ...paving,
    id: 'cobblestone',
    childSlug: 'cobblestone',
    trade: 'cobble',
    unit: 'Pallet',
    seriesCount: 34,
    colorsPerSeries: [3, 3],
    nouns: ['Cobblestone', 'Setts'],
    palette: blendsOf('cobble'),
    families: [
      formatFamily({ sizes: '4x4:800', thicknessMm: 75, jointMm: 9.5, pattern: 'half-offset' }),
      formatFamily({ sizes: '5x9:260', thicknessMm: 100, jointMm: 9.5, pattern: 'half-offset' }),
    ],
    finishSets: [[asMade('Split')], [asMade('Tumbled')]],
    densityKgM3: 2700,
    centsPerSqft: [680, 1080],
    toSpecification: pavingRows('Driveways, aprons and courts'),
    substanceSentences: [
      'Hand-split on six sides, so that it locks when it is tamped.',
      'The same stone has carried carts and trucks for three hundred years.',
      'Tops are worn round before you ever drive on them.',
    ],
    useSentences: [
      'An apron of it at the street makes an arrival.',
      'Edge a gravel drive and keep the gravel in.',
      'Lay it in arcs if you have the patience.',
    ],
  },
];
