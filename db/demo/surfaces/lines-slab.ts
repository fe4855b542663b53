// Countertops by the slab, and butcher block by the top.
import { cements } from '../palettes/cements.ts';
import { marbles } from '../palettes/marbles.ts';
import { graniteSlabs, quartziteSlabs, quartzSlabs } from '../palettes/slabs.ts';
import { woodsOf } from '../palettes/woods.ts';
import { HONED, LEATHERED, MATTE, POLISHED, SATIN } from './finishes.ts';
import { formatFamily, type SurfaceLine } from './line.ts';
import { asItIs, describeShade, onTile, shadeOf } from './looks.ts';

const POLISHED_SLAB = { ...POLISHED, pricePct: 100 };

const slab = {
  colorPriceWeightPct: 100,
  unit: 'Slab',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['stone'],
  view: 'swatch',
  leadTimeDays: [7, 18],
} as const satisfies Partial<SurfaceLine>;

const naturalSizes = [
  formatFamily({ sizes: '65x120:1', thicknessMm: 30, jointMm: 0 }),
  formatFamily({ sizes: '63x118:1', thicknessMm: 20, jointMm: 0, pricePct: [86, 86] }),
  formatFamily({ sizes: '55x110:1,70x128:1', thicknessMm: 30, jointMm: 0, pricePct: [98, 104] }),
];

const naturalRows: SurfaceLine['toSpecification'] = (facts) => [
  ['Shade variation', describeShade(shadeOf(facts.colorway))],
  ['Sealing', 'Once a year'],
  ['Heat', 'Takes hot pans; a trivet is still wise'],
  ['Selection', 'Slabs of one lot come from one block'],
  ['Fabrication', 'Not included'],
  ['Warranty', '1 year on material'],
];

