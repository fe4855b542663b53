import type { JsonObject } from '../product.ts';
import { readList, readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor, mixColors } from './shade.ts';

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
    'holes',
    'price',
    'style',
    'phrase',
  ],
  `
  Travertine | Ivory          | travertine | Beige  | #e2d6c0 | #d6c6a9 | #cbb894         | 0.12 | 84  | Mediterranean | a creamy ivory with open, cloudy bands
  Travertine | Walnut         | travertine | Brown  | #b39a7b | #a1866a | #8d7358         | 0.14 | 84  | Mediterranean | a toasted walnut with darker layers
  Travertine | Noce           | travertine | Brown  | #94785c | #83674d | #6e5540         | 0.14 | 88  | Rustic        | a deep nut brown with earthy bands
  Travertine | Silver         | travertine | Gray   | #b2ada4 | #9d978d | #817a71         | 0.1  | 104 | Transitional  | a silver gray with smoke-colored bands
  Travertine | Titanium       | travertine | Gray   | #847d74 | #726b63 | #5c554e         | 0.12 | 112 | Industrial    | a graphite gray with rust in its pores
  Travertine | Roman Classic  | travertine | Beige  | #d9c8a8 | #cbb791 | #b7a079         | 0.16 | 96  | Mediterranean | the honey beige of old colonnades
  Travertine | Scabos         | travertine | Multicolor | #bd9a74 | #8a5f45 | #d8c3a0,#6d4837 | 0.18 | 100 | Rustic    | russet, cream and umber in one block
  Travertine | Red Antique    | travertine | Red    | #b5795d | #a0644a | #87503a         | 0.14 | 108 | Rustic        | a sun-baked terracotta red
  Limestone  | Chalk           | limestone  | White | #eae6dc | #dfd9cc | #d0c8b8         | 0.03 | 98  | Coastal      | a chalky off-white with a powdery feel
  Limestone  | Lagos Blue     | limestone  | Gray   | #8d9296 | #82888d | #6f767c         | 0.02 | 112 | Modern        | an even blue-gray with tiny fossils
  Limestone  | Jerusalem Gold | limestone  | Beige  | #d8bf92 | #caae7d | #b9985f         | 0.03 | 106 | Mediterranean | a golden beige with shell flecks
  Limestone  | Seagrass       | limestone  | Green  | #8f917d | #7f826d | #6d715c         | 0.02 | 110 | Coastal       | a gray-green with ancient sea plants in it
  Limestone  | Moleanos       | limestone  | Beige  | #ddd2bd | #d2c5ac | #b98f6c         | 0.04 | 96  | Transitional  | a light beige with small rosy flecks
  Limestone  | Gascogne       | limestone  | Gray   | #a39f97 | #96928a | #7f7b73         | 0.02 | 104 | Transitional  | a warm cloud gray, nearly without veins
  Limestone  | Ash Gray       | limestone  | Gray   | #b8b5af | #aaa7a1 | #96938d         | 0.02 | 94  | Modern        | a pale ash gray, soft and even
  Limestone  | Burgundy Cream | limestone  | Beige  | #e3d6bd | #d6c6a8 | #c3a98a         | 0.05 | 102 | Traditional   | a buttery cream with shell and rust flecks
  Slate      | Charcoal       | slate      | Black  | #3c3e40 | #33363a | #55585b         | 0    | 78  | Industrial    | a near-black charcoal with a riven face
  Slate      | Montauk Blue   | slate      | Blue   | #4c5660 | #434d57 | #626d78         | 0    | 92  | Coastal       | a stormy blue-gray with a natural cleft
  Slate      | Autumn         | slate      | Multicolor | #6d5f4f | #87583c | #4f4f49,#a0794c | 0 | 74 | Rustic      | moss, rust and plum, like wet leaves
  Slate      | Vermont Green  | slate      | Green  | #5d6b61 | #526057 | #75837a         | 0    | 104 | Traditional   | a muted sage-gray with a fine cleft
  Slate      | Heather Plum   | slate      | Purple | #665762 | #5a4c57 | #7b6b76         | 0    | 98  | Rustic        | a dusky plum that deepens when wet
  Slate      | Gold Rust      | slate      | Brown  | #8a6a46 | #6d543a | #b5894f,#55504a | 0    | 80  | Rustic        | golden rust over gray
  Slate      | Silver Ridge   | slate      | Gray   | #85898a | #777c7e | #9a9fa0         | 0    | 82  | Transitional  | a silvery gray with a mica sheen
  Basalt     | Lava Gray      | basalt     | Gray   | #66686a | #5d5f61 | #77797b         | 0.04 | 96  | Modern        | an even lava gray with pinhole pores
  Basalt     | Night          | basalt     | Black  | #37393b | #303234 | #47494b         | 0.02 | 102 | Modern        | a fine-grained black, calm and dense
  Sandstone  | Desert Buff    | sandstone  | Beige  | #d3b88f | #c4a577 | #b08c5c         | 0    | 72  | Rustic        | a dune-colored buff with faint ripples
  Sandstone  | Mint Fossil    | sandstone  | White  | #d9d6c6 | #cbc8b5 | #a99f83         | 0    | 76  | Coastal       | a pale mint-cream with fern-like marks
  Sandstone  | Rainbow Teak   | sandstone  | Multicolor | #a8825c | #8a6345 | #6d4a52,#c9a87c | 0 | 80 | Rustic       | teak-brown ripples with violet and gold
  Sandstone  | Modak Rose     | sandstone  | Pink   | #b98d7c | #a87a69 | #926555         | 0    | 74  | Mediterranean | a dusty rose with a sugar grain
  Bluestone  | Thermal Blue   | sandstone  | Blue   | #6b7780 | #7a7c79 | #58636b         | 0    | 116 | Traditional   | an even blue-gray with a fine, sandy bite
  Bluestone  | Lilac Range    | sandstone  | Purple | #767481 | #6f7780 | #5c5a66         | 0    | 108 | Traditional   | blue, lilac and gray from one bed
  Bluestone  | Autumn Range   | sandstone  | Multicolor | #75736a | #8a7352 | #59626a     | 0    | 102 | Rustic        | blue-gray with rust and olive
  Granite    | Silver Gray    | granite    | Gray   | #9b9c9c | #8f9090 | #5a5b5c         | 0    | 100 | Modern        | salt and pepper in an even grain
  Granite    | Anthracite     | granite    | Black  | #3d3e40 | #343537 | #1f2021         | 0    | 108 | Modern        | a dark, glittering grain
  Quartzite  | Silver Mica    | quartzite  | Gray   | #b5b6b3 | #a7a9a6 | #8f918e         | 0    | 86  | Transitional  | a shimmering silver with fine mica
  Quartzite  | Ocean Pearl    | quartzite  | Gray   | #9fa09a | #87877f | #c7b99c,#6f7370 | 0    | 88  | Coastal       | gray, pearl and sand in drifting layers
`,
);

