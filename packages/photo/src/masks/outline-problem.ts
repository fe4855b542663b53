import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { isSimple, tidy } from '@wevisu/scene/plane/simple.ts';
import type { PhotoFindingCode } from '../finding.ts';
import { isFiniteSpot, type Spot } from '../picture.ts';

/** What is wrong with an outline drawn on a picture; null if nothing is. */
export function outlineProblem(outline: readonly Spot[]): PhotoFindingCode | null {
  if (!outline.every(isFiniteSpot)) return 'not-a-number';
  const corners = tidy(outline, 0.01);
  if (corners.length < 3) return 'outline-too-small';
  if (!isSimple(corners)) return 'outline-crosses';
  return areaOf(corners) < 4 ? 'outline-too-small' : null;
}
