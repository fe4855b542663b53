// Reads PDFs of our own writer back, for tests: the text of each page by the maps of its fonts, and upright bars.
import { inflateSync } from 'node:zlib';

export interface PdfBar {
  readonly x: number;
  readonly width: number;
}

export interface PdfPage {
  /** One line for each piece of text. */
  readonly text: string;
  readonly bars: readonly PdfBar[];
  /** Colors of what is filled, as #rrggbb. */
  readonly fills: readonly string[];
}

export function readPdf(pdf: Buffer): readonly PdfPage[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const dictionary = (id: string) => (objects.get(id) ?? '').split('stream\n')[0] ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const resources = dictionary(refOf(page, 'Resources'));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        readMap(streamOf(objects.get(refOf(dictionary(id), 'ToUnicode')))),
      ]),
    );
    const content = streamOf(objects.get(refOf(page, 'Contents')));
    return { text: readText(content, fonts), bars: readBars(content), fills: readFills(content) };
  });
}

function refOf(body: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '';
}

function streamOf(body = ''): string {
  const at = body.indexOf('stream\n');
  return at === -1 ? '' : inflateSync(Buffer.from(body.slice(at + 7), 'latin1')).toString('latin1');
}

/** Characters by glyph. */
function readMap(map: string): ReadonlyMap<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const units = code.match(/.{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set(Number.parseInt(from, 16) + at, text);
    }
  }
  return glyphs;
}

function readText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) {
  const lines: string[] = [];
  for (const [, name = '', pieces = ''] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g,
  )) {
    const glyphs = [...pieces.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    lines.push(
      glyphs.map((glyph) => fonts.get(name)?.get(Number.parseInt(glyph, 16)) ?? '?').join(''),
    );
  }
  return lines.join('\n');
}

function readFills(content: string): string[] {
  return [...content.matchAll(/(?<=\n)([\d.]+) ([\d.]+) ([\d.]+) (?:rg|scn)(?=\n)/g)].map(
    ([, ...parts]) =>
      `#${parts
        .map((part) =>
          Math.round(Number(part) * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`,
  );
}

function readBars(content: string): PdfBar[] {
  const bars: PdfBar[] = [];
  let width = 0;
  for (const [, pen, x, end] of content.matchAll(
    /(?:^|\n)([\d.]+) w(?=\n)|(?<=\n)([\d.]+) [\d.]+ m\n([\d.]+) [\d.]+ l(?=\n)/g,
  )) {
    if (pen !== undefined) width = Number(pen);
    else if (x !== undefined && x === end) bars.push({ x: Number(x), width });
  }
  return bars.sort((a, b) => a.x - b.x);
}

/** Widths of bars and gaps by value, 11 modules each. Source: ISO/IEC 15417, table 1. */
const CODE_128 = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const STOP = '2331112';
const [TO_C, TO_B, START_B, START_C] = [99, 100, 104, 105];

/** What a scanner reads; throws if the bars are no code or its check digit is wrong. */
export function readCode128(bars: readonly PdfBar[]): string {
  const unit = Math.min(...bars.map(({ width }) => width));
  const widths = bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1];
    const gap = next === undefined ? [] : [next.x - next.width / 2 - (x + width / 2)];
    return [width, ...gap].map((length) => Math.round(length / unit));
  });
  const code = widths.join('');
  if (!code.endsWith(STOP)) throw new Error(`The code has no end: ${code}`);
  const values = (code.slice(0, -STOP.length).match(/.{6}/g) ?? []).map((part) =>
    CODE_128.indexOf(part),
  );
  const check = values.pop();
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0);
  if (values.includes(-1) || sum % 103 !== check) throw new Error(`The code is wrong: ${code}`);
  const [start, ...rest] = values;
  let isPairs = start === START_C;
  if (!isPairs && start !== START_B) throw new Error(`The code starts with ${start}.`);
  let text = '';
  for (const value of rest) {
    if (value === (isPairs ? TO_B : TO_C)) isPairs = !isPairs;
    else text += isPairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}
