// The structure of a plan after some of its straight lines moved: outlines, walls, marks.
import type { PlanPoint } from '../document/lengths.ts';
import type { NodeId } from '../document/node-id.ts';
import type { WallNode } from '../document/nodes/wall.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Draft } from '../edit/draft.ts';
import { directionOf, dotOf, minus, plus } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { ON_LINE } from '../rooms/planned-wall.ts';
import type { LineShift } from './line-shift.ts';
import { isOn, isParallel } from './plan-lines.ts';

export interface MovedWall {
  readonly id: NodeId;
  readonly from: WallNode;
  readonly to: WallNode;
  /** It is one of the lines that move; the others grow or shrink. */
  readonly isWhole: boolean;
}

function rounded([x, y]: Point): PlanPoint {
  return [Math.round(x), Math.round(y)];
}

function isOnLines({ lines }: LineShift, point: Point): boolean {
  return lines.some((line) => isOn(line, point));
}

/** Whether an end of a wall is on the center line of a moving wall, or within its body. */
function endsOn(shift: LineShift, { from, to }: WallNode, point: PlanPoint): boolean {
  if (isOnLines(shift, point)) return true;
  return shift.lines.some(
    (line) =>
      line.isWall &&
      !isParallel(line, directionOf(from, to)) &&
      isOn(line, point, line.half + ON_LINE),
  );
}

function isSame(a: PlanPoint, b: PlanPoint): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Moves corners of rooms, ends of walls and of dimensions; null where angles would be lost. */
export function reshapeLines(
  target: Draft,
  nodes: SceneNodes,
  levelId: NodeId,
  shift: LineShift,
): MovedWall[] | null {
  let isAngled = false;
  const moved = (point: PlanPoint): PlanPoint => {
    const vector = shift.vectorAt(point);
    if (!vector) isAngled = true;
    return vector ? rounded(plus(point, vector)) : point;
  };
  for (const [id, room] of nodesOf(nodes, 'room')) {
    if (room.levelId !== levelId) continue;
    const outline = room.outline.map((point) => (isOnLines(shift, point) ? moved(point) : point));
    target.put(id, { ...room, outline });
  }
  const measured = (point: PlanPoint) =>
    shift.lines.some((line) => isOn(line, point, line.half + ON_LINE))
      ? rounded(plus(point, shift.vector))
      : point;
  for (const [id, mark] of nodesOf(nodes, 'dimension')) {
    if (mark.levelId !== levelId) continue;
    target.put(id, { ...mark, from: measured(mark.from), to: measured(mark.to) });
  }
  const whole = new Set(shift.lines.filter(({ isWall }) => isWall).map(({ id }) => id));
  const walls: MovedWall[] = [];
  for (const [id, wall] of nodesOf(nodes, 'wall')) {
    if (wall.levelId !== levelId) continue;
    const isWhole = whole.has(id);
    const end = (point: PlanPoint) =>
      isWhole || endsOn(shift, wall, point) ? moved(point) : point;
    const next: WallNode = { ...wall, from: end(wall.from), to: end(wall.to) };
    if (isSame(next.from, wall.from) && isSame(next.to, wall.to)) continue;
    target.put(id, next);
    walls.push({ id, from: wall, to: next, isWhole });
  }
  return isAngled ? null : walls;
}

/** How far a wall's beginning and end went along it. */
export function slideOf({ from, to }: MovedWall): { readonly start: number; readonly end: number } {
  const direction = directionOf(from.from, from.to);
  return {
    start: dotOf(minus(to.from, from.from), direction),
    end: dotOf(minus(to.to, from.to), direction),
  };
}
