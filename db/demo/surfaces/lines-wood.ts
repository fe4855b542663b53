// Hardwood floors.
import { jankaLbf, woods, woodsOf } from '../palettes/woods.ts';
import type { FinishChoice, SpecificationRow, SurfaceFacts, SurfaceLine } from './line.ts';
import { formatFamily } from './line.ts';
import { asItIs, describeShade, shadeOf } from './looks.ts';

const MATTE_OIL: FinishChoice = { label: 'Matte Oil', look: { finish: 'matte' }, pricePct: 104 };
const MATTE_LACQUER: FinishChoice = {
  label: 'Matte Lacquer',
  look: { finish: 'matte' },
  pricePct: 100,
};
const SATIN_LACQUER: FinishChoice = {
  label: 'Satin Lacquer',
  look: { finish: 'satin' },
  pricePct: 100,
};
const SEMI_GLOSS: FinishChoice = { label: 'Semi-Gloss', look: { finish: 'glossy' }, pricePct: 100 };

function janka(facts: SurfaceFacts): SpecificationRow {
  return ['Janka hardness', `${jankaLbf(facts.colorway.substance).toLocaleString('en-US')} lbf`];
}

const wood = {
  colorPriceWeightPct: 85,
  trade: 'wood',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['wood'],
  material: null,
  view: 'room',
  densityKgM3: 720,
} as const satisfies Partial<SurfaceLine>;

const engineeredRows =
  (wearLayer: string) =>
  (facts: SurfaceFacts): readonly SpecificationRow[] => [
    ['Construction', 'Engineered, birch ply core'],
    ['Wear layer', `${wearLayer} of sawn ${facts.colorway.substance.toLowerCase()}`],
    janka(facts),
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['Edge', 'Micro-beveled, tongue and groove'],
    ['Installation', 'Float, glue or staple; on, above or below grade'],
    ['Radiant heat', 'Approved'],
    ['Warranty', '30 years residential finish'],
  ];

