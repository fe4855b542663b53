// Moving walls and corners as one change, with all that hangs on them: walls that end there, room
// corners, openings, areas of wall surfaces, carried items, cabinets against the wall, dimensions.
import type { PlanPoint } from '../document/lengths.ts';
import type { NodeId } from '../document/node-id.ts';
import type { WallNode } from '../document/nodes/wall.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Change } from '../edit/change.ts';
import { type Draft, draft } from '../edit/draft.ts';
import {
  along,
  crossOf,
  directionOf,
  distanceOf,
  distanceToSegment,
  dotOf,
  leftOf,
  minus,
  plus,
} from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { ON_LINE } from '../rooms/planned-wall.ts';
import { localBoxOf } from './local-box.ts';
import { takenAlong } from './move-nodes.ts';

type Move = (point: PlanPoint) => PlanPoint;
/** Things that went along already: groups may hang on a wall by several of theirs. */
type Gone = Set<NodeId>;

interface MovedWall {
  readonly id: NodeId;
  readonly from: WallNode;
  readonly to: WallNode;
}

/** A run whose back is this near to a wall's face stands against it: 1 1/2 in. */
const AGAINST = 400;

function moved([x, y]: PlanPoint, [dx, dy]: Point): PlanPoint {
  return [Math.round(x + dx), Math.round(y + dy)];
}

