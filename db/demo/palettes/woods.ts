import { readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';

const rows = readTable(
  ['species', 'name', 'family', 'light', 'base', 'dark', 'traits', 'price', 'style', 'phrase'],
  `
  White Oak | Natural      | Beige | #d9bf98 | #c6a67c | #a17d55 | oak       | 100 | Transitional | clear wheat-gold oak under a matte oil
  White Oak | Pale Raw     | Beige | #e3d3b8 | #d5c09f | #b79c78 | oak       | 104 | Scandinavian | oak as pale as the day that it was sawn
  White Oak | Wheat        | Beige | #dcc59f | #cdb081 | #aa8a5e | oak       | 102 | Farmhouse    | a ripe wheat tone with an even grain
  White Oak | Honey        | Brown | #cfa468 | #ba8a4e | #946936 | oak       | 100 | Traditional  | honey oak with amber light in it
  White Oak | Fawn         | Brown | #b99d7c | #a4866a | #83674e | oak       | 102 | Transitional | a soft fawn brown with quiet figure
  White Oak | Greige       | Gray  | #c4b9a8 | #b0a391 | #8f8271 | oak       | 104 | Coastal      | a balanced greige, neither warm nor cool
  White Oak | Driftwood    | Gray  | #b7aa98 | #a19382 | #7e7162 | brushed   | 106 | Coastal      | a wave-washed driftwood gray
  White Oak | Limed        | White | #e6dfd2 | #d6ccbb | #b9ad98 | brushed   | 108 | Scandinavian | pale oak with white lime in the grain
  White Oak | Smoked       | Brown | #9c7a58 | #7f5f43 | #573d29 | knotty    | 112 | Rustic       | a fumed brown that runs through the board
  White Oak | Espresso     | Brown | #6a4e3a | #523a2a | #38261a | oak       | 106 | Modern       | an espresso brown with a fine dark grain
  White Oak | Ebony        | Black | #3f3530 | #302825 | #1f1917 | brushed   | 108 | Modern       | an ebony stain that lets the grain through
  White Oak | Silvered     | Gray  | #cfcac0 | #bcb6aa | #9d968a | brushed   | 106 | Modern       | a silver gray like weathered cedar
  White Oak | Quarter Sawn | Beige | #d8bb8e | #c3a172 | #9d7a4e | quarter   | 138 | Traditional  | straight-grained oak lit by ray fleck
  White Oak | Rift Sawn    | Beige | #dcc6a3 | #cbaf87 | #a88860 | rift      | 128 | Modern       | ruler-straight oak grain without flecks
  White Oak | Character    | Beige | #d4b78c | #bd9a6d | #96744a | knotty    | 88  | Rustic       | oak with its knots, splits and history
  Red Oak   | Natural      | Brown | #d9b088 | #c59568 | #9c6c44 | oak       | 82  | Traditional  | rosy-tan oak with a bold cathedral grain
  Red Oak   | Gunstock     | Brown | #a96f43 | #8f5733 | #683c21 | oak       | 84  | Traditional  | the red-brown of an old gunstock
  Red Oak   | Saddle       | Brown | #b07d50 | #97653b | #704726 | oak       | 84  | Traditional  | a saddle tan with a strong grain
  Red Oak   | Provincial   | Brown | #8c6645 | #735033 | #513622 | oak       | 86  | Traditional  | a provincial brown, warm and formal
  Red Oak   | Weathered    | Gray  | #ac9d8d | #968675 | #736455 | brushed   | 88  | Coastal      | a salt-weathered gray over rosy oak
  Hickory   | Natural      | Multicolor | #dcbd92 | #bd9468 | #84593a | hickory | 94 | Rustic       | cream sapwood and nut-brown heart side by side
  Hickory   | Saddle       | Brown | #b98b5c | #976a42 | #694528 | hickory   | 96  | Rustic       | a saddle brown with a wild grain
  Hickory   | Tawny        | Brown | #c39c6d | #a67d52 | #775534 | hickory   | 96  | Farmhouse    | a tawny brown full of contrast
  Hickory   | Weathered    | Gray  | #b3a591 | #968873 | #6d604e | hickory   | 98  | Rustic       | a fence-post gray with strong figure
  Hickory   | Chestnut     | Brown | #8e6746 | #704d33 | #4a3120 | hickory   | 98  | Traditional  | a chestnut brown with dark streaks
  Maple     | Natural      | Beige | #e5cda7 | #d8bb8f | #bd9a6c | smooth    | 92  | Scandinavian | a creamy, nearly grainless maple
  Maple     | Latte        | Brown | #c8ab88 | #b59473 | #977656 | smooth    | 95  | Transitional | a milky coffee tone, smooth and even
  Maple     | Graphite     | Gray  | #7d7872 | #69645f | #4f4a46 | smooth    | 98  | Modern       | a graphite stain over fine grain
  Maple     | Curly        | Beige | #e2c796 | #d3b37e | #b38d56 | curly     | 150 | Traditional  | maple that ripples like water
  Walnut    | Natural      | Brown | #94694a | #734d34 | #472c1c | walnut    | 148 | Mid-Century  | chocolate walnut with a violet cast
  Walnut    | Select       | Brown | #8a6044 | #6b4630 | #452b1d | smooth    | 172 | Glam         | the even dark heart of the walnut log
  Walnut    | Bleached     | Beige | #c9ae8b | #b39573 | #8e7052 | walnut    | 158 | Scandinavian | walnut lightened to the color of toast
  Walnut    | Midnight     | Black | #4a3a31 | #382b24 | #231a15 | walnut    | 156 | Glam         | walnut stained close to black
  Ash       | Natural      | Beige | #e2cfae | #d2ba94 | #b2946b | oak       | 90  | Scandinavian | blond ash with a springing grain
  Ash       | Silver       | Gray  | #c9c3b7 | #b4ada0 | #918a7d | oak       | 94  | Modern       | a silver ash with open pores
  Ash       | Black        | Black | #37332f | #2a2724 | #1b1917 | brushed   | 98  | Modern       | black-stained ash with relief in the grain
  Birch     | Golden       | Yellow | #e2c38e | #d2ae74 | #b48b50 | smooth    | 78  | Farmhouse    | a golden birch with a silky face
  Birch     | Mocha        | Brown | #8f6f52 | #785a40 | #583f2b | smooth    | 80  | Transitional | a mocha brown, mild and even
  Cherry    | Natural      | Red   | #c08a62 | #a86f49 | #834f31 | smooth    | 126 | Traditional  | a warm cherry that deepens with light
  Cherry    | Heirloom     | Red   | #8d5035 | #743c26 | #502718 | smooth    | 130 | Traditional  | a dark, polished-heirloom cherry
  Acacia    | Natural      | Multicolor | #c19261 | #9a6a3f | #5d3a21 | acacia | 96 | Rustic       | caramel and chestnut in long waves
  Acacia    | Tobacco      | Brown | #8a6240 | #6b472c | #432a19 | acacia    | 98  | Rustic       | a tobacco brown with tiger streaks
  Brazilian Cherry | Natural | Red | #a4613c | #87472a | #5e2d1a | smooth    | 138 | Traditional  | a brick-red jatoba with gold lights
  Teak      | Natural      | Brown | #c49a62 | #a97e49 | #7c5830 | smooth    | 170 | Coastal      | an oily golden teak
  Mahogany  | Natural      | Red   | #a05f3f | #84492d | #5d2f1b | ribbon    | 142 | Traditional  | a ribbon-striped mahogany red
  Cumaru    | Natural      | Brown | #b48556 | #976a3f | #6d4726 | ribbon    | 120 | Traditional  | a dense tan-brown with a soft ribbon
  Tigerwood | Natural      | Multicolor | #c48146 | #9f5f2c | #4a2a17 | acacia | 124 | Glam         | orange-gold with black tiger stripes
  Wenge     | Natural      | Black | #5a453a | #43322a | #241a16 | rift      | 166 | Modern       | a black-brown with pinstripe grain
  Pine      | Heart        | Orange | #d19a5a | #b97d40 | #8d5526 | knotty   | 92  | Farmhouse    | resin-gold heart pine with tight rings
  Pine      | Whitewashed  | White | #e6dccb | #d9ccb6 | #bfae93 | knotty    | 80  | Farmhouse    | knotty pine under a thin whitewash
  Oak       | Barnwood     | Multicolor | #a39077 | #857059 | #5b4a39 | barn  | 104 | Rustic       | gray, rust and brown from a fallen barn
  Oak       | Sea Drift    | Gray  | #c0b9ac | #aba396 | #8a8174 | brushed   | 100 | Coastal      | a sea-drift gray with sand in it
  Oak       | Sandbank     | Beige | #d6c6a9 | #c4b190 | #a08c6b | oak       | 100 | Coastal      | a dry sand tone with fine ticking
  Oak       | Cognac       | Brown | #ad7a4b | #935f36 | #6b4022 | oak       | 100 | Traditional  | a cognac brown with red warmth
`,
);

const TRAITS = {
  oak: { poreRatio: 0.75, contrastRatio: 0.5 },
  brushed: { poreRatio: 0.8, contrastRatio: 0.45, texture: 'wire-brushed' },
  knotty: { poreRatio: 0.6, contrastRatio: 0.55, knotRatio: 0.35 },
  quarter: { poreRatio: 0.6, grain: 'quarter', rayRatio: 0.7 },
  rift: { poreRatio: 0.6, grain: 'rift', contrastRatio: 0.45 },
  hickory: { poreRatio: 0.5, contrastRatio: 0.65, sapRatio: 0.35, knotRatio: 0.15 },
  smooth: { poreRatio: 0.1, contrastRatio: 0.25, ringScaleMm: 14 },
  curly: { poreRatio: 0.08, contrastRatio: 0.25, figure: 'curly', ringScaleMm: 14 },
  walnut: { poreRatio: 0.45, contrastRatio: 0.5, sapRatio: 0.15 },
  acacia: { poreRatio: 0.4, contrastRatio: 0.75, sapRatio: 0.3 },
  ribbon: { poreRatio: 0.45, contrastRatio: 0.35, figure: 'ribbon' },
  barn: { poreRatio: 0.7, contrastRatio: 0.7, knotRatio: 0.3, texture: 'hand-scraped' },
} as const;

function toTraits(text: string) {
  const entry = Object.entries(TRAITS).find(([name]) => name === text);
  if (entry === undefined) throw new Error(`Unknown trait: ${text}`);
  return entry[1];
}

/** Species in their stains, as milled or as printed on vinyl, laminate and porcelain. */
export const woods: readonly Colorway[] = rows.map((row) => {
  const traits = toTraits(row.traits);
  const sapColor = 'sapRatio' in traits ? { sapColor: row.light } : {};
  return {
    name: `${row.name === 'Natural' ? 'Natural' : row.name} ${row.species}`,
    family: toColorFamily(row.family),
    style: row.style,
    phrase: row.phrase,
    look: {
      kind: 'wood',
      lightColor: row.light,
      baseColor: row.base,
      darkColor: row.dark,
      ...traits,
      ...sapColor,
    },
    joints: [row.base, row.dark],
    pricePct: readNumber(row.price),
    substance: row.species,
  };
});

/** The wood colorways of some species. */
export function woodsOf(...species: readonly string[]): readonly Colorway[] {
  return woods.filter((wood) => species.includes(wood.substance));
}

const JANKA_LBF = new Map<string, number>([
  ['White Oak', 1360],
  ['Oak', 1360],
  ['Red Oak', 1290],
  ['Hickory', 1820],
  ['Maple', 1450],
  ['Walnut', 1010],
  ['Ash', 1320],
  ['Birch', 1260],
  ['Cherry', 950],
  ['Acacia', 1700],
  ['Brazilian Cherry', 2350],
  ['Teak', 1070],
  ['Mahogany', 1100],
  ['Cumaru', 3330],
  ['Tigerwood', 2160],
  ['Wenge', 1930],
  ['Pine', 1225],
]);

/** Hardness of a species by the Janka test in pounds-force; throws for an unknown one. */
export function jankaLbf(species: string): number {
  const hardness = JANKA_LBF.get(species);
  if (hardness === undefined) throw new Error(`No hardness for ${species}`);
  return hardness;
}
