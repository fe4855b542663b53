import { readList, readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor } from './shade.ts';

const glassRows = readTable(
  ['name', 'family', 'colors', 'frost', 'shine', 'style', 'phrase'],
  `
  Bering       | Blue   | #9fb9c6,#8aa8b8 | 0    | 0.1 | Coastal       | a cold northern blue with depth
  Sea Glass    | Green  | #bcd6cb,#a9c8bb | 0.6  | 0   | Coastal       | tumbled sea-glass green
  Aquamarine   | Blue   | #8fc7cf,#7bb8c2 | 0    | 0.2 | Coastal       | clear aquamarine
  Lapis        | Blue   | #2a4a8a,#345697,#203d77 | 0 | 0.1 | Mediterranean | a saturated lapis
  Nightfall    | Blue   | #1f2c44,#26364f | 0    | 0.2 | Modern        | a night blue, nearly black
  Glacier      | White  | #e3edee,#d6e4e6 | 0.4  | 0   | Modern        | the pale green-white of thick ice
  Snow         | White  | #f3f5f4,#eaeeed | 0    | 0   | Modern        | a clean snow white
  Frost        | Clear  | #dfe7e8,#d5dfe1 | 0.9  | 0   | Scandinavian  | frosted, hardly colored glass
  Smoke        | Gray   | #8d9294,#7b8083 | 0    | 0.1 | Modern        | a smoked gray
  Storm        | Gray   | #5c656b,#6b757b,#4d565c | 0 | 0.15 | Industrial | a storm gray in three depths
  Obsidian     | Black  | #1b1c1f,#26282c | 0    | 0.25 | Glam         | a volcanic black with a glint
  Champagne    | Beige  | #dccbb0,#cfbb9b | 0    | 0.35 | Glam         | a champagne with a pearl sheen
  Amber        | Yellow | #c9923f,#b87f2f,#d9a95c | 0 | 0.1 | Rustic     | a lit amber
  Tortoise     | Brown  | #7b4f2c,#95652f,#5d3a22 | 0 | 0.1 | Mid-Century | tortoise brown with honey in it
  Bottle       | Green  | #3d6b4c,#4b7b59 | 0    | 0   | Farmhouse     | the green of old bottles
  Absinthe     | Green  | #a9b95c,#98a94c | 0    | 0.1 | Mid-Century   | a sharp absinthe green
  Peacock      | Multicolor | #1f6f7a,#2f8b7c,#3a4f8f | 0 | 0.7 | Glam     | peacock greens and blues that shift
  Oil Slick    | Multicolor | #3a3f55,#5a4a6b,#2f5a5e | 0 | 0.9 | Glam     | a dark sheen of violet and teal
  Rosewater    | Pink   | #e3bdb9,#d8aca9 | 0.3  | 0.1 | Glam          | a misted rose
  Coral        | Orange | #d9826a,#cc745c | 0    | 0   | Mediterranean | a clear coral
  Mulberry     | Purple | #6b3f5c,#7a4c6a | 0    | 0.2 | Glam          | a mulberry with purple lights
  Spearmint    | Green  | #a8d3bd,#96c6ae | 0    | 0   | Coastal       | a cool spearmint
`,
);

export const glasses: readonly Colorway[] = glassRows.map((row) => {
  const colors = readList(row.colors);
  return {
    name: row.name,
    family: toColorFamily(row.family),
    style: row.style,
    phrase: row.phrase,
    look: {
      kind: 'glass',
      colors,
      frostRatio: readNumber(row.frost),
      iridescenceRatio: readNumber(row.shine),
    },
    joints: jointsFor(colors[0] ?? '#ffffff'),
    pricePct: readNumber(row.shine) > 0.3 ? 118 : 100,
    substance: 'Glass',
  };
});

const metalRows = readTable(
  ['substance', 'name', 'family', 'base', 'patina', 'finish', 'price', 'style', 'phrase'],
  `
  Stainless Steel | Brushed Steel    | Silver | #b9bcbe | #a6a9ab | brushed  | 92  | Industrial  | fine-brushed stainless
  Stainless Steel | Mirror Steel     | Silver | #d3d6d8 | #c0c3c5 | polished | 104 | Modern      | polished stainless that doubles the light
  Stainless Steel | Gunmetal         | Gray   | #5d6165 | #4b4f52 | satin    | 100 | Industrial  | a blued gunmetal
  Stainless Steel | Black Steel      | Black  | #2e3032 | #3c3e40 | satin    | 106 | Modern      | a blackened steel with a soft sheen
  Brass           | Satin Brass      | Gold   | #c8a25c | #a98545 | satin    | 128 | Glam        | satin brass, warm and even
  Brass           | Aged Brass       | Gold   | #9c7c47 | #6d5a38 | patina   | 134 | Traditional | brass aged to a tobacco gold
  Brass           | Hammered Brass   | Gold   | #c39b55 | #9a7739 | hammered | 142 | Rustic      | hand-hammered brass
  Copper          | Penny Copper     | Copper | #b4704d | #955739 | satin    | 132 | Rustic      | the glow of a new penny
  Copper          | Hammered Copper  | Copper | #ad6a48 | #7f4a32 | hammered | 146 | Rustic      | hammered copper with warm shadows
  Copper          | Verdigris        | Green  | #6f9c8b | #a46a47 | patina   | 150 | Coastal     | copper weathered to green and rose
  Bronze          | Oiled Bronze     | Bronze | #5b4636 | #3f3127 | patina   | 126 | Traditional | oil-dark bronze with rubbed edges
  Bronze          | Antique Bronze   | Bronze | #7c6247 | #5a4531 | brushed  | 124 | Traditional | brushed bronze with brown depth
  Aluminum        | Champagne        | Beige  | #c9b797 | #b3a182 | brushed  | 88  | Glam        | brushed aluminum in champagne
  Aluminum        | Frosted Nickel   | Silver | #b7b4ac | #a19e96 | satin    | 86  | Transitional | a frosted nickel tone
`,
);

export const metals: readonly Colorway[] = metalRows.map((row) => ({
  name: row.name,
  family: toColorFamily(row.family),
  style: row.style,
  phrase: row.phrase,
  look: { kind: 'metal', baseColor: row.base, patinaColor: row.patina, finish: row.finish },
  joints: jointsFor(row.base),
  pricePct: readNumber(row.price),
  substance: row.substance,
}));