export const woodLines: readonly SurfaceLine[] = [
  {
    ...wood,
    id: 'solid-hardwood',
    childSlug: 'solid-hardwood',
    seriesCount: 50,
    colorsPerSeries: [8, 12],
    nouns: ['{substance} Solid Hardwood', '{substance} Strip', '{substance} Solid Plank'],
    palette: woodsOf(
      'White Oak',
      'Red Oak',
      'Hickory',
      'Maple',
      'Ash',
      'Birch',
      'Cherry',
      'Walnut',
      'Pine',
    ),
    families: [
      formatFamily({
        sizes: '2.25x42:30,3.25x42:21',
        thicknessMm: 19,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [96, 100],
      }),
      formatFamily({
        sizes: '3.25x48:18,5x48:12',
        thicknessMm: 19,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 112],
      }),
      formatFamily({
        sizes: '4x48:15,5x60:10',
        thicknessMm: 19,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [106, 114],
      }),
    ],
    finishSets: [[SATIN_LACQUER], [SATIN_LACQUER, MATTE_LACQUER], [SEMI_GLOSS, SATIN_LACQUER]],
    centsPerSqft: [430, 640],
    leadTimeDays: [5, 14],
    toMaterial: (colorway) => asItIs(colorway, { body: 'solid', edge: 'micro-bevel' }),
    toSpecification: (facts) => [
      ['Construction', 'Solid, one piece'],
      janka(facts),
      ['Shade variation', describeShade(shadeOf(facts.colorway))],
      ['Edge', 'Micro-beveled, tongue and groove'],
      ['Refinishing', 'Up to seven times'],
      ['Installation', 'Nail or staple; on or above grade'],
      ['Radiant heat', 'Not advised'],
      ['Warranty', '25 years residential finish'],
    ],
    substanceSentences: [
      'Three quarters of an inch of solid wood, end to end.',
      'Kiln-dried to 7 percent and milled so that the boards close by hand.',
      'Seven coats of finish go on at the mill; you walk on it the same day.',
      'It can be sanded back to new when the grandchildren have done their worst.',
    ],
    useSentences: [
      'Nail it down over plywood and give it three days to get used to the house.',
      'Right for bedrooms, stairs and long rooms above grade.',
      'A rug will leave its outline in the first summer; move it once in a while.',
      'Run the boards along the light.',
    ],
  },
  {
    ...wood,
    id: 'engineered-hardwood',
    childSlug: 'engineered-hardwood',
    seriesCount: 68,
    colorsPerSeries: [8, 13],
    nouns: ['{substance} Engineered Plank', '{substance} Engineered Hardwood'],
    palette: woodsOf(
      'White Oak',
      'Red Oak',
      'Oak',
      'Hickory',
      'Maple',
      'Ash',
      'Walnut',
      'Birch',
      'Cherry',
    ),
    families: [
      formatFamily({
        sizes: '5x48:14,6.5x60:9',
        thicknessMm: 14,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [92, 100],
      }),
      formatFamily({ sizes: '7.5x75:8', thicknessMm: 15, jointMm: 0, pattern: 'random-plank' }),
      formatFamily({
        sizes: '6.5x48:11,7.5x75:8',
        thicknessMm: 12.7,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [94, 104],
      }),
    ],
    finishSets: [
      [MATTE_LACQUER, MATTE_OIL],
      [SATIN_LACQUER, MATTE_LACQUER],
      [MATTE_LACQUER, SATIN_LACQUER],
    ],
    centsPerSqft: [390, 680],
    leadTimeDays: [4, 12],
    toMaterial: (colorway) => asItIs(colorway, { body: 'engineered', edge: 'micro-bevel' }),
    toSpecification: engineeredRows('3 mm'),
    substanceSentences: [
      'A sawn face of real wood rides on cross-laid birch ply and stays flat through the seasons.',
      'The finish is cured by light, coat by coat, and feels like bare wood.',
      'Boards are sorted by grain before they are boxed.',
      'The wear layer can be sanded twice.',
    ],
    useSentences: [
      'It goes over concrete, over radiant heat and into basements that are dry.',
      'Float it in a weekend or glue it for a silent floor.',
      'Widths like these suit a room that is lived in from corner to corner.',
      'Dogs leave fewer traces on the matte finish.',
    ],
  },
  {
    ...wood,
    id: 'wide-plank',
    childSlug: 'wide-plank-hardwood',
    seriesCount: 40,
    colorsPerSeries: [8, 12],
    nouns: ['{substance} Wide Plank'],
    palette: woodsOf('White Oak', 'Oak', 'Hickory', 'Walnut', 'Ash', 'Pine'),
    families: [
      formatFamily({ sizes: '9x87:5', thicknessMm: 15, jointMm: 0, pattern: 'random-plank' }),
      formatFamily({
        sizes: '9x75:6,10.25x87:5',
        thicknessMm: 18,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 114],
      }),
      formatFamily({ sizes: '9.5x96:4', thicknessMm: 20, jointMm: 0, pattern: 'random-plank' }),
    ],
    finishSets: [
      [MATTE_OIL, MATTE_LACQUER],
      [MATTE_LACQUER, MATTE_OIL],
    ],
    centsPerSqft: [590, 940],
    leadTimeDays: [7, 21],
    toMaterial: (colorway) => asItIs(colorway, { body: 'engineered', edge: 'micro-bevel' }),
    toSpecification: engineeredRows('4 mm'),
    substanceSentences: [
      'Boards this wide are cut from the heart of old trees, one or two from a log.',
      'Long lengths mean few end joints, and the grain gets to finish its sentence.',
      'A four-millimeter face holds its bevel after sanding.',
    ],
    useSentences: [
      'It calms a big room and makes a small one simpler.',
      'Acclimate the boxes for a week before you lay them.',
      'Take it right up to a glass wall.',
      'Order ten percent over, so that the last board is a long one too.',
    ],
  },
  {
    ...wood,
    id: 'parquet',
    childSlug: 'parquet-hardwood',
    seriesCount: 34,
    colorsPerSeries: [7, 11],
    nouns: ['{substance} Herringbone', '{substance} Parquet'],
    palette: woodsOf('White Oak', 'Oak', 'Walnut', 'Ash'),
    families: [
      formatFamily({ sizes: '4x24:24', thicknessMm: 15, jointMm: 0, pattern: 'herringbone45' }),
      formatFamily({
        sizes: '3x15:40,4.75x24:20',
        thicknessMm: 14,
        jointMm: 0,
        pattern: 'herringbone45',
        pricePct: [106, 100],
      }),
      formatFamily({ sizes: '5x30:16', thicknessMm: 15, jointMm: 0, pattern: 'herringbone45' }),
    ],
    finishSets: [[MATTE_LACQUER], [MATTE_OIL], [MATTE_LACQUER, SATIN_LACQUER]],
    centsPerSqft: [640, 1020],
    leadTimeDays: [10, 24],
    toMaterial: (colorway) => asItIs(colorway, { body: 'engineered', edge: 'micro-bevel' }),
    toSpecification: engineeredRows('3 mm'),
    substanceSentences: [
      'Blocks come half left, half right, with grooves on the ends for a tight zigzag.',
      'The grain turns with the block, and the floor shimmers as you cross it.',
      'Cut to a tenth of a millimeter, so that the points meet.',
    ],
    useSentences: [
      'Start from the center line and let the border take up the rest.',
      'Glue it down; a pattern should not move.',
      'It dresses a dining room without a rug.',
    ],
  },
  {
    ...wood,
    id: 'chevron',
    childSlug: 'parquet-hardwood',
    seriesCount: 9,
    colorsPerSeries: [6, 10],
    nouns: ['{substance} Chevron'],
    palette: woodsOf('White Oak', 'Walnut', 'Ash'),
    families: [
      formatFamily({ sizes: '4x24:24', thicknessMm: 15, jointMm: 0, pattern: 'chevron' }),
      formatFamily({ sizes: '5x28:18', thicknessMm: 15, jointMm: 0, pattern: 'chevron' }),
    ],
    finishSets: [[MATTE_LACQUER], [MATTE_OIL]],
    centsPerSqft: [720, 1120],
    leadTimeDays: [12, 28],
    toMaterial: (colorway) => asItIs(colorway, { body: 'engineered', edge: 'micro-bevel' }),
    toSpecification: engineeredRows('3 mm'),
    substanceSentences: [
      'Ends are cut at an angle so that the points line up like arrows.',
      'Each box balances left and right, grain for grain.',
    ],
    useSentences: ['Point it toward the window or the fire.', 'A Paris floor for any town.'],
  },
  {
    ...wood,
    id: 'exotic-hardwood',
    childSlug: 'exotic-hardwood',
    seriesCount: 36,
    colorsPerSeries: [5, 8],
    nouns: ['{substance} Hardwood', '{substance} Plank'],
    palette: woods.filter(({ substance }) =>
      ['Acacia', 'Brazilian Cherry', 'Teak', 'Mahogany', 'Cumaru', 'Tigerwood', 'Wenge'].includes(
        substance,
      ),
    ),
    families: [
      formatFamily({ sizes: '3.25x48:18', thicknessMm: 19, jointMm: 0, pattern: 'random-plank' }),
      formatFamily({ sizes: '5x48:12', thicknessMm: 15, jointMm: 0, pattern: 'random-plank' }),
      formatFamily({
        sizes: '4.75x48:13,7x60:8',
        thicknessMm: 15,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [100, 110],
      }),
    ],
    finishSets: [[SATIN_LACQUER], [SEMI_GLOSS], [SATIN_LACQUER, MATTE_LACQUER]],
    densityKgM3: 900,
    centsPerSqft: [560, 880],
    leadTimeDays: [9, 24],
    toMaterial: (colorway) => asItIs(colorway, { body: 'solid', edge: 'micro-bevel' }),
    toSpecification: (facts) => [
      janka(facts),
      ['Shade variation', describeShade(shadeOf(facts.colorway))],
      ['Edge', 'Micro-beveled, tongue and groove'],
      ['Certification', 'Chain of custody, legal harvest'],
      ['Color change', 'Deepens in the first year of light'],
      ['Installation', 'Nail or glue; on or above grade'],
      ['Warranty', '25 years residential finish'],
    ],
    substanceSentences: [
      'Dense, oily wood that needs a carbide blade and repays it.',
      'Color comes from the tree and not from a can.',
      'Harvested under license, with papers from stump to mill.',
    ],
    useSentences: [
      'Give it light: it deepens for a year and then holds.',
      'It stands up to chairs, heels and hallways.',
      'Let a plain room wear it like jewelry.',
    ],
  },
];
