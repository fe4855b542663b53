import type { JsonObject } from '../product.ts';
import { readList, readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor } from './shade.ts';

/** Travertine, limestone, slate, sandstone, basalt and their kin, as cut for floors and pool edges. */
const rows = readTable(
  [
    'substance',
    'name',
    'rock',
    'family',
    'base',
    'cloud',
    'veins',
    'traits',
    'price',
    'style',
    'phrase',
  ],
  `
  Travertine | Ivory          | travertine | Beige  | #e2d6c0 | #d6c6a9 | #cbb894         | band 0.12 | 84  | Mediterranean | a creamy ivory with open, cloudy bands
  Travertine | Walnut         | travertine | Brown  | #b39a7b | #a1866a | #8d7358         | band 0.14 | 84  | Mediterranean | a toasted walnut with darker layers
  Travertine | Noce           | travertine | Brown  | #94785c | #83674d | #6e5540         | band 0.14 | 88  | Rustic        | a deep nut brown with earthy bands
  Travertine | Silver         | travertine | Gray   | #b2ada4 | #9d978d | #817a71         | band 0.1  | 104 | Transitional  | a silver gray with smoke-colored bands
  Travertine | Titanium       | travertine | Gray   | #847d74 | #726b63 | #5c554e         | band 0.12 | 112 | Industrial    | a graphite gray with rust in its pores
  Travertine | Roman Classic  | travertine | Beige  | #d9c8a8 | #cbb791 | #b7a079         | band 0.16 | 96  | Mediterranean | the honey beige of old colonnades
  Travertine | Scabos         | travertine | Multicolor | #bd9a74 | #8a5f45 | #d8c3a0,#6d4837 | band 0.18 | 100 | Rustic    | russet, cream and umber in one block
  Travertine | Red Antique    | travertine | Red    | #b5795d | #a0644a | #87503a         | band 0.14 | 108 | Rustic        | a sun-baked terracotta red
  Limestone  | Chalk           | limestone  | White | #eae6dc | #dfd9cc | #d0c8b8         | plain 0.03 | 98  | Coastal      | a chalky off-white with a powdery feel
  Limestone  | Lagos Blue     | limestone  | Gray   | #8d9296 | #82888d | #6f767c         | plain 0.02 | 112 | Modern        | an even blue-gray with tiny fossils
  Limestone  | Jerusalem Gold | limestone  | Beige  | #d8bf92 | #caae7d | #b9985f         | plain 0.03 | 106 | Mediterranean | a golden beige with shell flecks
  Limestone  | Seagrass       | limestone  | Green  | #8f917d | #7f826d | #6d715c         | plain 0.02 | 110 | Coastal       | a gray-green with ancient sea plants in it
  Limestone  | Moleanos       | limestone  | Beige  | #ddd2bd | #d2c5ac | #b98f6c         | plain 0.04 | 96  | Transitional  | a light beige with small rosy flecks
  Limestone  | Gascogne       | limestone  | Gray   | #a39f97 | #96928a | #7f7b73         | plain 0.02 | 104 | Transitional  | a warm cloud gray, nearly without veins
  Limestone  | Ash Gray       | limestone  | Gray   | #b8b5af | #aaa7a1 | #96938d         | plain 0.02 | 94  | Modern        | a pale ash gray, soft and even
  Limestone  | Burgundy Cream | limestone  | Beige  | #e3d6bd | #d6c6a8 | #c3a98a         | plain 0.05 | 102 | Traditional   | a buttery cream with shell and rust flecks
  Slate      | Charcoal       | slate      | Black  | #3c3e40 | #33363a | #55585b         | cleft 0    | 78  | Industrial    | a near-black charcoal with a riven face
  Slate      | Montauk Blue   | slate      | Blue   | #4c5660 | #434d57 | #626d78         | cleft 0    | 92  | Coastal       | a stormy blue-gray with a natural cleft
  Slate      | Autumn         | slate      | Multicolor | #6d5f4f | #87583c | #4f4f49,#a0794c | cleft 0 | 74 | Rustic      | moss, rust and plum, like wet leaves
  Slate      | Vermont Green  | slate      | Green  | #5d6b61 | #526057 | #75837a         | cleft 0    | 104 | Traditional   | a muted sage-gray with a fine cleft
  Slate      | Heather Plum   | slate      | Purple | #665762 | #5a4c57 | #7b6b76         | cleft 0    | 98  | Rustic        | a dusky plum that deepens when wet
  Slate      | Gold Rust      | slate      | Brown  | #8a6a46 | #6d543a | #b5894f,#55504a | cleft 0    | 80  | Rustic        | golden rust over gray
  Slate      | Silver Ridge   | slate      | Gray   | #85898a | #777c7e | #9a9fa0         | cleft 0    | 82  | Transitional  | a silvery gray with a mica sheen
  Basalt     | Lava Gray      | basalt     | Gray   | #66686a | #5d5f61 | #77797b         | grain 0.04 | 96  | Modern        | an even lava gray with pinhole pores
  Basalt     | Night          | basalt     | Black  | #37393b | #303234 | #47494b         | grain 0.02 | 102 | Modern        | a fine-grained black, calm and dense
  Sandstone  | Desert Buff    | sandstone  | Beige  | #d3b88f | #c4a577 | #b08c5c         | grain 0    | 72  | Rustic        | a dune-colored buff with faint ripples
  Sandstone  | Mint Fossil    | sandstone  | White  | #d9d6c6 | #cbc8b5 | #a99f83         | grain 0    | 76  | Coastal       | a pale mint-cream with fern-like marks
  Sandstone  | Rainbow Teak   | sandstone  | Multicolor | #a8825c | #8a6345 | #6d4a52,#c9a87c | grain 0 | 80 | Rustic       | teak-brown ripples with violet and gold
  Sandstone  | Modak Rose     | sandstone  | Pink   | #b98d7c | #a87a69 | #926555         | grain 0    | 74  | Mediterranean | a dusty rose with a sugar grain
  Quartzite  | Silver Mica    | quartzite  | Gray   | #b5b6b3 | #a7a9a6 | #8f918e         | grain 0    | 86  | Transitional  | a shimmering silver with fine mica
  Quartzite  | Ocean Pearl    | quartzite  | Gray   | #9fa09a | #87877f | #c7b99c,#6f7370 | grain 0    | 88  | Coastal       | gray, pearl and sand in drifting layers
`,
);

