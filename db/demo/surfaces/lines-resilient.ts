// Laminate and luxury vinyl.
import { cements, terrazzos } from '../palettes/cements.ts';
import { marbles } from '../palettes/marbles.ts';
import { stonesOf } from '../palettes/natural-stones.ts';
import { woodsOf } from '../palettes/woods.ts';
import { asMade } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { asItIs, describeShade, onTile, shadeOf } from './looks.ts';

/** Species that the trade prints; the tropical rest would not be believed. */
const decors = woodsOf(
  'White Oak',
  'Red Oak',
  'Oak',
  'Hickory',
  'Maple',
  'Walnut',
  'Ash',
  'Pine',
  'Acacia',
);

function laminateRows(rating: string, water: string) {
  return (facts: SurfaceFacts): readonly SpecificationRow[] => [
    ['Core', 'High-density fiberboard'],
    ['Wear rating', rating],
    ['Water', water],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['Edge', facts.seriesSeed % 2 === 0 ? 'Painted bevel' : 'Micro-bevel'],
    ['Installation', 'Click-lock, floating; on, above or below grade'],
    ['Underlayment', facts.family.thicknessTmm >= 120 ? 'Attached pad' : 'Needed, not included'],
    ['Warranty', '25 years residential'],
  ];
}

const laminate = {
  colorPriceWeightPct: 12,
  trade: 'laminate',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['wood'],
  palette: decors,
  material: 'Laminate',
  view: 'room',
  densityKgM3: 890,
  leadTimeDays: [2, 7],
  finishSets: [
    [asMade('Embossed in Register')],
    [asMade('Wire-Brushed Emboss')],
    [asMade('Silk Matte')],
  ],
  toMaterial: (colorway) => asItIs(colorway, { body: 'laminate', texture: 'embossed' }),
} as const satisfies Partial<SurfaceLine>;

export const laminateLines: readonly SurfaceLine[] = [
  {
    ...laminate,
    id: 'classic-laminate',
    childSlug: 'classic-laminate',
    seriesCount: 44,
    colorsPerSeries: [8, 12],
    nouns: ['Laminate', 'Laminate Plank'],
    families: [
      formatFamily({
        sizes: '7.5x50.5:8,9x50.5:6',
        thicknessMm: 8,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({
        sizes: '7.5x50.5:7',
        thicknessMm: 10,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [112, 112],
      }),
      formatFamily({
        sizes: '6.25x50.5:9,7.5x50.5:8',
        thicknessMm: 8,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [98, 100],
      }),
    ],
    centsPerSqft: [125, 215],
    toSpecification: laminateRows('AC3, residential', 'Wipe spills within 30 minutes'),
    substanceSentences: [
      'A photographed grain under melamine, on a dense fiberboard core.',
      'Boards click together at the long edge and drop in at the short one.',
      'The grain is pressed as well as printed.',
      'Sunlight, felt pads and bare feet leave it as it was.',
    ],
    useSentences: [
      'Two people lay a bedroom between breakfast and dinner.',
      'It goes over old tile and vinyl without tearing anything out.',
      'A sensible floor for rentals and first houses.',
      'Leave a gap at the wall and cover it with the old baseboard.',
    ],
  },
  {
    ...laminate,
    id: 'water-resistant-laminate',
    childSlug: 'water-resistant-laminate',
    seriesCount: 40,
    colorsPerSeries: [8, 12],
    nouns: ['Aqua Laminate', 'Water-Resistant Laminate'],
    families: [
      formatFamily({
        sizes: '7.5x54.5:6,9.25x54.5:5',
        thicknessMm: 12,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({ sizes: '8x50.5:6', thicknessMm: 10, jointMm: 0, pattern: 'random-plank' }),
    ],
    centsPerSqft: [175, 275],
    toSpecification: laminateRows('AC4, heavy residential', 'Standing water up to 24 hours'),
    substanceSentences: [
      'Edges are waxed at the mill, and a spill can wait until you are back.',
      'The core is pressed with resin, so that it hardly swells.',
      'A 24-hour water test is part of every run.',
    ],
    useSentences: [
      'Made for kitchens with children in them.',
      'Put it in the laundry and stop thinking about it.',
      'Mop it damp, not wet, and it keeps its edges.',
    ],
  },
  {
    ...laminate,
    id: 'wide-laminate',
    childSlug: 'wide-plank-laminate',
    seriesCount: 32,
    colorsPerSeries: [8, 12],
    nouns: ['Wide Laminate', 'Long-Board Laminate'],
    families: [
      formatFamily({
        sizes: '9.5x72:4,9.5x86:3',
        thicknessMm: 12,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({ sizes: '9x60:5', thicknessMm: 12, jointMm: 0, pattern: 'random-plank' }),
    ],
    centsPerSqft: [210, 320],
    toSpecification: laminateRows('AC4, heavy residential', 'Standing water up to 24 hours'),
    substanceSentences: [
      'Long, wide boards with a bevel on four sides.',
      'Sixty inches and more of grain before a joint.',
      'An attached pad takes the click out of the step.',
    ],
    useSentences: [
      'It gives a big room the scale it wants.',
      'Few joints make light work for the broom.',
      'Stagger the ends by a foot or more.',
    ],
  },
  {
    ...laminate,
    id: 'stone-laminate',
    childSlug: 'stone-look-laminate',
    seriesCount: 28,
    colorsPerSeries: [7, 10],
    themes: ['stone'],
    nouns: ['{substance}-Look Laminate'],
    palette: [...cements, ...stonesOf('Slate', 'Travertine')],
    families: [
      formatFamily({ sizes: '12x24:10,18x18:9', thicknessMm: 8, jointMm: 0 }),
      formatFamily({ sizes: '16x32:6', thicknessMm: 10, jointMm: 0, pattern: 'half-offset' }),
    ],
    finishSets: [[asMade('Stone Emboss')], [asMade('Silk Matte')]],
    view: 'swatch',
    centsPerSqft: [155, 250],
    toMaterial: (colorway) => onTile(colorway, { body: 'vinyl', edge: 'beveled', finish: 'matte' }),
    toSpecification: laminateRows('AC4, heavy residential', 'Standing water up to 24 hours'),
    substanceSentences: [
      'It looks like stone, clicks like a plank and is warm to the foot.',
      'Beveled edges read as a joint without any grout.',
    ],
    useSentences: [
      'Good where tile would be too cold or too much work.',
      'Lay it by halves, as a mason would.',
      'A hall in an afternoon.',
    ],
  },
];

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
