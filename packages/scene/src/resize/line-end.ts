// What moves when a length grows at one of its ends: the line that meets it there, or just the point.
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { directionOf, distanceOf, dotOf, leftOf, times } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { moveLines } from './move-lines.ts';
import { isOn, isParallel, type PlanLine } from './plan-lines.ts';
import type { Resized } from './refusal.ts';

/** The lines through a point that are not in line with `way`. */
export function linesMeeting(lines: readonly PlanLine[], point: Point, way: Point): PlanLine[] {
  return lines.filter((line) => isOn(line, point) && !isParallel(line, way));
}

export interface EndMove {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  readonly lines: readonly PlanLine[];
  /** Lines at the end; the longest one says what moves. */
  readonly meeting: readonly PlanLine[];
  readonly point: Point;
  /** Unit vector out of the end. */
  readonly outward: Point;
  /** Tenths along `outward`. */
  readonly by: number;
}

export function moveEnd({ nodes, levelId, lines, meeting, point, outward, by }: EndMove): Resized {
  const line = meeting.toSorted((a, b) => distanceOf(b.from, b.to) - distanceOf(a.from, a.to))[0];
  // Where a wall just ends, or goes on in another, only that point moves.
  const only = { id: '', isWall: false, from: point, to: point, half: 0 };
  const across = line ? leftOf(directionOf(line.from, line.to)) : outward;
  const normal = dotOf(across, outward) < 0 ? times(across, -1) : across;
  return moveLines({
    nodes,
    levelId,
    lines,
    first: [line ?? only],
    normal,
    by: by * dotOf(normal, outward),
  });
}
