// Porcelain and ceramic for the floor.
import { cements } from '../palettes/cements.ts';
import { glazes } from '../palettes/glazes.ts';
import { marbles } from '../palettes/marbles.ts';
import { naturalStones } from '../palettes/natural-stones.ts';
import { patterns } from '../palettes/patterns.ts';
import { woods } from '../palettes/woods.ts';
import { HONED, MATTE, POLISHED, SATIN, TUMBLED } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { describeShade, onTile, shadeOf } from './looks.ts';

const rectified = [
  formatFamily({
    sizes: '12x24:6,24x24:3,24x48:2',
    thicknessMm: 9.5,
    jointMm: 1.6,
    pricePct: [100, 126],
  }),
  formatFamily({
    sizes: '24x48:2,36x36:2,48x48:1',
    thicknessMm: 9.5,
    jointMm: 1.6,
    pricePct: [120, 150],
  }),
  formatFamily({
    sizes: '12x24:6,24x48:2',
    thicknessMm: 9,
    jointMm: 3.2,
    pattern: 'third-offset',
    pricePct: [100, 122],
  }),
  formatFamily({
    sizes: '8x8:25,8x16:12,16x16:8',
    thicknessMm: 9,
    jointMm: 3.2,
    pricePct: [104, 100],
  }),
  formatFamily({ sizes: 'hex8:25,hex10:16', thicknessMm: 9, jointMm: 3.2, pricePct: [128, 124] }),
];

function porcelainRows(facts: SurfaceFacts): readonly SpecificationRow[] {
  const polished = facts.finishes.some((finish) => finish.label === 'Polished');
  return [
    ['Edge', 'Rectified'],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['PEI wear rating', facts.seriesSeed % 3 === 0 ? 'V, heavy commercial' : 'IV, commercial'],
    ['Wet DCOF', polished ? '0.42 or more; not the polished face' : '0.42 or more'],
    ['Water absorption', '0.5 % or less'],
    ['Frost resistant', 'Yes'],
    ['Suitable for', 'Floors, walls and showers; radiant heat'],
    ['Recommended grout joint', facts.family.jointTmm <= 16 ? '1/16 in' : '1/8 in'],
    ['Warranty', '10 years residential'],
  ];
}

const porcelain = {
  colorPriceWeightPct: 15,
  childSlug: 'porcelain-tile',
  trade: 'porcelain',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['stone'],
  families: rectified,
  material: 'Porcelain',
  view: 'swatch',
  densityKgM3: 2350,
  leadTimeDays: [3, 9],
  toSpecification: porcelainRows,
} as const satisfies Partial<SurfaceLine>;