/** How the stones of a kind are drawn: travertine in bands with holes, slate riven, the rest grained. */
function toTraits(
  rock: string,
  row: { holes: string; base: string; cloud: string; veins: string },
): JsonObject {
  const veinColors = readList(row.veins);
  const pale = mixColors(row.base, '#ffffff', 0.25);
  const deep = veinColors[0] ?? row.cloud;
  const grains = { grainColors: [pale, deep], grainRatio: 0.4 };
  switch (rock) {
    case 'travertine':
      return {
        veinColors: [...veinColors, pale],
        veinDensityRatio: 0.55,
        veinScaleMm: 140,
        veinDirectionDeg: 0,
        veinSharpnessRatio: 0.32,
        cloudRatio: 0.5,
        vugRatio: readNumber(row.holes) + 0.18,
      };
    case 'slate':
      return veinColors.length > 1
        ? {
            veinColors,
            veinDensityRatio: 0.4,
            veinScaleMm: 170,
            veinSharpnessRatio: 0.1,
            cloudRatio: 0.75,
            finish: 'cleft',
          }
        : { cloudRatio: 0.5, finish: 'cleft' };
    case 'sandstone':
    case 'quartzite':
      // Veins would make marble of them: ripples of color only where the row names two.
      return {
        ...(veinColors.length > 1
          ? {
              veinColors,
              veinDensityRatio: 0.3,
              veinScaleMm: 260,
              veinDirectionDeg: 6,
              veinSharpnessRatio: 0,
            }
          : {}),
        cloudRatio: 0.5,
        ...grains,
        grainScaleMm: rock === 'sandstone' ? 0.8 : 1.2,
      };
    case 'granite':
      return { cloudRatio: 0.2, ...grains, grainRatio: 0.75, grainScaleMm: 3 };
    case 'basalt':
      return { cloudRatio: 0.2, ...grains, grainScaleMm: 0.8, vugRatio: readNumber(row.holes) * 2 };
    default:
      return { cloudRatio: 0.4, ...grains, grainScaleMm: 3, vugRatio: readNumber(row.holes) };
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
    ...toTraits(row.rock, row),
  },
  joints: jointsFor(row.base),
  pricePct: readNumber(row.price),
  substance: row.substance,
}));

/** The natural stones of some kinds: 'Travertine', 'Slate'. */
export function stonesOf(...substances: readonly string[]): readonly Colorway[] {
  return naturalStones.filter((stone) => substances.includes(stone.substance));
}
