// Stacked stone, turf, pavers and pool edges.
import { cements } from '../palettes/cements.ts';
import type { Colorway } from '../palettes/colorway.ts';
import { marbles } from '../palettes/marbles.ts';
import { naturalStones, stonesOf } from '../palettes/natural-stones.ts';
import { grasses, paverBlends, stackedStones } from '../palettes/outdoor.ts';
import type { JsonObject } from '../product.ts';
import { asMade, FLAMED, HONED, MATTE, TUMBLED } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { asItIs, describeShade, onTile, shadeOf } from './looks.ts';

const blendsOf = (kind: string) => paverBlends.filter(({ look }) => look.body === kind);

const plain = (colorway: Colorway): JsonObject => ({ ...colorway.look });

const stacked = {
  colorPriceWeightPct: 100,
  childSlug: 'ledger-panels',
  trade: 'ledger',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['yard'],
  palette: stackedStones,
  finishSets: [[asMade('Split Face')]],
  material: null,
  view: 'wall',
  densityKgM3: 2600,
  leadTimeDays: [4, 11],
  toMaterial: plain,
} as const satisfies Partial<SurfaceLine>;

const stackedRows = (facts: SurfaceFacts): readonly SpecificationRow[] => [
  ['Shade variation', describeShade(facts.colorway.family === 'Multicolor' ? 'V4' : 'V3')],
  ['Suitable for', 'Walls, indoors and out; fireplace surrounds'],
  ['Frost resistant', 'Yes, when capped'],
  ['Grout', 'None; panels butt together'],
  ['Setting', 'Polymer-modified thin-set, no lath needed indoors'],
];

export const stackedLines: readonly SurfaceLine[] = [
  {
    ...stacked,
    id: 'ledger-panels',
    seriesCount: 36,
    colorsPerSeries: [9, 13],
    nouns: ['{substance} Ledger Panel', '{substance} Stacked Stone'],
    families: [
      formatFamily({ sizes: '6x24:6', thicknessMm: 22, jointMm: 0, pattern: 'ledger' }),
      formatFamily({
        sizes: '6x24:5,4.5x16:10',
        thicknessMm: 20,
        jointMm: 0,
        pattern: 'ledger',
        pricePct: [100, 104],
      }),
    ],
    centsPerSqft: [520, 960],
    toSpecification: stackedRows,
    substanceSentences: [
      'Strips of split stone are bonded into panels that key into one another.',
      'Seams hide because no edge is straight.',
      'Each strip is real stone, split and not molded.',
      'Depth varies by half an inch, and so do the shadows.',
    ],
    useSentences: [
      'A fireplace from hearth to ceiling takes two people one day.',
      'Light it from above to bring out the relief.',
      'Carry it from the living room out to the grill.',
      'Start at the bottom with a level ledger board.',
    ],
  },
  {
    ...stacked,
    id: 'ledger-corners',
    childSlug: 'ledger-corners',
    soldByArea: false,
    seriesCount: 20,
    colorsPerSeries: [8, 12],
    nouns: ['{substance} Ledger Corner'],
    families: [
      formatFamily({ sizes: '6x18:4', thicknessMm: 22, jointMm: 0, pattern: 'ledger' }),
      formatFamily({ sizes: '6x12:6', thicknessMm: 22, jointMm: 0, pattern: 'ledger' }),
    ],
    view: 'piece',
    centsPerSqft: [880, 1450],
    toSpecification: (facts) => [
      ...stackedRows(facts),
      [
        'Coverage',
        `${facts.family.sizes[0]?.piecesPerBox ?? 0} corners of 6 in height: ${(facts.family.sizes[0]?.piecesPerBox ?? 0) / 2} linear ft of corner`,
      ],
    ],
    substanceSentences: [
      'Finger-jointed corners turn the edge without a visible miter.',
      'Left and right alternate as they climb.',
      'Cut from the same lots as the panels.',
    ],
    useSentences: [
      'Count one corner for every six inches of height.',
      'Wrap a column or finish a chimney breast.',
      'Order them with the panels, so that the stone is of one split.',
    ],
  },
  {
    ...stacked,
    id: 'thin-veneer',
    childSlug: 'thin-veneer',
    seriesCount: 24,
    colorsPerSeries: [8, 12],
    nouns: ['{substance} Thin Veneer'],
    families: [
      formatFamily({ sizes: '4x12:30', thicknessMm: 28, jointMm: 12, pattern: 'ledger' }),
      formatFamily({ sizes: '6x14:17', thicknessMm: 30, jointMm: 12, pattern: 'ledger' }),
    ],
    finishSets: [[asMade('Natural Face')], [asMade('Tumbled Face')]],
    centsPerSqft: [780, 1280],
    leadTimeDays: [7, 18],
    toSpecification: (facts) => [
      ['Shade variation', describeShade(facts.colorway.family === 'Multicolor' ? 'V4' : 'V3')],
      ['Sizes', 'Mixed in the crate around the nominal size'],
      ['Mortar joint', '1/2 in'],
      ['Suitable for', 'Walls and chimneys, indoors and out'],
      ['Frost resistant', 'Yes'],
    ],
    substanceSentences: [
      'Full stones, sawn thin on the back so that any stud wall can carry them.',
      'Sizes are mixed the way that a mason reaches for them.',
      'Weight stays under the limit that needs a footing.',
    ],
    useSentences: [
      'Lay it dry on the ground first and move the stones about.',
      'A chimney of it looks older than the house.',
      'Joint it with a sandy mortar and brush it back.',
    ],
  },
  {
    ...stacked,
    id: 'splitface-mosaic',
    childSlug: 'splitface-mosaic',
    seriesCount: 20,
    colorsPerSeries: [7, 11],
    nouns: ['{substance} Splitface'],
    palette: [...stonesOf('Travertine', 'Slate', 'Quartzite', 'Limestone'), ...marbles.slice(0, 8)],
    families: [
      formatFamily({ sizes: 'ledger 4x1 @ 12x12:8', thicknessMm: 12, jointMm: 0 }),
      formatFamily({ sizes: 'ledger 6x1 @ 12x24:4', thicknessMm: 12, jointMm: 0 }),
    ],
    centsPerSqft: [760, 1240],
    toMaterial: (colorway) => ({
      kind: 'ledger',
      rock: colorway.look.rock ?? 'marble',
      colors: [colorway.look.baseColor ?? '#cccccc', colorway.look.cloudColor ?? '#bbbbbb'],
      face: 'split',
      reliefMm: 6,
    }),
    toSpecification: (facts) => [
      ['Backing', 'Fiberglass mesh'],
      ['Shade variation', describeShade(shadeOf(facts.colorway))],
      ['Suitable for', 'Walls, indoors and covered'],
      ['Grout', 'None needed'],
    ],
    substanceSentences: [
      'Little bricks of stone, each with a broken face.',
      'The sheets interlock, and the relief stays under half an inch.',
    ],
    useSentences: [
      'Behind a bar it glitters by candlelight.',
      'Sized for niches, chimney breasts and the fronts of islands.',
      'Seal it before a kitchen gets to it.',
    ],
  },
];

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
    ['Joint', `${Math.max(1, Math.round(facts.family.jointTmm / 8))}/32 in, polymeric sand`],
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