export const slabLines: readonly SurfaceLine[] = [
  {
    ...slab,
    id: 'quartz-slab',
    childSlug: 'quartz-slabs',
    trade: 'slab-quartz',
    seriesCount: 36,
    colorsPerSeries: [9, 15],
    nouns: ['Quartz', 'Quartz Slab'],
    palette: quartzSlabs,
    families: [
      formatFamily({ sizes: '63x126:1', thicknessMm: 20, jointMm: 0 }),
      formatFamily({ sizes: '63x126:1', thicknessMm: 30, jointMm: 0, pricePct: [122, 122] }),
      formatFamily({
        sizes: '55x120:1,65x130:1',
        thicknessMm: 30,
        jointMm: 0,
        pricePct: [116, 122],
      }),
    ],
    finishSets: [[POLISHED_SLAB], [POLISHED_SLAB, HONED], [POLISHED_SLAB, LEATHERED], [MATTE]],
    material: 'Quartz',
    densityKgM3: 2400,
    centsPerSqft: [1650, 3100],
    toMaterial: (colorway) => ({ ...colorway.look }),
    toSpecification: () => [
      ['Composition', '93 % quartz, bound in resin'],
      ['Sealing', 'Never'],
      ['Heat', 'Use a trivet above 300 °F'],
      ['Stain resistance', 'Coffee, wine and oil wipe off'],
      ['Edge', 'To be cut by your fabricator'],
      ['Warranty', '15 years residential, transferable'],
    ],
    substanceSentences: [
      'Pressed quartz in resin has no pores for wine to find.',
      'The veins run through the thickness, so that a mitered edge matches its face.',
      'Made in matched pairs for long islands.',
      'It is even from slab to slab within a lot.',
    ],
    useSentences: [
      'A good top for people who cook first and wipe later.',
      'Bring it down the side of an island as a waterfall.',
      'Use the same slab as a full-height splash.',
      'Keep hot pans on a trivet and it stays as it came.',
    ],
  },
  {
    ...slab,
    id: 'granite-slab',
    childSlug: 'granite-slabs',
    trade: 'slab-stone',
    seriesCount: 26,
    colorsPerSeries: [7, 11],
    nouns: ['Granite', 'Granite Slab'],
    palette: graniteSlabs,
    families: naturalSizes,
    finishSets: [[POLISHED_SLAB], [POLISHED_SLAB, LEATHERED], [POLISHED_SLAB, HONED]],
    material: 'Granite',
    densityKgM3: 2680,
    centsPerSqft: [1850, 3400],
    toMaterial: (colorway) => asItIs(colorway),
    toSpecification: naturalRows,
    substanceSentences: [
      'Granite is as hard as a kitchen needs and then some.',
      'Slabs are bookmarked by block, so that neighbors can be laid side by side.',
      'A penetrating sealer goes on once a year with a cloth.',
    ],
    useSentences: [
      'Set hot pans on it and cut lemons beside them.',
      'Leathered, it hides crumbs; polished, it doubles the lamp.',
      'A fine top for outdoor kitchens too.',
    ],
  },
  {
    ...slab,
    id: 'marble-slab',
    childSlug: 'marble-slabs',
    trade: 'slab-stone',
    seriesCount: 26,
    colorsPerSeries: [8, 12],
    nouns: ['Marble', 'Marble Slab'],
    palette: marbles,
    families: naturalSizes,
    finishSets: [[POLISHED_SLAB, HONED], [HONED], [POLISHED_SLAB]],
    material: 'Marble',
    densityKgM3: 2700,
    centsPerSqft: [2900, 5600],
    leadTimeDays: [9, 24],
    toMaterial: (colorway) => asItIs(colorway),
    toSpecification: naturalRows,
    substanceSentences: [
      'A full slab shows what a tile can only hint at.',
      'The block is opened like a book, and pairs are kept together.',
      'Marble is soft enough to remember you: seal it, and enjoy the patina.',
    ],
    useSentences: [
      'Bakers like it cold and smooth.',
      'Honed for a working island, polished for a vanity.',
      'Give one great slab the wall behind the range.',
    ],
  },
  {
    ...slab,
    id: 'quartzite-slab',
    childSlug: 'quartzite-slabs',
    trade: 'slab-stone',
    seriesCount: 26,
    colorsPerSeries: [4, 6],
    nouns: ['Quartzite', 'Quartzite Slab'],
    palette: quartziteSlabs,
    families: naturalSizes,
    finishSets: [[POLISHED_SLAB], [POLISHED_SLAB, LEATHERED], [HONED, POLISHED_SLAB]],
    material: 'Quartzite',
    densityKgM3: 2650,
    centsPerSqft: [3000, 5200],
    leadTimeDays: [9, 24],
    toMaterial: (colorway) => asItIs(colorway),
    toSpecification: naturalRows,
    substanceSentences: [
      'Sand that a mountain turned to glass-hard stone.',
      'It has the drawing of marble and shrugs at lemon juice.',
      'Harder than granite, so that knives lose.',
    ],
    useSentences: [
      'The stone for cooks who wanted marble.',
      'Put it where the sun falls, and watch the crystals.',
      'An island of it needs nothing else in the room.',
    ],
  },
  {
    ...slab,
    id: 'porcelain-slab',
    colorPriceWeightPct: 20,
    childSlug: 'porcelain-slabs',
    trade: 'porcelain-slab',
    seriesCount: 24,
    colorsPerSeries: [8, 12],
    nouns: ['Porcelain Slab'],
    palette: [...marbles, ...cements],
    families: [
      formatFamily({ sizes: '63x126:1', thicknessMm: 12, jointMm: 0 }),
      formatFamily({ sizes: '63x126:1', thicknessMm: 20, jointMm: 0, pricePct: [128, 128] }),
      formatFamily({ sizes: '48x110:1,63x126:1', thicknessMm: 6, jointMm: 0, pricePct: [68, 74] }),
    ],
    finishSets: [[POLISHED_SLAB, MATTE], [MATTE], [SATIN], [POLISHED_SLAB]],
    material: 'Porcelain',
    densityKgM3: 2400,
    centsPerSqft: [1700, 3100],
    toMaterial: (colorway) => onTile(colorway, { body: 'porcelain', edge: 'rectified' }),
    toSpecification: (facts) => [
      ['Sealing', 'Never'],
      ['Heat', 'Hot pans are welcome'],
      ['Sunlight', 'Does not fade; fit for outdoors'],
      [
        'Use',
        facts.family.thicknessTmm < 100
          ? 'Walls, splashes and cabinet fronts'
          : 'Counters, tables and walls',
      ],
      ['Warranty', '15 years residential'],
    ],
    substanceSentences: [
      'One pressed sheet, fired at 2,200 °F, indifferent to heat and sun.',
      'It weighs half of what stone would and stains on nothing.',
      'The print is matched along the long edge for book-matched walls.',
    ],
    useSentences: [
      'Use it for the counter, the splash and the range hood in one look.',
      'An outdoor kitchen can wear it all year.',
      'Cut by water jet; ask for a fabricator who knows it.',
    ],
  },
  {
    ...slab,
    id: 'butcher-block',
    childSlug: 'butcher-block',
    trade: 'butcher',
    unit: 'Piece',
    soldByArea: false,
    seriesCount: 22,
    colorsPerSeries: [6, 9],
    themes: ['wood'],
    nouns: ['{substance} Butcher Block', '{substance} Wood Top'],
    palette: woodsOf(
      'White Oak',
      'Maple',
      'Walnut',
      'Cherry',
      'Acacia',
      'Birch',
      'Hickory',
      'Teak',
      'Ash',
    ).filter(
      ({ name }) =>
        !/Limed|Silvered|Greige|Graphite|Black Ash|Driftwood|Weathered|Pale|Ebony|Silver/.test(
          name,
        ),
    ),
    families: [
      formatFamily({
        sizes: '25.5x48:1,25.5x72:1,25.5x96:1',
        thicknessMm: 38,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 96],
      }),
      formatFamily({
        sizes: '25.5x74:1,36x74:1',
        thicknessMm: 44,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [108, 114],
      }),
      formatFamily({
        sizes: '25.5x50:1,25.5x98:1',
        thicknessMm: 38,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 96],
      }),
    ],
    finishSets: [
      [{ label: 'Food-Safe Oil', look: { finish: 'matte' }, pricePct: 100 }],
      [
        { label: 'Unfinished', look: { finish: 'matte' }, pricePct: 94 },
        { label: 'Food-Safe Oil', look: { finish: 'matte' }, pricePct: 100 },
      ],
    ],
    material: null,
    densityKgM3: 700,
    centsPerSqft: [1650, 2900],
    leadTimeDays: [4, 12],
    toMaterial: (colorway) => ({
      ...colorway.look,
      body: 'solid',
      edge: 'square',
      shadeVariation: 'V2',
    }),
    toSpecification: () => [
      ['Construction', 'Edge-glued staves, full length'],
      ['Edge', 'Eased, 1/8 in'],
      ['Care', 'Mineral oil every month in the first year'],
      ['Cutting', 'Cut, rout and drill with wood tools'],
      ['Warranty', '5 years against joint failure'],
    ],
    substanceSentences: [
      'Solid staves are glued under pressure and sanded flat on both faces.',
      'Cut on it, oil it, sand it back: it gets better company every year.',
      'The glue is food-safe and stronger than the wood.',
    ],
    useSentences: [
      'It warms a kitchen of stone and steel.',
      'A good island top, a good desk, a good baker’s bench.',
      'Keep a gap at the wall, since wood likes to breathe.',
    ],
  },
];
