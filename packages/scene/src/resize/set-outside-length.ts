import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { noChange } from '../edit/change.ts';
import {
  directionOf,
  distanceOf,
  distanceToSegment,
  dotOf,
  leftOf,
  times,
} from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import { moveLines } from './move-lines.ts';
import { isParallel, linesOf, type PlanLine } from './plan-lines.ts';
import { type Resized, refused } from './refusal.ts';

export interface OutsideToSet {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  /** Corners of the outside of the walls. */
  readonly from: Point;
  readonly to: Point;
  /** From end to end of the whole level, not along one edge. */
  readonly isOverall: boolean;
  readonly tenths: number;
  /** The corner that moves. */
  readonly end: 'from' | 'to';
}

/** Faces this near to the corner are at the end. */
const AT_END = 10;

/** The walls across the measured line whose outer face is at its end; open edges of rooms, too. */
function linesAtEnd({ nodes, levelId, isOverall }: OutsideToSet, corner: Point, outward: Point) {
  const lines = linesOf(nodes, levelId);
  const shapes = wallShapes(nodes, levelId);
  const far = dotOf(corner, outward);
  const first = lines.filter((line) => {
    if (!isParallel(line, leftOf(outward))) return false;
    const points = line.isWall ? (shapes.get(line.id)?.outline ?? []) : [line.from, line.to];
    const reach = Math.max(...points.map((point) => dotOf(point, outward)));
    return Math.abs(reach - far) < AT_END && (isOverall || isNear(line, corner));
  });
  return { lines, first };
}

/** Whether a line begins or ends at an outer corner, or goes on past it. */
function isNear({ from, to, half }: PlanLine, corner: Point): boolean {
  return distanceToSegment(corner, from, to) <= 3 * half + AT_END;
}

/**
 * An outside length as typed: the walls at one end move parallel to themselves, as for an inside length.
 */
export function setOutsideLength(asked: OutsideToSet): Resized {
  const { nodes, levelId, from, to, tenths, end } = asked;
  const by = tenths - distanceOf(from, to);
  if (Math.abs(by) <= 1) return { change: noChange };
  if (tenths <= 0) return refused('too-small');
  const way = directionOf(from, to);
  const normal = end === 'to' ? way : times(way, -1);
  const { lines, first } = linesAtEnd(asked, end === 'to' ? to : from, normal);
  return moveLines({ nodes, levelId, lines, first, normal, by });
}
