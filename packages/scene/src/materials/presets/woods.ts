// Species and stains of boards: light (early wood), average and dark (late wood) of the finished
// face under daylight.
import type { MaterialInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Wood = Extract<MaterialInput, { kind: 'wood' }>;
type Look = Partial<Omit<Wood, 'kind' | 'lightColor' | 'baseColor' | 'darkColor'>>;

function wood(
  label: string,
  families: readonly ColorFamily[],
  ramp: readonly [light: string, base: string, dark: string],
  look: Look,
): Preset<Wood> {
  const [lightColor, baseColor, darkColor] = ramp;
  return { label, families, material: { kind: 'wood', lightColor, baseColor, darkColor, ...look } };
}

const oak: Look = { poreRatio: 0.75, contrastRatio: 0.5, ringScaleMm: 9 };
const smooth: Look = { poreRatio: 0.08, contrastRatio: 0.22, ringScaleMm: 14 };

export const woods = {
  'white-oak-natural': wood(
    'White Oak, Natural',
    ['beige', 'brown'],
    ['#d9bf98', '#c6a67c', '#a17d55'],
    oak,
  ),
  'white-oak-pale': wood(
    'White Oak, Pale Raw',
    ['beige', 'white'],
    ['#e3d3b8', '#d5c09f', '#b79c78'],
    { ...oak, contrastRatio: 0.42 },
  ),
  'white-oak-quartered': wood(
    'White Oak, Quarter Sawn',
    ['beige', 'brown'],
    ['#d8bb8e', '#c3a172', '#9d7a4e'],
    { ...oak, grain: 'quarter', rayRatio: 0.7 },
  ),
  'white-oak-rift': wood('White Oak, Rift Sawn', ['beige'], ['#dcc6a3', '#cbaf87', '#a88860'], {
    ...oak,
    grain: 'rift',
    shadeVariation: 'V2',
  }),
  'white-oak-smoked': wood('White Oak, Smoked', ['brown'], ['#9c7a58', '#7f5f43', '#573d29'], {
    ...oak,
    contrastRatio: 0.5,
    knotRatio: 0.2,
  }),
  'white-oak-fumed-gray': wood(
    'White Oak, Fumed Gray',
    ['gray', 'brown'],
    ['#a89a88', '#8d7f6e', '#6a5e50'],
    { ...oak, texture: 'wire-brushed' },
  ),
  'white-oak-limed': wood(
    'White Oak, Limed',
    ['white', 'gray'],
    ['#e6dfd3', '#d3c9b9', '#b3a692'],
    { ...oak, texture: 'wire-brushed', contrastRatio: 0.45 },
  ),
  'white-oak-character': wood(
    'White Oak, Character Grade',
    ['beige', 'brown'],
    ['#d3b588', '#bd9a6a', '#8e6a42'],
    { ...oak, knotRatio: 0.6, shadeVariation: 'V4' },
  ),
  'red-oak-natural': wood(
    'Red Oak, Natural',
    ['brown', 'beige'],
    ['#ddb287', '#c9976a', '#a06c44'],
    { ...oak, poreRatio: 0.95, contrastRatio: 0.6 },
  ),
  'red-oak-gunstock': wood(
    'Red Oak, Gunstock',
    ['brown', 'red'],
    ['#b27c4a', '#955e33', '#66391d'],
    { ...oak, poreRatio: 0.95, contrastRatio: 0.6 },
  ),
  'oak-ebony-stain': wood(
    'Oak, Ebony Stain',
    ['black', 'brown'],
    ['#4d4039', '#3a2f2a', '#231c19'],
    { ...oak, contrastRatio: 0.55 },
  ),
  'oak-driftwood': wood('Oak, Driftwood', ['gray', 'beige'], ['#bfb2a0', '#a59784', '#7f7260'], {
    ...oak,
    texture: 'wire-brushed',
    shadeVariation: 'V4',
  }),
  'walnut-american': wood('American Walnut', ['brown'], ['#93694a', '#714c34', '#472d1f'], {
    poreRatio: 0.4,
    contrastRatio: 0.6,
    ringScaleMm: 11,
    sapColor: '#b08c66',
    sapRatio: 0.12,
    shadeVariation: 'V4',
  }),
  'walnut-select': wood('American Walnut, Select', ['brown'], ['#845c40', '#68462f', '#45301f'], {
    poreRatio: 0.35,
    contrastRatio: 0.45,
    ringScaleMm: 13,
  }),
  'walnut-bleached': wood(
    'Walnut, Bleached',
    ['beige', 'brown'],
    ['#c2a688', '#a98a6b', '#836648'],
    { poreRatio: 0.4, contrastRatio: 0.5 },
  ),
  'maple-hard': wood('Hard Maple', ['beige', 'white'], ['#ecd6b3', '#e2c79d', '#cba877'], {
    ...smooth,
    shadeVariation: 'V2',
  }),
  'maple-curly': wood('Curly Maple', ['beige', 'yellow'], ['#eed3a6', '#dfbd89', '#bd9258'], {
    ...smooth,
    figure: 'curly',
    finish: 'satin',
  }),
  'maple-graphite': wood('Maple, Graphite', ['gray', 'black'], ['#7b7874', '#62605d', '#474543'], {
    ...smooth,
    contrastRatio: 0.3,
  }),
  'hickory-natural': wood(
    'Hickory, Natural',
    ['beige', 'brown', 'multicolor'],
    ['#e0bd8b', '#bf9058', '#805327'],
    {
      poreRatio: 0.5,
      contrastRatio: 0.65,
      ringScaleMm: 10,
      sapColor: '#e7cda4',
      sapRatio: 0.45,
      knotRatio: 0.35,
      shadeVariation: 'V4',
    },
  ),
  'hickory-saddle': wood('Hickory, Saddle', ['brown'], ['#ab7a4b', '#8a5b32', '#57351b'], {
    poreRatio: 0.5,
    contrastRatio: 0.6,
    sapColor: '#bd915f',
    sapRatio: 0.3,
    knotRatio: 0.35,
    texture: 'hand-scraped',
    shadeVariation: 'V4',
  }),
  'ash-natural': wood('White Ash', ['beige', 'white'], ['#e8d6b6', '#d8c19a', '#b39871'], {
    poreRatio: 0.85,
    contrastRatio: 0.62,
    ringScaleMm: 12,
  }),
  'ash-black-stain': wood('Ash, Black Stain', ['black'], ['#45423f', '#2e2c2a', '#191817'], {
    poreRatio: 0.85,
    contrastRatio: 0.6,
    ringScaleMm: 12,
    texture: 'wire-brushed',
  }),
  'cherry-american': wood('American Cherry', ['brown', 'red'], ['#c48a5c', '#aa6b40', '#844a28'], {
    ...smooth,
    poreRatio: 0.15,
    contrastRatio: 0.32,
    finish: 'satin',
  }),
  'birch-yellow': wood('Yellow Birch', ['beige', 'yellow'], ['#e6c99c', '#d6b37f', '#b58c57'], {
    ...smooth,
    sapColor: '#ecd9b8',
    sapRatio: 0.25,
  }),
  'beech-steamed': wood('Beech, Steamed', ['beige', 'pink'], ['#dfb48d', '#cf9f76', '#b17d54'], {
    ...smooth,
    rayRatio: 0.35,
    contrastRatio: 0.2,
  }),
  'acacia-natural': wood('Acacia', ['brown', 'multicolor'], ['#b98550', '#8d5930', '#52301a'], {
    poreRatio: 0.35,
    contrastRatio: 0.75,
    ringScaleMm: 8,
    sapColor: '#d3ab71',
    sapRatio: 0.35,
    knotRatio: 0.4,
    texture: 'hand-scraped',
    shadeVariation: 'V4',
  }),
  'teak-burmese': wood('Teak', ['brown', 'yellow'], ['#b98a55', '#9c6f3e', '#6f4a26'], {
    poreRatio: 0.45,
    contrastRatio: 0.5,
    ringScaleMm: 8,
  }),
  'brazilian-cherry': wood(
    'Brazilian Cherry (Jatoba)',
    ['red', 'brown'],
    ['#a0603c', '#834528', '#5a2a17'],
    { poreRatio: 0.3, contrastRatio: 0.35, figure: 'ribbon', finish: 'satin' },
  ),
  'mahogany-african': wood(
    'African Mahogany',
    ['brown', 'red'],
    ['#a5683f', '#88502c', '#5e3219'],
    { poreRatio: 0.4, contrastRatio: 0.35, figure: 'ribbon', grain: 'quarter', finish: 'satin' },
  ),
  'heart-pine': wood(
    'Heart Pine, Reclaimed',
    ['brown', 'yellow'],
    ['#cf9a57', '#b37a3b', '#7d4a1d'],
    { poreRatio: 0, contrastRatio: 0.75, ringScaleMm: 6, knotRatio: 0.5, shadeVariation: 'V4' },
  ),
  'white-pine-knotty': wood(
    'Knotty White Pine',
    ['beige', 'yellow'],
    ['#efdcb6', '#e0c491', '#bf9656'],
    { poreRatio: 0, contrastRatio: 0.4, ringScaleMm: 12, knotRatio: 0.85 },
  ),
  'douglas-fir': wood('Douglas Fir', ['brown', 'pink'], ['#dcae82', '#c58d5e', '#985c33'], {
    poreRatio: 0,
    contrastRatio: 0.7,
    ringScaleMm: 5,
    grain: 'rift',
    shadeVariation: 'V2',
  }),
  'bamboo-carbonized': wood(
    'Bamboo, Carbonized',
    ['brown', 'beige'],
    ['#c19560', '#a97c48', '#8a6034'],
    { poreRatio: 0.2, contrastRatio: 0.3, grain: 'rift', ringScaleMm: 3, shadeVariation: 'V2' },
  ),
  wenge: wood('Wenge', ['black', 'brown'], ['#5d4634', '#433024', '#241912'], {
    poreRatio: 0.6,
    contrastRatio: 0.75,
    grain: 'rift',
    ringScaleMm: 3,
  }),
  'barnwood-weathered': wood(
    'Barnwood, Weathered',
    ['gray', 'brown', 'multicolor'],
    ['#a09484', '#7f7162', '#4d4238'],
    {
      poreRatio: 0.5,
      contrastRatio: 0.75,
      knotRatio: 0.5,
      texture: 'wire-brushed',
      sapColor: '#a77c55',
      sapRatio: 0.3,
      shadeVariation: 'V4',
    },
  ),
  'oak-whitewash': wood('Oak, White Wash', ['white'], ['#efece5', '#e1dcd2', '#c6beb0'], {
    ...oak,
    contrastRatio: 0.35,
  }),
} satisfies Record<string, Preset<Wood>>;
