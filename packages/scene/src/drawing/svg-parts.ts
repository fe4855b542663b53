// What every drawing writes alike as SVG: text that is safe in XML, and rings as one path.
import type { Point, Polygon } from '../plane/polygon.ts';

/** Text for XML: its five signs as numbers, and no control characters, which XML has no place for. */
export function svgText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}|[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** The `d` of a path through rings; `at` writes a point as `x y` in the drawing's own units. */
export function svgPath(
  rings: readonly Polygon[],
  at: (point: Point) => string,
  isClosed = true,
): string {
  return rings.map((ring) => `M${ring.map(at).join('L')}${isClosed ? 'Z' : ''}`).join('');
}
