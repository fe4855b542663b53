import { encaustics } from '@wevisu/scene/materials/presets/encaustics.ts';
import { readList, readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { colorwaysFromPresets } from './from-presets.ts';
import { jointsFor } from './shade.ts';

const classics = colorwaysFromPresets(
  encaustics,
  `
  lisbon-star       | Lisbon Star       | Cement | Blue       | 100 | Mediterranean | an eight-pointed star in faded blues
  marrakech-rosette | Marrakech Rosette | Cement | Multicolor | 108 | Mediterranean | a rosette of teal and terracotta
  havana-petals     | Havana Petals     | Cement | Green      | 104 | Mid-Century   | green petals that open across four tiles
  noir-quatrefoil   | Noir Quatrefoil   | Cement | Black      | 100 | Traditional   | a black quatrefoil on chalk
  sevilla-cross     | Sevilla Cross     | Cement | Red        | 106 | Mediterranean | a crimson cross with tan corners
  porto-lattice     | Porto Lattice     | Cement | Blue       | 100 | Coastal       | a lattice of river blues
  paloma-diamond    | Paloma Diamond    | Cement | Gray       | 96  | Scandinavian  | dove-gray diamonds, very quiet
  bistro-checker    | Bistro Checker    | Cement | Black      | 92  | Traditional   | the checkered floor of a corner bistro
  riviera-scales    | Riviera Scales    | Cement | Blue       | 104 | Coastal       | fish scales in sea blues
  cordoba-arches    | Cordoba Arches    | Cement | Red        | 106 | Mediterranean | arches in brick and rose
  milano-cubes      | Milano Cubes      | Cement | Gray       | 104 | Mid-Century   | tumbling cubes in three grays
  sage-star         | Sage Star         | Cement | Green      | 100 | Farmhouse     | a sage star on parchment
  blush-petals      | Blush Petals      | Cement | Pink       | 104 | Glam          | blush petals on white
  saffron-rosette   | Saffron Rosette   | Cement | Yellow     | 106 | Mid-Century   | saffron rosettes on warm gray
  cabana-stripe     | Cabana Stripe     | Cement | Green      | 94  | Coastal       | a cabana stripe in green
  midnight-lattice  | Midnight Lattice  | Cement | Black      | 108 | Glam          | a gold lattice on midnight
  terra-diamond     | Terra Diamond     | Cement | Brown      | 98  | Rustic        | diamonds of clay and cocoa
  ocean-quatrefoil  | Ocean Quatrefoil  | Cement | Blue       | 104 | Coastal       | an ocean-blue quatrefoil on white
`,
);

const moreRows = readTable(
  ['name', 'motif', 'family', 'colors', 'price', 'style', 'phrase'],
  `
  Coimbra Star     | star       | Yellow     | #efe6d2,#c9962f,#7a5a24         | 102 | Mediterranean | an ochre star on cream
  Tangier Rosette  | rosette    | Blue       | #ece7dc,#2b4f86,#7fa3c4         | 106 | Mediterranean | a cobalt rosette like a fountain floor
  Verbena Petals   | petals     | Purple     | #eae4e4,#8d7796,#c6b6cb         | 104 | Glam          | petals in dusty violet
  Dorado Quatrefoil | quatrefoil | Gray      | #dcd8cf,#8a8478,#b89a5e         | 100 | Traditional   | a gray quatrefoil with a straw line
  Siena Cross      | cross      | Orange     | #ead9c2,#b5643c,#6e4a38         | 102 | Mediterranean | clay crosses on biscuit
  Fjord Lattice    | lattice    | Gray       | #e7e8e6,#6f7d86,#b1bac0         | 98  | Scandinavian  | a slate lattice on snow
  Clove Diamond    | diamond    | Brown      | #e5dac8,#6f4d36,#a98a6a         | 98  | Farmhouse     | clove-brown diamonds on oat
  Piazza Checker   | checker    | Green      | #ece9df,#3d5a48                 | 94  | Traditional   | a bottle-green and ivory checker
  Mermaid Scales   | scales     | Green      | #d9e4dc,#4c8a80,#87b5a8,#2f5f5b | 106 | Coastal       | scales in sea greens
  Alhambra Arches  | arches     | Blue       | #eee6d4,#2c5b7b,#c58b45         | 108 | Mediterranean | arches in blue and saffron
  Noir Cubes       | cubes      | Black      | #e6e4de,#1f2022,#8b8a87         | 104 | Modern        | cubes in black, gray and white
  Awning Stripe    | stripe     | Blue       | #f0ece1,#3b5f8f                 | 92  | Coastal       | a blue awning stripe
  Citron Star      | star       | Green      | #f0eddc,#a3a83f,#5d6b2f         | 102 | Mid-Century   | a citron star with olive points
  Paprika Rosette  | rosette    | Red        | #eee0cf,#a53f2a,#d98d52,#4a2a24 | 108 | Rustic        | a paprika rosette with ember tones
  Graphite Petals  | petals     | Gray       | #e3e2de,#55585c,#a0a3a5         | 98  | Modern        | graphite petals on fog
  Mint Quatrefoil  | quatrefoil | Green      | #f1f2ec,#9fc3ae,#5f8a74         | 100 | Farmhouse     | a mint quatrefoil on white
`,
);

/** Patterned tile by motif and colors: as pressed cement, or printed on ceramic and porcelain. */
export const patterns: readonly Colorway[] = [
  ...classics,
  ...moreRows.map((row) => {
    const colors = readList(row.colors);
    return {
      name: row.name,
      family: toColorFamily(row.family),
      style: row.style,
      phrase: row.phrase,
      look: { kind: 'encaustic', motif: row.motif, colors, wearRatio: 0.25 },
      joints: jointsFor(colors[0] ?? '#ffffff'),
      pricePct: readNumber(row.price),
      substance: 'Cement',
    };
  }),
];
