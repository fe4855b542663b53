// Luxury vinyl.
import { cements, terrazzos } from '../palettes/cements.ts';
import { marbles } from '../palettes/marbles.ts';
import { stonesOf } from '../palettes/natural-stones.ts';
import { asMade } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { asItIs, describeShade, onTile, shadeOf } from './looks.ts';
import { decors } from './resilient-decors.ts';

function vinylRows(core: string, wearMil: number, install: string) {
  return (facts: SurfaceFacts): readonly SpecificationRow[] => [
    ['Core', core],
    ['Wear layer', `${wearMil} mil`],
    ['Waterproof', 'Yes, to the core'],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['Edge', 'Micro-beveled'],
    ['Installation', install],
    ['Indoor air', 'Low VOC, phthalate-free'],
    [
      'Warranty',
      wearMil >= 20 ? 'Lifetime residential, 10 years commercial' : '25 years residential',
    ],
  ];
}

const vinyl = {
  colorPriceWeightPct: 12,
  trade: 'vinyl',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['wood'],
  palette: decors,
  material: 'Luxury Vinyl',
  view: 'room',
  densityKgM3: 1950,
  leadTimeDays: [2, 7],
  finishSets: [
    [asMade('Embossed in Register')],
    [asMade('Ceramic Bead Matte')],
    [asMade('Brushed Emboss')],
  ],
  toMaterial: (colorway) => asItIs(colorway, { body: 'vinyl', texture: 'embossed' }),
} as const satisfies Partial<SurfaceLine>;

