// Terrazzo and hand-pressed cement.
import { terrazzos } from '../palettes/cements.ts';
import { patterns } from '../palettes/patterns.ts';
import { HONED, MATTE, POLISHED } from './finishes.ts';
import { formatFamily, type SurfaceLine } from './line.ts';
import { describeShade, onTile } from './looks.ts';

const craft = {
  childSlug: 'terrazzo-cement-tile',
  trade: 'craft',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  colorPriceWeightPct: 60,
  themes: ['craft'],
  view: 'swatch',
} as const satisfies Partial<SurfaceLine>;

export const terrazzoLines: readonly SurfaceLine[] = [
  {
    ...craft,
    id: 'terrazzo',
    seriesCount: 42,
    colorsPerSeries: [7, 11],
    nouns: ['Terrazzo', 'Terrazzo Tile'],
    palette: terrazzos,
    families: [
      formatFamily({
        sizes: '12x12:10,24x24:3',
        thicknessMm: 12,
        jointMm: 1.6,
        pricePct: [100, 108],
      }),
      formatFamily({ sizes: '16x16:6', thicknessMm: 12, jointMm: 1.6 }),
      formatFamily({
        sizes: '24x24:3,24x48:1',
        thicknessMm: 14,
        jointMm: 1.6,
        pricePct: [108, 122],
      }),
    ],
    finishSets: [[HONED], [HONED, POLISHED]],
    material: 'Terrazzo',
    densityKgM3: 2400,
    centsPerSqft: [680, 1150],
    leadTimeDays: [8, 18],
    toMaterial: (colorway) => ({ ...colorway.look }),
    toSpecification: (facts) => [
      ['Binder', 'Portland cement'],
      ['Edge', 'Cut, micro-beveled'],
      ['Shade variation', describeShade('V1')],
      ['Water absorption', '4 to 6 %, sealed on site'],
      ['Frost resistant', 'No, indoors only'],
      [
        'Suitable for',
        facts.finishes.length > 1
          ? 'Floors and walls; honed face in wet areas'
          : 'Floors and walls, wet areas included',
      ],
      ['Warranty', '5 years residential'],
    ],
    substanceSentences: [
      'Marble chips are cast in cement, pressed and ground flat.',
      'The pattern goes all the way through and can be polished again in twenty years.',
      'Every tile is cut from a cast block, so that the chips carry on across the joint.',
    ],
    useSentences: [
      'Seal before grouting and once a year after that.',
      'At home in a mid-century kitchen, and in a bath that likes color.',
      'Use a joint in the color of the ground and the floor seems poured.',
    ],
  },
  {
    ...craft,
    id: 'cement-tile',
    seriesCount: 36,
    colorsPerSeries: [8, 12],
    nouns: ['Cement Tile', 'Encaustic Cement'],
    palette: patterns,
    families: [
      formatFamily({ sizes: '8x8:12', thicknessMm: 16, jointMm: 1.6 }),
      formatFamily({ sizes: '8x8:12,4x8:24', thicknessMm: 16, jointMm: 1.6, pricePct: [100, 108] }),
    ],
    finishSets: [[MATTE]],
    material: 'Cement',
    densityKgM3: 2150,
    centsPerSqft: [620, 980],
    leadTimeDays: [14, 35],
    toMaterial: (colorway) =>
      onTile(colorway, { body: 'cement', edge: 'pressed', shadeVariation: 'V3' }),
    toSpecification: () => [
      ['Edge', 'Hand-pressed'],
      ['Shade variation', describeShade('V3')],
      ['Wear layer', '1/8 in of pigmented cement'],
      ['Water absorption', '8 to 10 %, sealed on site'],
      ['Frost resistant', 'No, indoors only'],
      ['Warranty', '2 years residential'],
    ],
    substanceSentences: [
      'Pigmented cement is poured by hand into a brass mold and pressed, never fired.',
      'The pattern is an eighth of an inch deep and softens with use.',
      'Small shifts of color from tile to tile are how you know it is real.',
    ],
    useSentences: [
      'Seal it before and after grouting, and clean with plain soap.',
      'Four tiles make the figure; sixteen make a room.',
      'It likes a hallway, a kitchen floor, the front of a fireplace.',
      'Made to order in small pressings, so add a spare box.',
    ],
  },
];
