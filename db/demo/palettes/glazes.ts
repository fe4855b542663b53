import { readList, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor } from './shade.ts';

const rows = readTable(
  ['name', 'family', 'colors', 'style', 'phrase'],
  `
  Paper White   | White  | #f6f5f1                 | Modern        | a clean paper white
  Milk          | White  | #f1ece0,#eee8da         | Farmhouse     | a warm milk white
  Oyster        | White  | #e6e2d8,#ded9cd         | Coastal       | an oyster white with a breath of gray
  Pearl         | White  | #eeebe6,#e6e3df         | Transitional  | a soft pearl
  Linen         | Beige  | #e1d7c4,#d8cdb8         | Farmhouse     | an undyed linen
  Biscuit       | Beige  | #dccbab,#d2bf9c         | Traditional   | a warm biscuit
  Wheat         | Beige  | #cfb88d,#c4ab7e         | Farmhouse     | a ripe wheat
  Fawn          | Brown  | #b59a7c,#a88d6f         | Transitional  | a soft fawn brown
  Tobacco       | Brown  | #7d5a3c,#8b6746,#6c4c32 | Rustic        | a pooling tobacco brown
  Cocoa         | Brown  | #5b4236,#65493c         | Mid-Century   | a dark cocoa
  Dove          | Gray   | #c9c8c4,#c1c0bc         | Transitional  | a dove gray
  Pebble        | Gray   | #a9a6a0,#a19e98         | Modern        | a river-pebble gray
  Pewter        | Gray   | #86878a,#7d7e81         | Industrial    | a pewter gray
  Thunder       | Gray   | #5e6165,#55585c         | Modern        | a thundercloud gray
  Charcoal      | Black  | #3c3d40,#343538         | Industrial    | a soft charcoal
  Jet           | Black  | #1a1a1c                 | Modern        | a mirror-dark jet
  Ink           | Black  | #23262e,#1c1f27         | Modern        | an ink black with a blue heart
  Mist          | Blue   | #cfdadd,#c6d3d7         | Coastal       | a pale blue mist
  Sea Salt      | Green  | #c7d5cd,#bccdc4         | Coastal       | a pale sea-salt green
  Rain          | Blue   | #a9bcc6,#9fb3be         | Coastal       | a rain blue
  Cornflower    | Blue   | #7f9cc0,#7592b7         | Farmhouse     | a cornflower blue
  Delft         | Blue   | #3f6399,#39598b         | Traditional   | a Delft blue
  Cobalt        | Blue   | #24479b,#1f3f8c,#2d53ab | Mediterranean | a singing cobalt
  Navy          | Blue   | #233350,#1e2c46         | Coastal       | a deep navy
  Midnight      | Blue   | #17243b,#1b2a44         | Glam          | a midnight blue
  Petrol        | Blue   | #1f4a57,#25535f,#193f4b | Mid-Century   | a petrol blue that breaks to teal
  Turquoise     | Blue   | #3fa3a8,#37979d,#4eb0b3 | Mediterranean | a bright turquoise
  Lagoon        | Green  | #4f9a93,#468d87         | Coastal       | a lagoon green-blue
  Jade          | Green  | #6fa58b,#649a80         | Transitional  | a milky jade
  Celadon       | Green  | #b3c8b2,#a8bfa7         | Traditional   | a classic celadon
  Sage          | Green  | #96a68c,#8b9c81         | Farmhouse     | a garden sage
  Fern          | Green  | #5f8054,#567749         | Farmhouse     | a fern green
  Moss          | Green  | #5c6a3d,#667545         | Rustic        | a mossy olive
  Bottle        | Green  | #1f4a37,#25553f,#193f2e | Traditional   | a pooling bottle green
  Emerald       | Green  | #146a4a,#115c40,#1a7754 | Glam          | an emerald with depth
  Pine          | Green  | #26382f,#2c4037         | Modern        | a pine so dark that it is nearly black
  Chartreuse    | Green  | #b3b64c,#a8ab42         | Mid-Century   | a lively chartreuse
  Lemon         | Yellow | #ecd66a,#e6ce5b         | Mediterranean | a sunny lemon
  Mustard       | Yellow | #cc9a2e,#c08f27         | Mid-Century   | a ground mustard
  Honey         | Yellow | #d6a24d,#c99342,#e0b160 | Rustic        | a running honey
  Marigold      | Orange | #e0923a,#d68731         | Mid-Century   | a marigold orange
  Apricot       | Orange | #e3b28c,#dba87f         | Mediterranean | a pale apricot
  Terracotta    | Orange | #b5653f,#a95b37         | Mediterranean | a fired terracotta
  Persimmon     | Orange | #c9542c,#bd4b25         | Mid-Century   | a glossy persimmon
  Brick         | Red    | #8f3f2e,#843828         | Rustic        | a brick red
  Pomegranate   | Red    | #8b1f2f,#7d1a29,#9a2838 | Glam          | a pomegranate red
  Oxblood       | Red    | #5a1f24,#64252a         | Traditional   | an oxblood glaze
  Rose          | Pink   | #d9a9a3,#d09d97         | Mid-Century   | a dusty rose
  Blush         | Pink   | #ecd6cd,#e6ccc2         | Scandinavian  | a barely-there blush
  Petal         | Pink   | #e5b9bb,#ddadb0         | Glam          | a petal pink
  Lilac         | Purple | #b7a6c0,#ac9ab6         | Glam          | a gray lilac
  Aubergine     | Purple | #47293f,#3d2236         | Glam          | an aubergine close to black
  Fig           | Purple | #6a4357,#61394e         | Mid-Century   | a ripe fig
`,
);

/** Glazes of wall and floor tile; what a maker can fire. */
export const glazes: readonly Colorway[] = rows.map((row) => {
  const colors = readList(row.colors);
  const body = colors[0] ?? '#ffffff';
  return {
    name: row.name,
    family: toColorFamily(row.family),
    style: row.style,
    phrase: row.phrase,
    look: { kind: 'glaze', colors },
    joints: jointsFor(body),
    pricePct:
      row.family === 'Red' || row.family === 'Purple' || row.family === 'Orange' ? 108 : 100,
    substance: 'Ceramic',
  };
});
