// Cut stone and mosaics for floors and walls.
import { cements } from '../palettes/cements.ts';
import { glazes } from '../palettes/glazes.ts';
import { marbles } from '../palettes/marbles.ts';
import { naturalStones, stonesOf } from '../palettes/natural-stones.ts';
import { BRUSHED, CLEFT, HONED, MATTE, POLISHED, SATIN, TUMBLED } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { asItIs, describeShade, onTile, shadeOf } from './looks.ts';

function stoneRows(facts: SurfaceFacts): readonly SpecificationRow[] {
  return [
    ['Edge', 'Sawn, micro-beveled'],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['Sealing', 'Before grouting, then yearly'],
    ['Suitable for', 'Floors, walls and showers'],
    ['Recommended grout joint', facts.family.jointTmm <= 16 ? '1/16 in' : '1/8 in'],
    ['Origin', 'Natural stone; color and veins vary'],
    ['Warranty', '1 year'],
  ];
}

const stone = {
  colorPriceWeightPct: 100,
  trade: 'stone',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['stone'],
  material: null,
  view: 'swatch',
  leadTimeDays: [4, 12],
  toMaterial: (colorway) => asItIs(colorway),
  toSpecification: stoneRows,
} as const satisfies Partial<SurfaceLine>;

export const stoneLines: readonly SurfaceLine[] = [
  {
    ...stone,
    id: 'marble-tile',
    childSlug: 'marble-tile',
    seriesCount: 84,
    colorsPerSeries: [8, 13],
    nouns: ['Marble', 'Marble Tile'],
    palette: marbles,
    families: [
      formatFamily({
        sizes: '12x12:10,12x24:5,24x24:3',
        thicknessMm: 10,
        jointMm: 1.6,
        pricePct: [100, 114],
      }),
      formatFamily({
        sizes: '18x18:5,12x24:5',
        thicknessMm: 10,
        jointMm: 1.6,
        pricePct: [104, 104],
      }),
      formatFamily({
        sizes: '6x12:20,12x12:10',
        thicknessMm: 10,
        jointMm: 1.6,
        pattern: 'half-offset',
        pricePct: [104, 100],
      }),
    ],
    finishSets: [[HONED, POLISHED], [POLISHED], [HONED], [HONED, BRUSHED]],
    densityKgM3: 2700,
    centsPerSqft: [520, 960],
    substanceSentences: [
      'Real marble, gauged to an even thickness and calibrated on the back.',
      'It is cut from one run of blocks, and the crates are numbered so that they can be mixed in order.',
      'Marble takes on a soft patina with the years; seal it and let it.',
      'No two pieces match, and together they belong.',
    ],
    useSentences: [
      'Honed is kinder to bath floors, polished to a fireplace.',
      'Lay out three boxes before the first cut.',
      'Keep lemon and vinegar off it, or learn to love the marks.',
      'Beautiful with unlacquered brass and white oak.',
    ],
  },
  {
    ...stone,
    id: 'natural-stone-tile',
    childSlug: 'natural-stone-tile',
    seriesCount: 66,
    colorsPerSeries: [8, 12],
    nouns: ['{substance}', '{substance} Tile'],
    palette: naturalStones,
    families: [
      formatFamily({
        sizes: '12x12:10,16x16:6,18x18:5',
        thicknessMm: 12,
        jointMm: 3.2,
        pricePct: [100, 104],
      }),
      formatFamily({
        sizes: '12x24:5,24x24:3',
        thicknessMm: 12,
        jointMm: 3.2,
        pricePct: [102, 112],
      }),
      formatFamily({ sizes: '16x24:4', thicknessMm: 12, jointMm: 4.8, pattern: 'half-offset' }),
    ],
    finishSets: [[HONED], [HONED, BRUSHED], [TUMBLED], [HONED, TUMBLED]],
    densityKgM3: 2550,
    centsPerSqft: [360, 620],
    substanceSentences: [
      'Quarried, gauged and dried before it is boxed.',
      'The stone is left as it is: pores, seams and the odd fossil.',
      'It stays cool in summer and holds the heat of a warm floor in winter.',
      'A breathing sealer keeps water out and color in.',
    ],
    useSentences: [
      'It forgives crumbs, boots and time.',
      'Right for entries, sunrooms and long halls.',
      'Use a joint of 1/8 in or more and a sanded grout.',
      'Indoors and under cover it will outlast the house.',
    ],
  },
  {
    ...stone,
    id: 'slate-cleft-tile',
    childSlug: 'natural-stone-tile',
    seriesCount: 12,
    colorsPerSeries: [5, 7],
    nouns: ['Cleft Slate', 'Slate Tile'],
    palette: stonesOf('Slate'),
    families: [
      formatFamily({
        sizes: '12x12:10,12x24:5',
        thicknessMm: 11,
        jointMm: 4.8,
        pricePct: [100, 104],
      }),
      formatFamily({ sizes: '16x16:6', thicknessMm: 11, jointMm: 4.8 }),
    ],
    finishSets: [[CLEFT], [CLEFT, HONED]],
    densityKgM3: 2800,
    centsPerSqft: [320, 520],
    substanceSentences: [
      'Split along its own layers, which gives a grip that no machine can copy.',
      'Slate is nearly waterproof and does not mind the cold.',
    ],
    useSentences: [
      'A mudroom floor that looks better dirty.',
      'Good around a stove and on a covered porch.',
      'A penetrating sealer deepens the color by a shade.',
    ],
  },
];