/** What the third word of a row's traits adds to the look: bands and holes, cleft, sugar grain. */
function toTraits(traits: string, base: string): JsonObject {
  const [trait, amount] = traits.split(' ');
  const vugRatio = readNumber(amount ?? '');
  switch (trait) {
    case 'band':
      return {
        vugRatio,
        cloudRatio: 0.55,
        veinDirectionDeg: 0,
        veinDensityRatio: 0.55,
        veinScaleMm: 160,
        veinSharpnessRatio: 0.2,
      };
    case 'cleft':
      return {
        cloudRatio: 0.5,
        veinDensityRatio: 0.2,
        veinScaleMm: 240,
        veinSharpnessRatio: 0.25,
        finish: 'cleft',
      };
    case 'grain':
      return {
        vugRatio,
        cloudRatio: 0.35,
        veinDensityRatio: 0.15,
        veinScaleMm: 300,
        veinSharpnessRatio: 0.15,
        grainColors: [base],
        grainScaleMm: 0.8,
        grainRatio: 0.25,
      };
    case 'plain':
      return {
        vugRatio,
        cloudRatio: 0.3,
        veinDensityRatio: 0.1,
        veinScaleMm: 260,
        veinSharpnessRatio: 0.3,
      };
    default:
      throw new Error(`Unknown trait: ${traits}`);
  }
}

export const naturalStones: readonly Colorway[] = rows.map((row) => ({
  name: row.name,
  family: toColorFamily(row.family),
  style: row.style,
  phrase: row.phrase,
  look: {
    kind: 'stone',
    rock: row.rock,
    baseColor: row.base,
    cloudColor: row.cloud,
    veinColors: readList(row.veins),
    ...toTraits(row.traits, row.cloud),
  },
  joints: jointsFor(row.base),
  pricePct: readNumber(row.price),
  substance: row.substance,
}));

/** The natural stones of some kinds: 'Travertine', 'Slate'. */
export function stonesOf(...substances: readonly string[]): readonly Colorway[] {
  return naturalStones.filter((stone) => substances.includes(stone.substance));
}