function isStill(a: PlanPoint, b: PlanPoint): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function clamp(value: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Openings and areas stay where they are in the house while an end of their wall moves along it. */
function keepPlaces(target: Draft, nodes: SceneNodes, { id, from, to }: MovedWall): void {
  const isMovedWhole = isStill(minusPoint(to.from, from.from), minusPoint(to.to, from.to));
  if (isMovedWhole) return;
  const direction = directionOf(to.from, to.to);
  const length = distanceOf(to.from, to.to);
  const old = directionOf(from.from, from.to);
  const newPlace = (at: number) => dotOf(minus(along(from.from, old, at), to.from), direction);
  for (const [openingId, opening] of nodesOf(nodes, 'opening')) {
    if (opening.wallId !== id) continue;
    const half = opening.widthTenths / 2;
    const at = clamp(newPlace(opening.atTenths), half, length - half);
    target.put(openingId, { ...opening, atTenths: Math.max(0, Math.round(at)) });
  }
  const shift = Math.round(newPlace(0));
  if (shift === 0) return;
  for (const [surfaceId, surface] of nodesOf(nodes, 'surface')) {
    if (surface.face.on !== 'wall' || surface.face.wallId !== id || !surface.area) continue;
    const area = surface.area.map(([x, y]): PlanPoint => [x + shift, y]);
    target.put(surfaceId, { ...surface, area });
  }
}

function minusPoint(a: PlanPoint, b: PlanPoint): PlanPoint {
  return [a[0] - b[0], a[1] - b[1]];
}

/** What a wall carries keeps its place along the wall and its distance from it. */
function carryItems(
  target: Draft,
  gone: Gone,
  nodes: SceneNodes,
  { id, from, to }: MovedWall,
): void {
  const old = directionOf(from.from, from.to);
  const direction = directionOf(to.from, to.to);
  const turn = Math.round(
    (Math.atan2(crossOf(old, direction), dotOf(old, direction)) * 1800) / Math.PI,
  );
  const isTurned = turn !== 0;
  for (const [hostedId, hosted] of nodesOf(nodes, 'item')) {
    if (hosted.hostId !== id) continue;
    const offset = minus(hosted.position, from.from);
    const left = crossOf(old, offset);
    const at = dotOf(offset, old);
    const foot = along(from.from, old, at);
    // On a wall that only grew or shrank they stay; on one that moved or turned they go along.
    const newAt = isTurned ? dotOf(minus(foot, to.from), direction) : at - startShift(from, to);
    const place = plus(along(to.from, direction, newAt), [
      leftOf(direction)[0] * left,
      leftOf(direction)[1] * left,
    ]);
    const shift = minus(place, hosted.position);
    for (const takenId of takenAlong(nodes, [hostedId])) {
      const node = target.get(takenId);
      if (node?.type !== 'item' || gone.has(takenId)) continue;
      gone.add(takenId);
      target.put(takenId, {
        ...node,
        position: moved(node.position, shift),
        rotationTenthsDeg: (((node.rotationTenthsDeg + turn) % 3600) + 3600) % 3600,
      });
    }
  }
}

/** How far a wall's beginning moved along it. */
function startShift(from: WallNode, to: WallNode): number {
  const old = directionOf(from.from, from.to);
  const lengthened = !isStill(minusPoint(to.from, from.from), minusPoint(to.to, from.to));
  return lengthened ? dotOf(minus(to.from, from.from), old) : 0;
}

/** Cabinets along a wall that moves as a whole go with it, and what they carry too. */
function carryRuns(
  target: Draft,
  gone: Gone,
  nodes: SceneNodes,
  { from, shift }: { readonly from: WallNode; readonly shift: Point },
): void {
  const direction = directionOf(from.from, from.to);
  const length = distanceOf(from.from, from.to);
  for (const [runId, run] of nodesOf(nodes, 'run')) {
    const box = localBoxOf(run);
    if (run.levelId !== from.levelId || run.locked || !box) continue;
    const offset = minus(run.position, from.from);
    const beside = Math.abs(crossOf(direction, offset)) - from.thicknessTenths / 2;
    const at = dotOf(offset, direction);
    const turned = run.rotationTenthsDeg * (Math.PI / 1800);
    const isAlong = Math.abs(crossOf(direction, [Math.cos(turned), Math.sin(turned)])) < 0.02;
    if (!isAlong || Math.abs(beside) > AGAINST || at < -AGAINST || at > length + AGAINST) continue;
    for (const id of takenAlong(nodes, [runId])) {
      const node = target.get(id);
      if ((node?.type === 'item' || node?.type === 'run') && !gone.has(id)) {
        gone.add(id);
        target.put(id, { ...node, position: moved(node.position, shift) });
      }
    }
  }
}

function reshape(nodes: SceneNodes, levelId: NodeId, move: Move): Change {
  const target = draft(nodes);
  const gone: Gone = new Set();
  for (const [id, room] of nodesOf(nodes, 'room')) {
    if (room.levelId === levelId) target.put(id, { ...room, outline: room.outline.map(move) });
  }
  for (const [id, dimension] of nodesOf(nodes, 'dimension')) {
    if (dimension.levelId !== levelId) continue;
    target.put(id, { ...dimension, from: move(dimension.from), to: move(dimension.to) });
  }
  for (const [id, wall] of nodesOf(nodes, 'wall')) {
    if (wall.levelId !== levelId) continue;
    const next = { ...wall, from: move(wall.from), to: move(wall.to) };
    if (isStill(next.from, wall.from) && isStill(next.to, wall.to)) continue;
    target.put(id, next);
    keepPlaces(target, nodes, { id, from: wall, to: next });
    carryItems(target, gone, nodes, { id, from: wall, to: next });
    const shift = minusPoint(next.from, wall.from);
    if (isStill(shift, minusPoint(next.to, wall.to)))
      carryRuns(target, gone, nodes, { from: wall, shift });
  }
  return target.change();
}

/**
 * A wall moved by x and y tenths with everything on its center line: corners of all rooms along it,
 * walls that end on it (which grow or shrink), its openings, what it carries and the cabinets against
 * it. Nothing changes where there is no such wall.
 */
export function moveWall(nodes: SceneNodes, wallId: NodeId, by: Point): Change {
  const wall = nodeOf(nodes, wallId, 'wall');
  if (!wall) return draft(nodes).change();
  return reshape(nodes, wall.levelId, (point) =>
    distanceToSegment(point, wall.from, wall.to) <= ON_LINE ? moved(point, by) : point,
  );
}

/**
 * Everything of a level that meets in one point moved to another: ends of walls, corners of rooms. What
 * hangs on the walls keeps its place in the house where it can.
 */
export function moveCorner(nodes: SceneNodes, levelId: NodeId, from: Point, to: PlanPoint): Change {
  const by = minus(to, from);
  return reshape(nodes, levelId, (point) =>
    distanceOf(point, from) <= ON_LINE ? moved(point, by) : point,
  );
}
