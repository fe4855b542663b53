import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { isSimple, tidy } from '@wevisu/scene/plane/simple.ts';
import type { PhotoFindingCode } from '../finding.ts';
import { outlineProblem } from '../masks/outline-problem.ts';
import type { Spot } from '../picture.ts';
import { MAX_REACH, planePointOf, type SurfacePlane } from './surface-plane.ts';

/** The smallest surface, square meters: a hand's breadth squared. */
const MIN_AREA = 0.005;

/** Projects an outline of the picture onto its surface, meters, or tells what is wrong with it. */
export function outlineOnPlane(
  plane: SurfacePlane,
  outline: readonly Spot[],
): readonly Spot[] | PhotoFindingCode {
  const problem = outlineProblem(outline);
  if (problem) return problem;
  const points: Spot[] = [];
  for (const spot of tidy(outline, 0.01)) {
    const point = planePointOf(plane, spot);
    if (!point) return 'outline-behind-horizon';
    if (Math.hypot(...point) > MAX_REACH) return 'outline-too-far';
    points.push(point);
  }
  if (!isSimple(points)) return 'outline-crosses';
  return areaOf(points) < MIN_AREA ? 'outline-too-small' : points;
}