export const porcelainLines: readonly SurfaceLine[] = [
  {
    ...porcelain,
    id: 'porcelain-marble',
    seriesCount: 150,
    colorsPerSeries: [8, 14],
    nouns: ['Porcelain', 'Porcelain Tile', 'Porcelain'],
    palette: marbles,
    finishSets: [[MATTE, POLISHED], [POLISHED, MATTE], [SATIN], [HONED, POLISHED]],
    centsPerSqft: [245, 430],
    toMaterial: (colorway) => onTile(colorway, { body: 'porcelain', edge: 'rectified' }),
    substanceSentences: [
      'Full-body porcelain carries the look without ever asking for sealer.',
      'The veins are printed from scanned slabs, so that neighboring tiles differ as quarried stone does.',
      'Fired above 2,200 °F, it is harder than the stone that it resembles.',
      'Stains, heat and hairspray wipe off; there is nothing to etch.',
      'The faces are random within the box, so dry-lay a few rows before setting.',
    ],
    useSentences: [
      'Rectified edges keep the joints narrow, and the floor reads as one surface.',
      'Run it from the entry through the kitchen and up the shower wall.',
      'It suits radiant heat and rooms that see wet feet.',
      'Use the larger size on the floor and the smaller one on the wall for a room that hangs together.',
    ],
  },
  {
    ...porcelain,
    id: 'porcelain-concrete',
    seriesCount: 110,
    colorsPerSeries: [8, 14],
    nouns: ['Porcelain', 'Concrete-Look Porcelain', 'Porcelain Tile'],
    palette: cements,
    finishSets: [[MATTE], [MATTE, SATIN], [SATIN]],
    centsPerSqft: [215, 360],
    toMaterial: (colorway) => onTile(colorway, { body: 'porcelain', edge: 'rectified' }),
    substanceSentences: [
      'The drift of a trowel is pressed into dense porcelain, which never dusts or cracks like a slab.',
      'A matte, mineral face hides footprints and dog days.',
      'Color runs through the body, so that a chip hardly shows.',
      'It has the calm of poured concrete at a third of an inch.',
    ],
    useSentences: [
      'Good under big windows, where a shiny floor would glare.',
      'Lay it straight for a gallery floor, or by thirds for a softer one.',
      'Grip is right for entries, kitchens and barefoot baths.',
      'It pairs with oak, black steel and nearly any cabinet color.',
    ],
  },
  {
    ...porcelain,
    id: 'porcelain-stone',
    seriesCount: 90,
    colorsPerSeries: [8, 13],
    nouns: ['{substance}-Look Porcelain'],
    palette: naturalStones,
    finishSets: [[MATTE], [MATTE, POLISHED], [TUMBLED], [SATIN]],
    centsPerSqft: [225, 385],
    toMaterial: (colorway) => onTile(colorway, { body: 'porcelain', edge: 'rectified' }),
    substanceSentences: [
      'It keeps the layers of the stone and leaves its thirst behind.',
      'Twenty faces a color, so that a room does not repeat itself.',
      'Porcelain through and through: no sealing, no filling, no fading.',
      'The face is softly structured, and a wet foot holds.',
    ],
    useSentences: [
      'Take it out through the door: it does not mind frost.',
      'Made for kitchens that open on a terrace.',
      'A quiet ground for patterned rugs and old furniture.',
      'In a shower, use the same tile on walls and curb.',
    ],
  },
  {
    ...porcelain,
    id: 'wood-look',
    childSlug: 'wood-look-tile',
    seriesCount: 105,
    colorsPerSeries: [8, 13],
    themes: ['wood'],
    nouns: ['Porcelain Plank', 'Wood-Look Porcelain', 'Plank Tile'],
    palette: woods,
    families: [
      formatFamily({
        sizes: '6x36:8,8x48:5',
        thicknessMm: 9,
        jointMm: 1.6,
        pattern: 'third-offset',
        pricePct: [100, 110],
      }),
      formatFamily({
        sizes: '8x48:5,10x60:3',
        thicknessMm: 9.5,
        jointMm: 1.6,
        pattern: 'third-offset',
        pricePct: [106, 128],
      }),
      formatFamily({
        sizes: '6x24:12,6x36:8',
        thicknessMm: 8.5,
        jointMm: 3.2,
        pattern: 'third-offset',
        pricePct: [96, 100],
      }),
      formatFamily({
        sizes: '3x18:24,4x24:16',
        thicknessMm: 9,
        jointMm: 1.6,
        pattern: 'herringbone45',
        pricePct: [128, 124],
      }),
    ],
    finishSets: [[MATTE], [MATTE, SATIN]],
    material: 'Porcelain',
    view: 'room',
    centsPerSqft: [225, 370],
    toMaterial: (colorway) => ({
      ...onTile(colorway, { body: 'porcelain', edge: 'rectified' }),
      look: { ...colorway.look, body: 'porcelain' },
    }),
    substanceSentences: [
      'The grain is embossed where it is printed, so that a hand feels the board it sees.',
      'Water, claws and sunlight leave no mark on it.',
      'A porcelain board does not cup, gap or ask to be sanded.',
      'Forty board faces keep the floor from repeating.',
    ],
    useSentences: [
      'Run it through the bath and mudroom where wood would fail.',
      'It lies well over radiant heat.',
      'Keep offsets to a third of a board for the flattest floor.',
      'Use it on the shower wall for the warmth of a sauna.',
    ],
  },
];

