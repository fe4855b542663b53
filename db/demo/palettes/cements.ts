import { readList, readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor } from './shade.ts';

const cementRows = readTable(
  ['name', 'family', 'base', 'cloud', 'pore', 'trowel', 'style', 'phrase'],
  `
  Plaster    | White | #e4e1da | #d8d4cb | 0.05 | 0.45 | Scandinavian | a warm plaster white with a troweled drift
  Bone       | Beige | #d9d2c4 | #cdc5b5 | 0.08 | 0.35 | Transitional | a pale bone with soft clouds
  Fog        | Gray  | #c6c6c2 | #b9b9b5 | 0.1  | 0.3  | Modern       | a light fog gray, barely clouded
  Pumice     | Gray  | #b3b0a9 | #a5a29b | 0.22 | 0.25 | Industrial   | a warm pumice gray with fine pores
  Putty      | Beige | #c2b6a3 | #b5a893 | 0.08 | 0.35 | Transitional | a putty beige with a hand-finished look
  Mushroom   | Brown | #a39786 | #958877 | 0.1  | 0.35 | Transitional | a mushroom taupe with quiet movement
  Ash        | Gray  | #9b9a97 | #8d8c89 | 0.14 | 0.3  | Industrial   | an ash gray with the shading of poured concrete
  Smoke      | Gray  | #82827f | #757572 | 0.14 | 0.3  | Industrial   | a smoky mid gray with worn edges of light
  Lead       | Gray  | #686867 | #5c5c5b | 0.12 | 0.3  | Industrial   | a lead gray with dark clouds
  Graphite   | Black | #4a4a4b | #404041 | 0.12 | 0.3  | Modern       | a graphite with a fine troweled grain
  Soot       | Black | #303031 | #28282a | 0.1  | 0.25 | Modern       | a soot black with a chalky bloom
  Sage       | Green | #a3ab99 | #959e8b | 0.06 | 0.35 | Scandinavian | a dusty sage like limewash
  Olive      | Green | #81836a | #73765d | 0.08 | 0.35 | Mid-Century  | a dry olive with a mineral cast
  Slate Blue | Blue  | #7f8d99 | #72808d | 0.08 | 0.35 | Coastal      | a slate blue with chalky highlights
  Denim      | Blue  | #56677a | #4b5b6d | 0.08 | 0.35 | Modern       | a faded denim blue
  Clay       | Orange | #b98368 | #aa745a | 0.06 | 0.4 | Mediterranean | a baked clay with a limewashed face
  Rosewash   | Pink  | #cfae9f | #c29f90 | 0.06 | 0.4  | Mid-Century  | a limewashed rose
  Sand       | Beige | #cdbc9c | #bfad8b | 0.1  | 0.35 | Coastal      | a beach sand with a gentle drift
  Chalkstone | White | #efece4 | #e4e0d6 | 0.04 | 0.3  | Modern       | a chalk white with hardly a cloud
  Rust       | Orange | #8d5a42 | #74503f | 0.1 | 0.3  | Industrial   | an oxidized rust with dark stains
`,
);

/** Concrete, plaster and cement grounds. */
export const cements: readonly Colorway[] = cementRows.map((row) => ({
  name: row.name,
  family: toColorFamily(row.family),
  style: row.style,
  phrase: row.phrase,
  look: {
    kind: 'concrete',
    baseColor: row.base,
    cloudColor: row.cloud,
    poreRatio: readNumber(row.pore),
    trowelRatio: readNumber(row.trowel),
  },
  joints: jointsFor(row.base),
  pricePct: 100,
  substance: 'Concrete',
}));

