import { cements } from '../palettes/cements.ts';
import type { Colorway } from '../palettes/colorway.ts';
import { stonesOf } from '../palettes/natural-stones.ts';
import { blendsOf } from '../palettes/outdoor.ts';
import type { JsonObject } from '../product.ts';
import { asMade, FLAMED, HONED, MATTE, TUMBLED } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { asItIs, onTile } from './looks.ts';

const plain = (colorway: Colorway): JsonObject => ({ ...colorway.look });

const coping = {
  colorPriceWeightPct: 100,
  trade: 'coping',
  unit: 'Piece',
  minimumUnit: 4,
  soldByArea: false,
  themes: ['yard'],
  material: null,
  view: 'room',
  leadTimeDays: [6, 16],
} as const satisfies Partial<SurfaceLine>;

const PROFILES = ['bullnose', 'eased', 'square', 'drop-face'] as const;
const PROFILE_WORDS = {
  bullnose: 'Bullnose',
  eased: 'Eased',
  square: 'Square',
  'drop-face': 'Drop face',
} as const;

function profileOf(facts: SurfaceFacts) {
  return PROFILES[facts.seriesSeed % PROFILES.length] ?? 'bullnose';
}

const edged =
  (body: (colorway: Colorway) => JsonObject) =>
  (colorway: Colorway, facts: SurfaceFacts): JsonObject => ({
    kind: 'coping',
    body: body(colorway),
    profile: profileOf(facts),
  });

const copingRows = (facts: SurfaceFacts): readonly SpecificationRow[] => [
  ['Edge profile', PROFILE_WORDS[profileOf(facts)]],
  ['Suitable for', 'Chlorine and salt-water pools, steps and walls'],
  ['Slip', 'Wet DCOF 0.50 or more'],
  ['Frost resistant', 'Yes'],
  [
    'Linear coverage',
    `${((facts.family.sizes[0]?.lengthTmm ?? 0) / 3048).toFixed(1).replace(/\.0$/, '')} ft of edge per piece`,
  ],
];

