// Draws every wordmark as an SVG of paths: `node db/demo/logos/draw-logos.ts`. Needs no font where
// it is shown. The results are kept beside this file; a test draws them again and compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import wawoff2 from 'wawoff2';
import { brands } from '../trade/brands.ts';
import { marks } from './marks.ts';
import { wordmarks } from './wordmarks.ts';

interface Face {
  readonly file: string;
  readonly axes: Readonly<Record<string, number>>;
  /** Between letters, in thousandths of an em. */
  readonly tracking: number;
  /** Size of a second line against the first. */
  readonly second: number;
}

const FRAUNCES = 'fraunces/files/fraunces-latin-full-normal.woff2';
const FRAUNCES_ITALIC = 'fraunces/files/fraunces-latin-full-italic.woff2';
const INTER = 'inter/files/inter-latin-wght-normal.woff2';

const plain = { opsz: 144, SOFT: 0, WONK: 0 };

const faces: Readonly<Record<string, Face>> = {
  'serif-light': { file: FRAUNCES, axes: { ...plain, wght: 300 }, tracking: 130, second: 0.62 },
  'serif-plain': { file: FRAUNCES, axes: { ...plain, wght: 480 }, tracking: 10, second: 0.72 },
  'serif-black': { file: FRAUNCES, axes: { ...plain, wght: 850 }, tracking: -12, second: 0.6 },
  'serif-soft': {
    file: FRAUNCES,
    axes: { ...plain, SOFT: 100, wght: 650 },
    tracking: -5,
    second: 0.6,
  },
  'serif-wonk': {
    file: FRAUNCES,
    axes: { ...plain, SOFT: 60, WONK: 1, wght: 420 },
    tracking: 0,
    second: 0.5,
  },
  'serif-italic': {
    file: FRAUNCES_ITALIC,
    axes: { ...plain, wght: 380 },
    tracking: 5,
    second: 0.5,
  },
  'sans-thin': { file: INTER, axes: { wght: 250 }, tracking: 260, second: 0.6 },
  'sans-medium': { file: INTER, axes: { wght: 520 }, tracking: -15, second: 0.6 },
  'sans-lower': { file: INTER, axes: { wght: 620 }, tracking: -35, second: 0.6 },
  'sans-caps': { file: INTER, axes: { wght: 700 }, tracking: 110, second: 0.62 },
  'sans-heavy': { file: INTER, axes: { wght: 780 }, tracking: -25, second: 0.6 },
  'sans-black': { file: INTER, axes: { wght: 900 }, tracking: -45, second: 0.6 },
};

/** Height of an em in the drawing. */
const EM = 64;
const MARGIN = 6;

interface Line {
  readonly svg: string;
  readonly width: number;
}

const fonts = new Map<string, Font>();

async function loadFont(face: Face): Promise<Font> {
  const key = JSON.stringify([face.file, face.axes]);
  const known = fonts.get(key);
  if (known) return known;
  const folder = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
  // Variations can't be taken from the compressed file.
  const plainFile = await wawoff2.decompress(readFileSync(new URL(face.file, folder)));
  const font = create(Buffer.from(plainFile));
  if (!('getVariation' in font)) throw new Error(`Not a single font: ${face.file}`);
  const variation = font.getVariation({ ...face.axes });
  fonts.set(key, variation);
  return variation;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

async function setLine(text: string, face: Face, em: number): Promise<Line> {
  const font = await loadFont(face);
  const scale = em / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  let data = '';
  for (const [i, glyph] of run.glyphs.entries()) {
    const place = run.positions[i];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, k) =>
        k % 2 === 0 ? round((x + value) * scale) : round(-value * scale),
      );
      data +=
        { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[
          command
        ] + points.join(' ');
    }
    const last = i === run.glyphs.length - 1;
    x += (place?.xAdvance ?? 0) + (last ? 0 : (face.tracking / 1000) * font.unitsPerEm);
  }
  return { svg: data, width: x * scale };
}

function placeLine(line: Line, x: number, y: number, ink: string): string {
  return `<path transform="translate(${round(x)} ${round(y)})" fill="${ink}" d="${line.svg}"/>`;
}

/** The wordmark of one row as an SVG document. */
async function drawWordmark(row: (typeof wordmarks)[number], label: string): Promise<string> {
  const face = faces[row.face];
  if (face === undefined) throw new Error(`Unknown face: ${row.face}`);
  const [first = '', second] = row.text.split('/');
  const lines = [await setLine(first, face, EM)];
  if (second !== undefined) lines.push(await setLine(second, face, EM * face.second));
  const textWidth = Math.max(...lines.map((line) => line.width));
  const textHeight = second === undefined ? EM * 0.74 : EM * (0.74 + face.second * 0.98);
  const mark = row.mark === 'none' ? null : marks[row.mark];
  if (mark === undefined) throw new Error(`Unknown mark: ${row.mark}`);
  const hanging = /[gjpqyç]/.test(second ?? first)
    ? EM * 0.22 * (second === undefined ? 1 : face.second)
    : 0;
  const side = row.place === 'top' ? 44 : Math.min(64, textHeight * 1.12);
  const left = row.place === 'left' ? side + 18 : 0;
  const top = row.place === 'top' ? side + 16 : row.place === 'rules' ? 16 : 0;
  const bottom = row.place === 'rules' ? 16 : 0;
  const width = MARGIN * 2 + left + textWidth;
  const height =
    MARGIN * 2 + top + bottom + Math.max(textHeight + hanging, row.place === 'left' ? side : 0);
  const centered = row.place !== 'left';
  const textTop = MARGIN + top + (row.place === 'left' ? Math.max(0, (side - textHeight) / 2) : 0);
  const parts: string[] = [];
  if (mark !== null) {
    const x = row.place === 'top' ? (width - side) / 2 : MARGIN;
    const y = row.place === 'top' ? MARGIN : (height - side) / 2;
    parts.push(
      `<g transform="translate(${round(x)} ${round(y)}) scale(${(side / 100).toFixed(3)})">${mark(row.ink, row.accent)}</g>`,
    );
  }
  if (row.place === 'rules') {
    for (const y of [MARGIN, height - MARGIN - 2]) {
      parts.push(
        `<rect x="${MARGIN}" y="${round(y)}" width="${round(width - 2 * MARGIN)}" height="2" fill="${row.accent}"/>`,
      );
    }
  }
  for (const [i, line] of lines.entries()) {
    const x = MARGIN + left + (centered ? (textWidth - line.width) / 2 : 0);
    const y = textTop + (i === 0 ? EM * 0.72 : EM * (0.72 + face.second * 0.98));
    parts.push(placeLine(line, x, y, row.ink));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${label}">${parts.join('')}</svg>\n`;
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Every logo by slug. */
export async function drawLogos(): Promise<ReadonlyMap<string, string>> {
  const names = new Map(brands.map((brand) => [brand.slug, brand.name]));
  const logos = new Map<string, string>();
  for (const row of wordmarks) {
    const label = names.get(row.slug) ?? row.text.replace('/', ' ');
    logos.set(row.slug, await drawWordmark(row, escapeXml(label)));
  }
  return logos;
}

if (import.meta.main) {
  for (const [slug, svg] of await drawLogos()) {
    writeFileSync(new URL(`./${slug}.svg`, import.meta.url), svg);
  }
}
