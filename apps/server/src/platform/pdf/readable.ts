import type { Content, TableCell } from 'pdfmake';
import { isLatin } from './fonts.ts';

/** Control characters have no glyph, and no place in an SVG. */
const control = /(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu;

function readableText(text: string): Content {
  const plain = text.toWellFormed().replace(control, ' ');
  return isLatin(plain) ? plain : { text: plain, font: 'Roboto' };
}

function readableSvg(svg: string): string {
  const plain = svg.toWellFormed().replace(control, ' ');
  return isLatin(plain) ? plain : plain.replaceAll('font-family="Inter', 'font-family="Roboto');
}

/** A definition's part with every text in a face that has its letters. The part itself stays as it is. */
export function readable(part: Content | TableCell): Content {
  if (typeof part === 'string') return readableText(part);
  if (Array.isArray(part)) return part.map(readable);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (key === 'svg' && typeof value === 'string') return [key, readableSvg(value)];
    if (key === 'table') {
      const body = (value as { body: TableCell[][] }).body.map((row) => row.map(readable));
      return [key, { ...value, body }];
    }
    return ['text', 'stack', 'columns', 'ul', 'ol'].includes(key)
      ? [key, readable(value as Content)]
      : [key, value];
  });
  return Object.fromEntries(entries) as Content;
}