export const vinylLines: readonly SurfaceLine[] = [
  {
    ...vinyl,
    id: 'rigid-core',
    childSlug: 'rigid-core-plank',
    seriesCount: 66,
    colorsPerSeries: [8, 13],
    nouns: ['Rigid Core Plank', 'SPC Plank', 'Waterproof Plank'],
    families: [
      formatFamily({
        sizes: '7x48:10,9x48:8',
        thicknessMm: 5,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({
        sizes: '7x48:8,9x60:5',
        thicknessMm: 6.5,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [112, 112],
      }),
      formatFamily({
        sizes: '6x48:10,7x60:7',
        thicknessMm: 6,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 112],
      }),
    ],
    centsPerSqft: [190, 330],
    toSpecification: vinylRows('Stone polymer composite', 20, 'Click-lock, floating'),
    substanceSentences: [
      'A limestone core keeps it rigid over small flaws in the floor below.',
      'Twenty mils of wear layer take on paws, chairs and toy trucks.',
      'Waterproof through and through: the board does not care what is spilled.',
      'An attached pad makes it warmer and quieter than it has a right to be.',
    ],
    useSentences: [
      'One floor for kitchen, bath, basement and everything between.',
      'It floats over tile, plywood or concrete.',
      'Score it with a knife, snap it, click it in.',
      'No acclimation: lay it on the day it comes.',
    ],
  },
  {
    ...vinyl,
    id: 'glue-down',
    childSlug: 'glue-down-plank',
    seriesCount: 40,
    colorsPerSeries: [8, 12],
    nouns: ['Glue-Down Plank', 'Dryback Plank'],
    families: [
      formatFamily({ sizes: '6x48:18', thicknessMm: 2.5, jointMm: 0, pattern: 'random-plank' }),
      formatFamily({
        sizes: '7x48:15,9x48:12',
        thicknessMm: 2.5,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 106],
      }),
    ],
    centsPerSqft: [135, 235],
    toSpecification: vinylRows('Flexible vinyl', 20, 'Full-spread adhesive'),
    substanceSentences: [
      'Thin enough to meet old carpet without a lip.',
      'Glued flat, it makes no sound and shows no seam.',
      'A single board can be lifted and replaced in ten minutes.',
    ],
    useSentences: [
      'For large rooms, shops and rolling chairs.',
      'Good over radiant slabs up to 85 °F.',
      'Roll it after setting and walk on it at once.',
    ],
  },
  {
    ...vinyl,
    id: 'vinyl-tile',
    childSlug: 'luxury-vinyl-tile',
    seriesCount: 44,
    colorsPerSeries: [8, 12],
    themes: ['stone'],
    nouns: ['{substance}-Look Vinyl Tile'],
    palette: [
      ...cements,
      ...terrazzos.filter((t) => t.name !== 'Terracotta'),
      ...marbles.slice(0, 14),
      ...stonesOf('Slate', 'Limestone'),
    ],
    families: [
      formatFamily({ sizes: '12x24:10,18x18:9', thicknessMm: 5, jointMm: 0 }),
      formatFamily({
        sizes: '12x24:9,18x36:4',
        thicknessMm: 6,
        jointMm: 0,
        pattern: 'half-offset',
        pricePct: [100, 108],
      }),
      formatFamily({ sizes: '18x18:8', thicknessMm: 4, jointMm: 1.6 }),
    ],
    finishSets: [[asMade('Ceramic Bead Matte')], [asMade('Stone Emboss')]],
    view: 'swatch',
    centsPerSqft: [195, 330],
    toMaterial: (colorway) =>
      onTile(colorway, {
        body: 'vinyl',
        edge: 'beveled',
        finish: 'matte',
        shadeVariation: shadeOf(colorway),
      }),
    toSpecification: vinylRows(
      'Stone polymer composite',
      20,
      'Click-lock, floating; grout optional',
    ),
    substanceSentences: [
      'The look of a cold floor, at the temperature of a warm one.',
      'It can be grouted, or left tight for a seamless field.',
      'Dropped cups often bounce.',
    ],
    useSentences: [
      'A kind floor for long days at the stove.',
      'It rescues a bath in a weekend, old tile and all.',
      'Lay it in halves or straight; both suit it.',
    ],
  },
  {
    ...vinyl,
    id: 'wide-vinyl',
    childSlug: 'wide-plank-vinyl',
    seriesCount: 40,
    colorsPerSeries: [8, 12],
    nouns: ['Wide Vinyl Plank', 'Long Board Vinyl'],
    families: [
      formatFamily({
        sizes: '9x60:6,9x72:5',
        thicknessMm: 6.5,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({
        sizes: '9x72:5',
        thicknessMm: 8,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [114, 114],
      }),
    ],
    centsPerSqft: [265, 430],
    toSpecification: vinylRows('Stone polymer composite', 28, 'Click-lock, floating'),
    substanceSentences: [
      'Nine inches wide, with a painted bevel and a pad already attached.',
      'A 28 mil wear layer is thicker than most shops ask for.',
      'The print runs the whole board without a repeat in sight.',
    ],
    useSentences: [
      'Open plans look quieter in long boards.',
      'Warm underfoot in basements.',
      'It spans a room with half the joints.',
    ],
  },
  {
    ...vinyl,
    id: 'herringbone-vinyl',
    childSlug: 'herringbone-vinyl',
    seriesCount: 24,
    colorsPerSeries: [7, 11],
    nouns: ['Herringbone Vinyl'],
    families: [
      formatFamily({ sizes: '5x25:22', thicknessMm: 6, jointMm: 0, pattern: 'herringbone45' }),
      formatFamily({ sizes: '6x24:18', thicknessMm: 5, jointMm: 0, pattern: 'herringbone45' }),
    ],
    centsPerSqft: [290, 430],
    toSpecification: vinylRows('Stone polymer composite', 20, 'Click-lock, left and right boards'),
    substanceSentences: [
      'Left and right boards click into a herringbone without glue.',
      'All the charm of parquet and none of the fear of water.',
    ],
    useSentences: [
      'A bath with a parquet floor, at last.',
      'Start in the middle and keep the first row true.',
      'Pretty in a hall, practical in a mudroom.',
    ],
  },
];