const MOSAIC_FAMILIES = [
  formatFamily({
    sizes: 'hexagon 1 @ 12x12:10,hexagon 2 @ 12x12:10',
    thicknessMm: 8,
    jointMm: 2,
    pricePct: [108, 100],
  }),
  formatFamily({ sizes: 'penny 0.75 @ 12x12:10', thicknessMm: 6.5, jointMm: 2 }),
  formatFamily({
    sizes: 'basketweave 1x2 @ 12x12:10,stacked 2 @ 12x12:10',
    thicknessMm: 9,
    jointMm: 2,
    pricePct: [122, 96],
  }),
  formatFamily({
    sizes: 'herringbone45 1x3 @ 12x12:10,half-offset 1x3 @ 12x12:10',
    thicknessMm: 9,
    jointMm: 2,
    pricePct: [116, 106],
  }),
  formatFamily({ sizes: 'octagon-dot 2 @ 12x12:10', thicknessMm: 8, jointMm: 2 }),
];

const mosaic = {
  colorPriceWeightPct: 60,
  trade: 'mosaic',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['craft'],
  families: MOSAIC_FAMILIES,
  view: 'swatch',
  leadTimeDays: [3, 9],
} as const satisfies Partial<SurfaceLine>;

function mosaicRows(facts: SurfaceFacts): readonly SpecificationRow[] {
  return [
    ['Backing', 'Fiberglass mesh'],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['Recommended grout joint', 'As spaced on the sheet, about 1/16 in'],
    ['Suitable for', 'Floors, shower floors and walls'],
    ['Warranty', '1 year'],
  ];
}

export const mosaicLines: readonly SurfaceLine[] = [
  {
    ...mosaic,
    id: 'marble-mosaic-floor',
    childSlug: 'mosaic-floor-tile',
    trade: 'stone',
    themes: ['craft'],
    seriesCount: 42,
    colorsPerSeries: [7, 11],
    nouns: ['Marble Mosaic'],
    palette: marbles,
    finishSets: [[HONED], [HONED, POLISHED], [TUMBLED]],
    material: 'Marble',
    densityKgM3: 2700,
    centsPerSqft: [980, 1650],
    toMaterial: (colorway) => asItIs(colorway),
    toSpecification: mosaicRows,
    substanceSentences: [
      'Each chip is cut from slab stone and set by hand on mesh.',
      'The many joints give a shower floor its grip.',
      'Sheets interlock at the edge, so that the seams disappear.',
    ],
    useSentences: [
      'Slope it to the drain without a single lipped corner.',
      'Let it be the rug in a plain marble floor.',
      'Rest it in the shower niche and on the floor below.',
    ],
  },
  {
    ...mosaic,
    id: 'porcelain-mosaic-floor',
    childSlug: 'mosaic-floor-tile',
    trade: 'ceramic',
    seriesCount: 36,
    colorsPerSeries: [8, 12],
    nouns: ['Porcelain Mosaic', 'Mosaic'],
    palette: [
      ...cements,
      ...glazes.filter((glaze) => !cements.some(({ name }) => name === glaze.name)),
    ],
    finishSets: [[MATTE], [MATTE, SATIN]],
    material: 'Porcelain',
    densityKgM3: 2350,
    centsPerSqft: [520, 880],
    toMaterial: (colorway) => onTile(colorway, { body: 'porcelain', edge: 'pressed' }),
    toSpecification: (facts) => [
      ...mosaicRows(facts),
      ['Wet DCOF', '0.50 or more'],
      ['Water absorption', '0.5 % or less'],
    ],
    substanceSentences: [
      'Unglazed edges and a dry face make it sure underfoot when it is soapy.',
      'Porcelain chips need no sealing, in the shower or out of it.',
      'It bends over curves and slopes as a sheet of paper would.',
    ],
    useSentences: [
      'The classic floor for a bath with a clawfoot tub.',
      'Spell a house number at the threshold in a second color.',
      'Match the grout and it reads as texture; contrast it and it reads as pattern.',
    ],
  },
];