const terrazzoRows = readTable(
  ['name', 'family', 'matrix', 'chips', 'min', 'max', 'density', 'style', 'phrase'],
  `
  Confetti     | Multicolor | #ece8df | #c76b4d,#e0a63f,#4f7a78,#2f3f58,#d9a9a0 | 3 | 16 | 0.5  | Mid-Century  | a pale ground scattered with coral, mustard and teal
  Nougat       | Beige | #e8dcc6 | #c9a77a,#a87f56,#f3ece0                 | 2 | 14 | 0.6  | Mid-Century  | a nougat cream with almond and caramel chips
  Salt & Pepper | Gray | #d9d8d4 | #2d2d2e,#f4f3ef,#8c8b88                 | 1 | 7  | 0.65 | Modern       | fine black and white chips in pale gray
  Venetian     | Beige | #e2d4bd | #b68458,#7a4c38,#d8c29b,#8f8d84        | 3 | 22 | 0.62 | Mediterranean | a cream ground with Verona red and brown
  Galaxy       | Black | #26282b | #c9c7c1,#7f8388,#a88a58                | 2 | 12 | 0.45 | Glam         | a midnight ground with pale and brass-colored chips
  Rosa         | Pink  | #e3c5ba | #b9776b,#f3e5dd,#8f5b55                | 3 | 16 | 0.55 | Mid-Century  | a blush ground with rose and white chips
  Eucalyptus   | Green | #bcc8b8 | #6f8a72,#eef1ea,#48604f                | 3 | 16 | 0.55 | Coastal      | a soft green with leaf and white chips
  Emerald      | Green | #2e5a4a | #a9c9b5,#17392d,#e7efe6                | 3 | 18 | 0.5  | Glam         | a bottle green with mint and white chips
  Lagoon       | Blue  | #b9cdd3 | #4d7f92,#e9f0f1,#8a9a9d                | 3 | 16 | 0.5  | Coastal      | a sea-glass blue with teal chips
  Indigo Night | Blue  | #2d3a55 | #8fa1c0,#e4e7ee,#b08e5a                | 2 | 14 | 0.45 | Modern       | an ink blue with chips of sky and brass
  Terracotta   | Orange | #b8714f | #e9d6c2,#7f4330,#d79a76                | 3 | 20 | 0.5  | Mediterranean | a terracotta ground with cream and clay chips
  Saffron      | Yellow | #d9ad55 | #f4e9cd,#8f6a2c,#ffffff                | 3 | 16 | 0.45 | Mid-Century  | a saffron ground with ivory chips
  Alabaster    | White | #f1eee7 | #d7d1c4,#ffffff,#bfb8aa                | 2 | 14 | 0.6  | Scandinavian | white on white, with a whisper of beige
  Harbor Gray  | Gray  | #a5a8a8 | #e6e6e2,#5d6163,#c6a98a                | 2 | 18 | 0.55 | Industrial   | a dove gray with white and slate chips
  Porphyry     | Red   | #6f3a36 | #c99c8b,#3f2323,#e9d8cb                | 2 | 14 | 0.5  | Traditional  | a wine red with rose and cream chips
  Macchiato    | Brown | #9c7d62 | #e6d9c7,#5f4634,#c7a583                | 2 | 16 | 0.55 | Transitional | a coffee ground with cream and cocoa chips
  Polar        | White | #f4f5f4 | #9aa7b0,#dfe4e6,#6d7a83                | 3 | 22 | 0.4  | Scandinavian | an ice white with blue-gray chips
  Ink & Bone   | Black | #1d1d1f | #efe9dc,#cdbfa5                         | 4 | 26 | 0.5  | Modern       | large bone-white chips in black
`,
);

/** Terrazzo by its ground and chips. */
export const terrazzos: readonly Colorway[] = terrazzoRows.map((row) => ({
  name: row.name,
  family: toColorFamily(row.family),
  style: row.style,
  phrase: row.phrase,
  look: {
    kind: 'terrazzo',
    matrixColor: row.matrix,
    chipColors: readList(row.chips),
    chipMinMm: readNumber(row.min),
    chipMaxMm: readNumber(row.max),
    chipDensityRatio: readNumber(row.density),
  },
  joints: jointsFor(row.matrix),
  pricePct: 100,
  substance: 'Terrazzo',
}));