function turfLine(options: {
  readonly id: string;
  readonly colors: readonly string[];
  readonly pileMm: readonly number[];
  readonly cents: readonly [number, number];
  readonly seriesCount: number;
  readonly nouns: readonly string[];
  readonly infill: string;
  readonly faceOz: number;
  readonly roll: boolean;
  readonly substanceSentences: readonly string[];
  readonly useSentences: readonly string[];
}): SurfaceLine {
  const pile = (facts: SurfaceFacts) =>
    options.pileMm[facts.seriesSeed % options.pileMm.length] ?? 30;
  return {
    id: options.id,
    childSlug: options.id,
    trade: 'turf',
    unit: options.roll ? 'LinearFt' : 'SqFt',
    minimumUnit: options.roll ? 5 : 50,
    soldByArea: true,
    seriesCount: options.seriesCount,
    colorsPerSeries: [Math.max(1, options.colors.length - 2), options.colors.length],
    themes: ['yard'],
    nouns: options.nouns,
    palette: grasses.filter(({ name }) => options.colors.includes(name)),
    families: [
      formatFamily({
        sizes: options.roll ? '180x12:1' : '12x12:1',
        label: options.roll ? '15 ft wide, cut by the foot' : 'Cut to size from a 15 ft roll',
        thicknessMm: 25,
        jointMm: 0,
      }),
    ],
    finishSets: [[asMade('')]],
    material: null,
    colorPriceWeightPct: 100,
    view: 'swatch',
    densityKgM3: 110,
    centsPerSqft: options.cents,
    leadTimeDays: [3, 10],
    toMaterial: (colorway, facts) => ({ ...colorway.look, pileHeightMm: pile(facts) }),
    toSpecification: (facts) => [
      ['Pile height', `${(pile(facts) / 25.4).toFixed(2)} in (${pile(facts)} mm)`],
      ['Face weight', `${options.faceOz + (facts.seriesSeed % 4) * 4} oz per square yard`],
      ['Roll width', '15 ft'],
      ['Backing', 'Perforated polyurethane'],
      ['Drainage', '30 in of rain an hour or more'],
      ['Infill', options.infill],
      ['Lead', 'None'],
      ['Warranty', '15 years against fading'],
    ],
    substanceSentences: options.substanceSentences,
    useSentences: options.useSentences,
  };
}

