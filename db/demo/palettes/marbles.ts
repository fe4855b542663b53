import { readList, readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor } from './shade.ts';

const rows = readTable(
  [
    'name',
    'family',
    'base',
    'cloud',
    'veins',
    'density',
    'scale',
    'dir',
    'sharp',
    'price',
    'style',
    'phrase',
  ],
  `
  Carrara          | White | #e8e9ea | #d3d7db | #a3abb3,#b9c0c6         | 0.42 | 260 | 38  | 0.35 | 80  | Traditional  | a soft gray-white with feathery gray veins
  Statuario        | White | #f3f2ef | #e3e3e2 | #8d9196,#b5b8bb         | 0.26 | 620 | 48  | 0.6  | 150 | Traditional  | a bright white crossed by bold, smoky gray veins
  Calacatta Gold   | White | #f4f0e8 | #e9e0d0 | #b79a66,#9a9690,#cdb890 | 0.3  | 540 | 42  | 0.55 | 170 | Traditional  | a warm white with broad gray veins edged in gold
  Calacatta Viola  | White | #efe9e4 | #dccfd0 | #6d3f4c,#8f6470,#b0929a | 0.42 | 380 | 52  | 0.6  | 190 | Glam         | a cream white broken by wine-dark veins
  Calacatta Verde  | White | #eef0ea | #dbe2d8 | #64806c,#8fa393         | 0.34 | 460 | 44  | 0.5  | 175 | Transitional | a cool white with veins of fern green
  Thassos          | White | #f7f8f7 | #f0f2f2 | #e6e9ea                 | 0.08 | 500 | 30  | 0.2  | 140 | Modern       | an almost pure white with a fine crystal sparkle
  Bianco Dolomiti  | White | #ebecea | #dcdedd | #a9adad,#c4c8c8         | 0.36 | 320 | 28  | 0.3  | 95  | Transitional | a cool white with soft gray clouds
  Arabescato       | White | #eeeeec | #d9dbdc | #777e85,#9aa1a7         | 0.55 | 300 | 60  | 0.55 | 135 | Traditional  | white islands ringed by looping gray veins
  Paonazzo         | White | #f1ece0 | #e4d6bb | #8b7a5a,#5f5a56,#c0a878 | 0.48 | 340 | 50  | 0.65 | 165 | Traditional  | ivory shot through with honey and charcoal
  Alba White       | White | #f0f0ee | #e2e4e4 | #8a9098,#b2b7bb         | 0.34 | 280 | 12  | 0.5  | 105 | Modern       | clean white with level, wind-blown gray lines
  Crema Marfil     | Beige | #e6d8be | #dccaab | #cbb48d,#b89f78         | 0.24 | 300 | 30  | 0.5  | 82  | Traditional  | a calm cream with hairline tan veins
  Botticino        | Beige | #ddcfb6 | #d2c1a3 | #b59f7c                 | 0.26 | 240 | 35  | 0.45 | 78  | Mediterranean | a biscuit beige with fine fossil threads
  Daino Reale      | Beige | #d6c5a8 | #c9b491 | #a98f68,#e6dcc8         | 0.34 | 260 | 45  | 0.5  | 84  | Mediterranean | a sandy beige with wavy brown layers
  Rosa Portogallo  | Pink  | #e6cfc3 | #dcbfb1 | #bd8f81,#f1e5de         | 0.32 | 340 | 36  | 0.45 | 118 | Transitional | a blush pink with cream and rose veins
  Rosso Levanto    | Red   | #5d2b2c | #6f3a38 | #c9b7b0,#3e2021,#8a5450 | 0.5  | 320 | 40  | 0.7  | 142 | Glam         | oxblood red laced with white calcite
  Rojo Alicante    | Red   | #97463a | #a85748 | #e6d3c6,#c58d7c         | 0.36 | 300 | 40  | 0.7  | 92  | Mediterranean | a warm brick red with white lightning veins
  Emperador Light  | Brown | #a98e72 | #b89d80 | #d8c5ac,#85694d         | 0.44 | 260 | 40  | 0.6  | 90  | Traditional  | a caramel brown with cream webs
  Emperador Dark   | Brown | #4b362a | #594234 | #b39879,#7c6049         | 0.46 | 280 | 42  | 0.7  | 98  | Traditional  | a coffee brown with golden webs
  Nero Marquina    | Black | #19191b | #222224 | #e9e7e2,#a9a7a3         | 0.26 | 460 | 46  | 0.8  | 120 | Modern       | a deep black cut by white veins
  Port Laurent     | Black | #26221f | #312b27 | #b08d55,#d9cdb8         | 0.34 | 380 | 44  | 0.75 | 158 | Glam         | a brown-black threaded with gold
  Sahara Noir      | Black | #1d1a18 | #282320 | #c5974e,#efe7d8         | 0.3  | 420 | 58  | 0.75 | 172 | Glam         | a night black crossed by gold and white
  Grigio Carnico   | Gray  | #55565a | #606166 | #d4d4d3,#8d8e92         | 0.34 | 420 | 40  | 0.7  | 115 | Modern       | a storm gray with bright white veins
  Bardiglio        | Gray  | #8c9299 | #7d848c | #5f666e,#aab0b6         | 0.42 | 320 | 30  | 0.35 | 96  | Transitional | a blue-gray drawn with smoky bands
  Pietra Grey      | Gray  | #4d4c4b | #575655 | #b9b6b1                 | 0.22 | 400 | 40  | 0.75 | 102 | Industrial   | a graphite gray with thin white lines
  Fior di Bosco    | Gray  | #9d9a97 | #8f8b87 | #6c5d52,#c7c3be         | 0.4  | 300 | 42  | 0.55 | 112 | Transitional | a dove gray with chestnut veins
  Tundra           | Gray  | #aaa59d | #9d978e | #cfcac2,#7d776f         | 0.32 | 300 | 38  | 0.5  | 88  | Transitional | a mid gray with mist and fossil flecks
  Silver Wave      | Gray  | #84827e | #6f6c68 | #3f3c39,#c9c5be         | 0.62 | 300 | 14  | 0.4  | 128 | Modern       | rolling bands of silver, gray and black
  Ming Green       | Green | #b9cdbb | #a5bfa9 | #7f9f86,#dde8dd         | 0.38 | 220 | 30  | 0.4  | 132 | Coastal      | a pale jade with cloudy green drifts
  Verde Alpi       | Green | #2f4a3d | #3b5a4b | #9fbfa9,#1f352b         | 0.52 | 260 | 44  | 0.65 | 126 | Glam         | a forest green with a net of pale veins
  Verde Guatemala  | Green | #3a5a44 | #476b52 | #8fb091,#24402f         | 0.48 | 280 | 40  | 0.55 | 122 | Traditional  | a leaf green with darker swirls
  Azul Cielo       | Blue  | #b7c3cf | #a3b2c2 | #7b8fa5,#dde4ea         | 0.46 | 300 | 36  | 0.4  | 148 | Coastal      | a sky blue with rolling gray-blue bands
  Blue Celeste     | Blue  | #c4ced5 | #aebdc8 | #6f8798,#b49a77         | 0.4  | 360 | 42  | 0.5  | 160 | Coastal      | an ice blue with slate and sand veins
  Wooden White     | White | #e6e4e0 | #d8d5d0 | #b7b2ab,#c8c4be         | 0.7  | 120 | 0   | 0.35 | 94  | Modern       | level, wood-like bands of white and dove
  Athens Gray      | Gray  | #b4b3b1 | #a6a5a3 | #858482,#d0cfcd         | 0.74 | 110 | 0   | 0.4  | 92  | Modern       | straight ribbons of pale and deep gray
`,
);

/** Marbles of the trade: for tile, mosaics and slabs, and for everything printed after them. */
export const marbles: readonly Colorway[] = rows.map((row) => ({
  name: row.name,
  family: toColorFamily(row.family),
  style: row.style,
  phrase: row.phrase,
  look: {
    kind: 'stone',
    rock: 'marble',
    baseColor: row.base,
    cloudColor: row.cloud,
    veinColors: readList(row.veins),
    veinDensityRatio: readNumber(row.density),
    veinScaleMm: readNumber(row.scale),
    veinDirectionDeg: readNumber(row.dir),
    veinSharpnessRatio: readNumber(row.sharp),
  },
  joints: jointsFor(row.base),
  pricePct: readNumber(row.price),
  substance: 'Marble',
}));