export const stoneWallLines: readonly SurfaceLine[] = [
  {
    ...stone,
    id: 'marble-wall',
    childSlug: 'marble-backsplash',
    seriesCount: 78,
    colorsPerSeries: [7, 12],
    nouns: ['Marble Subway', 'Marble Wall Tile'],
    palette: marbles,
    families: [
      formatFamily({
        sizes: '3x6:40,4x12:15',
        thicknessMm: 10,
        jointMm: 1.6,
        pattern: 'half-offset',
        pricePct: [100, 106],
      }),
      formatFamily({
        sizes: '2x8:45,3x12:20',
        thicknessMm: 10,
        jointMm: 1.6,
        pattern: 'stacked',
        pricePct: [112, 108],
      }),
      formatFamily({ sizes: '2.5x8:36', thicknessMm: 10, jointMm: 1.6, pattern: 'herringbone45' }),
    ],
    finishSets: [[HONED, POLISHED], [POLISHED], [HONED]],
    view: 'wall',
    densityKgM3: 2700,
    centsPerSqft: [640, 1120],
    substanceSentences: [
      'Cut small, marble shows its range: a quiet piece beside a veined one.',
      'Edges are eased by hand, so that the corner of a niche feels finished.',
      'Sealed twice, it stands up to tomato and turmeric.',
    ],
    useSentences: [
      'Take it from the counter to the ceiling behind a range.',
      'Set it with a 1/16 in joint in soft white.',
      'It makes a small kitchen look considered.',
    ],
  },
  {
    ...mosaic,
    id: 'stone-mosaic-wall',
    childSlug: 'mosaic-backsplash',
    seriesCount: 74,
    colorsPerSeries: [7, 11],
    nouns: ['{substance} Mosaic'],
    palette: [...marbles, ...stonesOf('Travertine', 'Limestone')],
    families: [
      formatFamily({
        sizes: 'herringbone45 1x2 @ 12x12:10,herringbone45 1x4 @ 12x12:10',
        thicknessMm: 8,
        jointMm: 2,
        pricePct: [100, 108],
      }),
      formatFamily({
        sizes: 'hexagon 2 @ 12x12:10,hexagon 3 @ 12x12:10',
        thicknessMm: 8,
        jointMm: 2,
        pricePct: [100, 96],
      }),
      formatFamily({ sizes: 'chevron 1x4 @ 12x12:10', thicknessMm: 8, jointMm: 1.6 }),
      formatFamily({
        sizes: 'windmill 2 @ 12x12:10,basketweave 1x2 @ 12x12:10',
        thicknessMm: 8,
        jointMm: 2,
        pricePct: [112, 116],
      }),
    ],
    finishSets: [[HONED], [POLISHED], [HONED, POLISHED]],
    material: null,
    view: 'wall',
    densityKgM3: 2650,
    centsPerSqft: [1020, 1720],
    toMaterial: (colorway) => asItIs(colorway),
    toSpecification: mosaicRows,
    substanceSentences: [
      'Small cuts of stone, sorted by eye so that no sheet stands out.',
      'Mesh-backed and dry-laid at the mill before it is packed.',
      'The cut is water-jet clean and the joints run even.',
    ],
    useSentences: [
      'Ten sheets dress the wall behind a range.',
      'Frame it with a pencil liner of the same stone.',
      'Light it from above and the pattern comes forward.',
    ],
  },
];