export const copingLines: readonly SurfaceLine[] = [
  {
    ...coping,
    id: 'travertine-coping',
    childSlug: 'travertine-coping',
    seriesCount: 20,
    colorsPerSeries: [5, 7],
    nouns: ['{substance} Coping'],
    palette: stonesOf('Travertine'),
    families: [
      formatFamily({ sizes: '12x24:1', thicknessMm: 50, jointMm: 4.8 }),
      formatFamily({ sizes: '12x24:1,16x24:1', thicknessMm: 30, jointMm: 4.8, pricePct: [74, 76] }),
    ],
    finishSets: [[{ ...TUMBLED, pricePct: 100 }], [HONED], [HONED, TUMBLED]],
    densityKgM3: 2450,
    centsPerSqft: [850, 1380],
    toMaterial: edged((colorway) => asItIs(colorway)),
    toSpecification: copingRows,
    substanceSentences: [
      'Travertine stays cool in August and takes the edge off a wet step.',
      'The edge is cut by profile wheel and finished by hand.',
      'Pores are left open for grip.',
    ],
    useSentences: [
      'Set it with a slight fall away from the water.',
      'Take the same stone across the deck.',
      'Kind to elbows and swimsuits.',
    ],
  },
  {
    ...coping,
    id: 'limestone-coping',
    childSlug: 'limestone-coping',
    seriesCount: 18,
    colorsPerSeries: [5, 8],
    nouns: ['{substance} Coping'],
    palette: stonesOf('Limestone', 'Sandstone'),
    families: [
      formatFamily({ sizes: '12x24:1', thicknessMm: 50, jointMm: 4.8 }),
      formatFamily({ sizes: '14x24:1', thicknessMm: 40, jointMm: 4.8 }),
    ],
    finishSets: [[HONED], [FLAMED], [HONED, FLAMED]],
    densityKgM3: 2450,
    centsPerSqft: [900, 1450],
    toMaterial: edged((colorway) => asItIs(colorway)),
    toSpecification: copingRows,
    substanceSentences: [
      'A soft-toned stone with a sugar grain that holds a wet foot.',
      'Sawn from beds that have seen frost before.',
      'Every edge is eased by hand.',
    ],
    useSentences: [
      'It sits well beside lawn and lavender.',
      'Seal it if the pool is salted.',
      'Use it on garden walls and step treads as well.',
    ],
  },
  {
    ...coping,
    id: 'bluestone-coping',
    childSlug: 'bluestone-coping',
    seriesCount: 22,
    colorsPerSeries: [3, 5],
    nouns: ['{substance} Coping'],
    palette: stonesOf('Bluestone', 'Granite', 'Basalt', 'Quartzite'),
    families: [
      formatFamily({ sizes: '12x24:1', thicknessMm: 50, jointMm: 4.8 }),
      formatFamily({ sizes: '12x36:1', thicknessMm: 50, jointMm: 4.8 }),
    ],
    finishSets: [[{ ...FLAMED, pricePct: 100 }], [FLAMED, HONED]],
    densityKgM3: 2700,
    centsPerSqft: [1080, 1720],
    toMaterial: edged((colorway) => asItIs(colorway)),
    toSpecification: copingRows,
    substanceSentences: [
      'Hard stone, flamed so that the face has a bite.',
      'It does not flake under frost or chlorine.',
      'The blade leaves it straight, and the torch leaves it rough.',
    ],
    useSentences: [
      'A crisp dark line around bright water.',
      'For modern pools with square corners.',
      'Pair it with pale pavers, so that the edge is seen.',
    ],
  },
  {
    ...coping,
    id: 'porcelain-coping',
    childSlug: 'porcelain-coping',
    trade: 'paver-porcelain',
    seriesCount: 16,
    colorsPerSeries: [6, 9],
    nouns: ['Porcelain Coping'],
    palette: cements,
    families: [
      formatFamily({ sizes: '12x24:1', thicknessMm: 20, jointMm: 4.8 }),
      formatFamily({ sizes: '13x24:1', thicknessMm: 20, jointMm: 4.8 }),
    ],
    finishSets: [[{ ...MATTE, label: 'Grip' }]],
    material: 'Porcelain',
    densityKgM3: 2350,
    centsPerSqft: [780, 1240],
    toMaterial: edged((colorway) => onTile(colorway, { body: 'porcelain', edge: 'rectified' })),
    toSpecification: copingRows,
    substanceSentences: [
      'A two-centimeter edge in the very color of the paver.',
      'Salt, sun and chlorine have no business with it.',
      'The nose is glued and ground, and it feels like one piece.',
    ],
    useSentences: [
      'Order it with the pavers of the same name.',
      'It keeps a light pool deck light for good.',
      'Corners come mitered on request.',
    ],
  },
  {
    ...coping,
    id: 'concrete-coping',
    childSlug: 'concrete-coping',
    seriesCount: 16,
    colorsPerSeries: [6, 9],
    nouns: ['{substance} Coping'],
    palette: [...blendsOf('concrete'), ...blendsOf('brick')],
    families: [
      formatFamily({ sizes: '12x12:1', thicknessMm: 57, jointMm: 6.4 }),
      formatFamily({ sizes: '12x24:1', thicknessMm: 57, jointMm: 6.4 }),
    ],
    finishSets: [[asMade('Cast')], [asMade('Tumbled')]],
    densityKgM3: 2250,
    centsPerSqft: [520, 860],
    toMaterial: edged(plain),
    toSpecification: copingRows,
    substanceSentences: [
      'Dense, air-entrained and cured for a month before it ships.',
      'The round nose is molded in one piece with the body.',
      'Color goes through, so that a chip stays quiet.',
    ],
    useSentences: [
      'The sensible edge for a family pool.',
      'It matches pavers of the same blend.',
      'Use it to cap a seat wall.',
    ],
  },
];
