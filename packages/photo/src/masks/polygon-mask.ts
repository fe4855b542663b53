import type { PhotoFindingCode } from '../finding.ts';
import type { Spot } from '../picture.ts';
import { emptyMask, type Mask } from './mask.ts';
import { outlineProblem } from './outline-problem.ts';

/** Scan lines for each row; along a line the ends are exact. */
const LINES = 8;

/** The inside of a simple outline with an antialiased edge, or what is wrong with the outline. */
export function polygonMask(
  size: Pick<Mask, 'width' | 'height'>,
  outline: readonly Spot[],
): Mask | PhotoFindingCode {
  const problem = outlineProblem(outline);
  if (problem) return problem;
  const mask = emptyMask(size.width, size.height);
  const row = new Float64Array(size.width + 1);
  for (let y = 0; y < size.height; y++) {
    row.fill(0);
    let isTouched = false;
    for (let line = 0; line < LINES; line++) {
      const ends = crossingsAt(outline, y + (line + 0.5) / LINES);
      for (let n = 0; n + 1 < ends.length; n += 2) {
        isTouched = true;
        addSpan(row, ends[n] as number, ends[n + 1] as number, size.width);
      }
    }
    if (isTouched) writeRow(mask, y, row);
  }
  return mask;
}

/** Where the outline crosses a line, from left to right. */
function crossingsAt(outline: readonly Spot[], y: number): number[] {
  const ends: number[] = [];
  let from = outline[outline.length - 1];
  for (const to of outline) {
    if (from && from[1] > y !== to[1] > y) {
      ends.push(from[0] + ((y - from[1]) * (to[0] - from[0])) / (to[1] - from[1]));
    }
    from = to;
  }
  return ends.sort((a, b) => a - b);
}

/** Adds a span as differences: the running sum of the row is the covered share. */
function addSpan(row: Float64Array, from: number, to: number, width: number): void {
  addStep(row, Math.min(width, Math.max(0, from)), 1 / LINES);
  addStep(row, Math.min(width, Math.max(0, to)), -1 / LINES);
}

function addStep(row: Float64Array, at: number, by: number): void {
  const pixel = Math.floor(at);
  const rest = at - pixel;
  row[pixel] = (row[pixel] as number) + by * (1 - rest);
  if (pixel + 1 < row.length) row[pixel + 1] = (row[pixel + 1] as number) + by * rest;
}

function writeRow({ width, coverage }: Mask, y: number, row: Float64Array): void {
  let sum = 0;
  for (let x = 0; x < width; x++) {
    sum += row[x] as number;
    coverage[y * width + x] = Math.round(255 * Math.min(1, Math.max(0, sum)));
  }
}