const ceramic = {
  colorPriceWeightPct: 40,
  childSlug: 'ceramic-floor-tile',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  material: 'Ceramic',
  view: 'swatch',
  densityKgM3: 1950,
  leadTimeDays: [2, 8],
  families: [
    formatFamily({ sizes: '8x8:25,12x12:12', thicknessMm: 8, jointMm: 3.2, pricePct: [106, 100] }),
    formatFamily({ sizes: '12x12:12,12x24:8', thicknessMm: 8, jointMm: 3.2, pricePct: [100, 106] }),
    formatFamily({ sizes: '6x6:44,8x8:25', thicknessMm: 7.5, jointMm: 3.2, pricePct: [112, 104] }),
    formatFamily({ sizes: 'hex6:50,hex8:25', thicknessMm: 8, jointMm: 3.2, pricePct: [122, 116] }),
  ],
  toSpecification: (facts: SurfaceFacts): readonly SpecificationRow[] => [
    ['Edge', 'Pressed'],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['PEI wear rating', 'III, all residential floors'],
    ['Wet DCOF', '0.42 or more'],
    ['Water absorption', '3 to 7 %'],
    ['Frost resistant', 'No, indoors only'],
    ['Recommended grout joint', facts.family.jointTmm <= 16 ? '1/16 in' : '1/8 in'],
    ['Warranty', '5 years residential'],
  ],
} as const satisfies Partial<SurfaceLine>;

export const ceramicLines: readonly SurfaceLine[] = [
  {
    ...ceramic,
    id: 'ceramic-plain',
    trade: 'ceramic',
    seriesCount: 72,
    colorsPerSeries: [9, 15],
    themes: ['craft'],
    nouns: ['Ceramic Floor Tile', 'Matte Ceramic', 'Ceramic Tile'],
    palette: glazes,
    finishSets: [[MATTE], [MATTE, SATIN]],
    centsPerSqft: [150, 265],
    toMaterial: (colorway) => onTile(colorway, { body: 'ceramic', edge: 'pressed' }),
    substanceSentences: [
      'A hard matte glaze on a ceramic body, rated for every room of a house.',
      'Color is fired into the glaze and does not fade.',
      'It cuts with a hand cutter, which keeps the job quick.',
      'The face is satin-dry to the touch and easy to mop.',
    ],
    useSentences: [
      'Lay two colors as a checkerboard for a hall with manners.',
      'A good size for laundries, baths and back doors.',
      'Bring it up the wall as a wainscot.',
      'Choose a matching joint for calm, a contrasting one for rhythm.',
    ],
  },
  {
    ...ceramic,
    id: 'ceramic-patterned',
    trade: 'patterned',
    seriesCount: 48,
    colorsPerSeries: [9, 14],
    themes: ['craft'],
    nouns: ['Patterned Ceramic', 'Encaustic-Look Tile'],
    palette: patterns,
    families: [
      formatFamily({ sizes: '8x8:25', thicknessMm: 8.5, jointMm: 1.6 }),
      formatFamily({
        sizes: '6x6:44,9x9:20',
        thicknessMm: 8.5,
        jointMm: 1.6,
        pricePct: [110, 104],
      }),
      formatFamily({
        sizes: '8x8:25,10x10:16',
        thicknessMm: 8.5,
        jointMm: 1.6,
        pricePct: [100, 104],
      }),
    ],
    finishSets: [[MATTE]],
    centsPerSqft: [240, 400],
    toMaterial: (colorway) => onTile(colorway, { body: 'ceramic', edge: 'pressed' }),
    substanceSentences: [
      'The pattern is printed at full depth of color and sealed under a matte glaze.',
      'It has the drawing of old cement tile and none of its upkeep.',
      'Edges are pressed true, and the motif meets across the joint.',
    ],
    useSentences: [
      'A powder room is the right size for it; so is a stair riser.',
      'Frame it with a plain border to make a rug of tile.',
      'Four tiles complete the figure, so plan the layout from the center.',
      'Keep the joint at 1/16 in and the color near the ground.',
    ],
  },
];
