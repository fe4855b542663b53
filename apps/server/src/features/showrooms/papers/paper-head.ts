// What a showroom's look makes of the head of its papers, US Letter with margins of 48 points.
import { ensureContrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '@wevisu/domain/people/contrast.ts';
import type { Content } from 'pdfmake';
import type { PaperLook } from './paper-look.ts';

const INK = '#000000';
const PAPER = '#ffffff';
/** Of a page between its margins, in points. */
const WIDTH = 516;

/** Headings in the showroom's own color, as dark as text on paper has to be. */
export function inkOf(look: PaperLook | null | undefined): string {
  return look?.color ? ensureContrast(look.color, PAPER, TEXT_CONTRAST) : INK;
}

export function barOf(look: PaperLook | null | undefined): Content[] {
  if (!look?.color) return [];
  const color = ensureContrast(look.color, PAPER, SHAPE_CONTRAST);
  return [{ canvas: [{ type: 'rect', x: 0, y: 0, w: WIDTH, h: 4, color }], margin: [0, 0, 0, 16] }];
}

export function logoOf(look: PaperLook | null | undefined): Content[] {
  if (!look?.logo) return [];
  const image = `data:image/png;base64,${look.logo}`;
  return [{ image, fit: [150, 50], alignment: 'right', margin: [0, 0, 0, 6] }];
}
