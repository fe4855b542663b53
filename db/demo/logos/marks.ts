// Geometric marks in a box of 100 by 100, in two inks.

export type Mark = (ink: string, accent: string) => string;

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (r: number, stroke: string, width: number) =>
  `<circle cx="50" cy="50" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const marks: Readonly<Record<string, Mark>> = {
  tiles: (ink, accent) =>
    rect(4, 4, 43, 43, ink) +
    rect(53, 4, 43, 43, accent) +
    rect(4, 53, 43, 43, accent) +
    rect(53, 53, 43, 43, ink),
  hex: (ink, accent) =>
    path('M50 2 92 26V74L50 98 8 74V26Z', ink) + path('M50 26 71 38V62L50 74 29 62V38Z', accent),
  arch: (ink, accent) =>
    path('M10 98V50A40 40 0 0 1 90 50V98H72V50A22 22 0 0 0 28 50V98Z', ink) +
    rect(42, 62, 16, 36, accent),
  rings: (ink, accent) => ring(44, ink, 8) + ring(28, ink, 6) + disc(50, 50, 12, accent),
  leaf: (ink, accent) =>
    path('M12 92C8 40 40 8 92 8 94 60 62 94 12 92Z', ink) + line('M14 90 70 34', accent, 6),
  drop: (ink, accent) =>
    path('M50 4C70 34 84 50 84 66A34 34 0 0 1 16 66C16 50 30 34 50 4Z', ink) +
    disc(60, 68, 11, accent),
  diamond: (ink, accent) =>
    path('M50 2 98 50 50 98 2 50Z', ink) + path('M50 28 72 50 50 72 28 50Z', accent),
  waves: (ink, accent) =>
    line('M2 30Q18 12 34 30T66 30T98 30', ink, 9) +
    line('M2 54Q18 36 34 54T66 54T98 54', accent, 9) +
    line('M2 78Q18 60 34 78T66 78T98 78', ink, 9),
  peaks: (ink, accent) =>
    path('M2 90 38 18 60 60 72 40 98 90Z', ink) + path('M38 18 52 45 38 52 27 40Z', accent),
  sun: (ink, accent) =>
    path('M10 62A40 40 0 0 1 90 62Z', accent) + rect(2, 68, 96, 7, ink) + rect(16, 81, 68, 7, ink),
  chevrons: (ink, accent) =>
    path('M50 4 92 34V54L50 24 8 54V34Z', ink) + path('M50 44 92 74V94L50 64 8 94V74Z', accent),
  herringbone: (ink, accent) =>
    [0, 1, 2]
      .map((i) =>
        path(`M10 ${16 + i * 28} 48 ${40 + i * 22} 48 ${54 + i * 22} 10 ${32 + i * 26}Z`, ink),
      )
      .join('') +
    [0, 1, 2]
      .map((i) =>
        path(`M90 ${16 + i * 28} 52 ${40 + i * 22} 52 ${54 + i * 22} 90 ${32 + i * 26}Z`, accent),
      )
      .join(''),
  bar: (ink, accent) => rect(38, 0, 10, 100, ink) + rect(54, 0, 10, 100, accent),
  dots: (ink, accent) =>
    [15, 50, 85]
      .flatMap((y, j) => [15, 50, 85].map((x, i) => disc(x, y, 11, (i + j) % 2 ? accent : ink)))
      .join(''),
  keystone: (ink, accent) => path('M14 8H86L72 94H28Z', ink) + path('M34 24H66L60 78H40Z', accent),
  flame: (ink, accent) =>
    path(
      'M52 2C60 30 88 42 82 70 78 90 62 98 50 98 30 98 16 84 18 64 20 48 34 46 36 26 46 32 50 20 52 2Z',
      ink,
    ) +
    path('M50 52C56 66 66 70 62 82 59 90 54 92 50 92 42 92 36 86 38 76 40 68 48 66 50 52Z', accent),
  star: (ink, accent) =>
    path('M50 0 62 38 100 50 62 62 50 100 38 62 0 50 38 38Z', ink) + disc(50, 50, 10, accent),
  planks: (ink, accent) =>
    rect(2, 6, 60, 18, ink) +
    rect(66, 6, 32, 18, accent) +
    rect(2, 29, 30, 18, accent) +
    rect(36, 29, 62, 18, ink) +
    rect(2, 52, 72, 18, ink) +
    rect(78, 52, 20, 18, accent) +
    rect(2, 75, 42, 18, accent) +
    rect(48, 75, 50, 18, ink),
  fan: (ink, accent) =>
    [0, 120, 240]
      .map(
        (turn) =>
          `<path d="M50 50C40 30 44 6 60 4 74 8 72 34 50 50Z" fill="${ink}" transform="rotate(${turn} 50 50)"/>`,
      )
      .join('') + disc(50, 50, 9, accent),
  lamp: (ink, accent) =>
    rect(47, 0, 6, 26, ink) + path('M24 64A26 38 0 0 1 76 64Z', ink) + disc(50, 74, 12, accent),
  knob: (ink, accent) => ring(40, ink, 14) + disc(50, 50, 16, accent),
  tap: (ink, accent) =>
    line('M34 98V34A22 22 0 0 1 78 34V46', ink, 14) +
    path('M78 60C84 70 88 74 88 80A10 10 0 0 1 68 80C68 74 72 70 78 60Z', accent),
  ledger: (ink, accent) =>
    rect(2, 10, 36, 16, ink) +
    rect(42, 10, 56, 16, accent) +
    rect(2, 32, 58, 16, ink) +
    rect(64, 32, 34, 16, ink) +
    rect(2, 54, 24, 16, accent) +
    rect(30, 54, 68, 16, ink) +
    rect(2, 76, 48, 16, ink) +
    rect(54, 76, 44, 16, accent),
  blades: (ink, accent) =>
    path('M22 96C22 60 14 40 6 26 26 36 36 62 34 96Z', ink) +
    path('M44 96C42 52 48 24 56 4 62 30 60 66 56 96Z', accent) +
    path('M66 96C66 64 76 42 96 30 84 52 80 70 78 96Z', ink),
  gem: (ink, accent) => path('M24 12H76L98 40 50 96 2 40Z', ink) + path('M36 40H64L50 76Z', accent),
  moon: (ink, accent) =>
    path('M62 4A46 46 0 1 0 96 66 38 38 0 0 1 62 4Z', ink) + disc(78, 30, 8, accent),
  house: (ink, accent) => path('M50 4 96 44V96H4V44Z', ink) + rect(40, 56, 20, 40, accent),
  wing: (ink, accent) =>
    path('M4 30C40 10 70 20 96 62 70 46 52 46 40 52Z', ink) +
    path('M14 56C40 46 62 56 76 84 56 72 44 70 34 74Z', accent),
};