export const turfLines: readonly SurfaceLine[] = [
  turfLine({
    id: 'landscape-turf',
    colors: [
      'Spring Fescue',
      'Kentucky Bluegrass',
      'Coastal Bermuda',
      'Olive Zoysia',
      'Emerald Lawn',
      'Autumn Field',
      'Meadow',
      'Desert Rye',
      'Shade Moss',
    ],
    pileMm: [35, 40, 45, 50],
    cents: [185, 330],
    seriesCount: 20,
    nouns: ['Landscape Turf', 'Lawn Turf'],
    infill: '1.5 lb of silica sand per square foot',
    faceOz: 60,
    roll: false,
    substanceSentences: [
      'Blades of two greens stand over a curled brown thatch, as grass does.',
      'The yarn is stabilized against sun and stays soft in the cold.',
      'It drains through the whole back, and puddles do not stay.',
    ],
    useSentences: [
      'No mowing, no mud, no sprinkler on the car.',
      'Brush it against the lie twice a year.',
      'It suits front yards where water is rationed.',
    ],
  }),
  turfLine({
    id: 'pet-turf',
    colors: ['Backyard Green', 'Shade Moss', 'Coastal Bermuda', 'Desert Rye', 'Spring Fescue'],
    pileMm: [25, 28, 32],
    cents: [195, 320],
    seriesCount: 17,
    nouns: ['Pet Turf', 'K9 Turf'],
    infill: '1 lb of zeolite per square foot',
    faceOz: 56,
    roll: false,
    substanceSentences: [
      'Short, upright blades let everything through and rinse clean.',
      'The backing is punched all over, and nothing pools beneath.',
      'Strong tufts stand up to digging.',
    ],
    useSentences: [
      'Hose it down and let the zeolite do the rest.',
      'Cool enough for paws in the shade of an afternoon.',
      'Good for runs, kennels and apartment terraces.',
    ],
  }),
  turfLine({
    id: 'putting-greens',
    colors: ['Clubhouse Green', 'Shade Moss', 'Emerald Lawn', 'Sport Green'],
    pileMm: [11, 12, 13],
    cents: [240, 390],
    seriesCount: 17,
    nouns: ['Putting Green', 'Green Turf'],
    infill: '2 lb of fine sand per square foot',
    faceOz: 44,
    roll: true,
    substanceSentences: [
      'Curled, tight yarn gives a ball the same roll in every direction.',
      'It reads ten to eleven on the stimpmeter when it is brushed and filled.',
      'Cut from a fifteen-foot roll by the running foot.',
    ],
    useSentences: [
      'Shape the base and the green will follow.',
      'Add a fringe of longer turf and chip on to it.',
      'Ten feet of it is a habit, thirty a hobby.',
    ],
  }),
  turfLine({
    id: 'play-turf',
    colors: [
      'Sport Green',
      'Backyard Green',
      'Emerald Lawn',
      'Kentucky Bluegrass',
      'Spring Fescue',
    ],
    pileMm: [38, 42, 50],
    cents: [215, 360],
    seriesCount: 17,
    nouns: ['Play Turf', 'Sport Turf'],
    infill: '2 lb of rounded sand per square foot, pad below',
    faceOz: 68,
    roll: false,
    substanceSentences: [
      'Dense blades over a curled root give a landing some mercy.',
      'Tested with a pad to a fall height of eight feet.',
      'It springs back after the swing set moves on.',
    ],
    useSentences: [
      'Under swings, goals and trampolines.',
      'It stays green where real grass gives up.',
      'Seams are glued flat, so that nobody trips.',
    ],
  }),
];

const coping = {
  colorPriceWeightPct: 100,
  trade: 'coping',
  unit: 'Piece',
  minimumUnit: 4,
  soldByArea: false,
  themes: ['yard'],
  material: null,
  view: 'piece',
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
    palette: [
      ...naturalStones.filter(
        ({ name, substance }) =>
          substance === 'Basalt' ||
          (substance === 'Slate' && name === 'Montauk Blue') ||
          substance === 'Quartzite',
      ),
    ],
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
