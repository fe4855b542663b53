import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { isSimple, tidy } from '@wevisu/scene/plane/simple.ts';
import type { PhotoFindingCode } from '../finding.ts';
import { isFiniteSpot, type Spot } from '../picture.ts';
import { MOST_REACH, planePointOf, type SurfacePlane } from './surface-plane.ts';

/** Less than a hand's breadth squared is no surface, square metres. */
const LEAST_AREA = 0.005;

/** What is wrong with an outline drawn on a picture; null where nothing is. */
export function problemOfOutline(outline: readonly Spot[]): PhotoFindingCode | null {
  if (!outline.every(isFiniteSpot)) return 'not-a-number';
  const corners = tidy(outline, 0.01);
  if (corners.length < 3) return 'outline-too-small';
  if (!isSimple(corners)) return 'outline-crosses';
  return areaOf(corners) < 4 ? 'outline-too-small' : null;
}

/** An outline of the picture on its surface, metres, or what is wrong with it. */
export function outlineOnPlane(
  plane: SurfacePlane,
  outline: readonly Spot[],
): readonly Spot[] | PhotoFindingCode {
  const problem = problemOfOutline(outline);
  if (problem) return problem;
  const points: Spot[] = [];
  for (const spot of tidy(outline, 0.01)) {
    const point = planePointOf(plane, spot);
    if (!point) return 'outline-behind-horizon';
    if (Math.hypot(...point) > MOST_REACH) return 'outline-too-far';
    points.push(point);
  }
  if (!isSimple(points)) return 'outline-crosses';
  return areaOf(points) < LEAST_AREA ? 'outline-too-small' : points;
}
