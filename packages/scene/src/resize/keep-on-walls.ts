// Openings and covered areas of a plan whose lines moved: they stay in the house, or go with their wall.
import type { PlanPoint } from '../document/lengths.ts';
import type { NodeId } from '../document/node-id.ts';
import type { Covering } from '../document/nodes/covering.ts';
import type { SurfaceNode } from '../document/nodes/surface.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Draft } from '../edit/draft.ts';
import { bodyOf } from '../placing/body-of.ts';
import { crossOf, directionOf, distanceOf, dotOf, middleOf, minus, plus } from '../plane/points.ts';
import { boundsOf, type Point } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';
import { roomShape } from '../rooms/room-shape.ts';
import type { LineShift } from './line-shift.ts';
import { isOn } from './plan-lines.ts';
import { type MovedWall, slideOf } from './reshape-lines.ts';

/** An area that ends this near to a wall goes up to it. */
const UP_TO = 30;
/** Things this near to a wall stand in front of its areas. */
const IN_FRONT = 400;

export interface Kept {
  readonly nodes: SceneNodes;
  readonly shift: LineShift;
  readonly walls: readonly MovedWall[];
  /** Things that go along. */
  readonly taken: readonly NodeId[];
}

/** Openings are held along their wall from its beginning, which may have moved. */
export function keepOpenings(target: Draft, { nodes, walls }: Kept): void {
  for (const wall of walls) {
    const { start } = slideOf(wall);
    if (Math.round(start) === 0) continue;
    for (const [id, opening] of nodesOf(nodes, 'opening')) {
      if (opening.wallId !== wall.id) continue;
      const atTenths = Math.max(0, Math.round(opening.atTenths - start));
      target.put(id, { ...opening, atTenths });
    }
  }
}

function movedCovering(covering: Covering, by: Point): Covering {
  if (covering.origin === null) return covering;
  const [x, y] = plus(covering.origin, by);
  return { ...covering, origin: [Math.round(x), Math.round(y)] };
}

/** `area` is what the area becomes, `by` how far the patterns on it go. */
function put(
  target: Draft,
  [id, surface]: readonly [NodeId, SurfaceNode],
  { area, by }: { readonly area: readonly Point[] | null; readonly by: Point },
): void {
  const rounded = area?.map(([x, y]): PlanPoint => [Math.round(x), Math.round(y)]) ?? null;
  const { border } = surface;
  target.put(id, {
    ...surface,
    area: rounded,
    covering: movedCovering(surface.covering, by),
    border: border && { ...border, covering: movedCovering(border.covering, by) },
  });
}

/** Whether something that goes along stands in front of that stretch of a wall. */
function isBehindTaken({ nodes, taken }: Kept, wall: MovedWall, low: number, high: number) {
  const { from, to, thicknessTenths } = wall.from;
  const direction = directionOf(from, to);
  return taken.some((id) => {
    const points = bodyOf(nodes, id)?.footprints.flat() ?? [];
    if (points.length === 0) return false;
    const offsets = points.map((point) => minus(point, from));
    const far = Math.min(...offsets.map((offset) => Math.abs(crossOf(direction, offset))));
    const places = offsets.map((offset) => dotOf(offset, direction));
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    return far <= thicknessTenths / 2 + IN_FRONT && middle > low && middle < high;
  });
}

function keepWallArea(
  target: Draft,
  kept: Kept,
  wall: MovedWall,
  [id, surface]: readonly [NodeId, SurfaceNode],
): void {
  const { start, end } = slideOf(wall);
  const { area } = surface;
  const back: Point = [-start, 0];
  if (!area || wall.isWhole) {
    if (start !== 0)
      put(target, [id, surface], { area: area?.map((p) => plus(p, back)) ?? null, by: back });
    return;
  }
  const length = distanceOf(wall.from.from, wall.from.to);
  const thick = Math.max(0, ...kept.shift.lines.map(({ half }) => half)) + UP_TO;
  const { minX, maxX } = boundsOf(area);
  const isAtStart = start !== 0 && minX <= thick;
  const isAtEnd = end !== 0 && maxX >= length - thick;
  const isFar = isAtStart ? maxX >= length - thick : minX <= thick;
  const goes = (isAtStart || isAtEnd) && !isFar && isBehindTaken(kept, wall, minX, maxX);
  const own = isAtStart ? start : end;
  const moved = area.map(([x, y]): Point => {
    const follows = goes || (isAtStart && x <= thick) || (isAtEnd && x >= length - thick);
    return [x - start + (follows ? own : 0), y];
  });
  put(target, [id, surface], { area: moved, by: goes ? [own - start, 0] : back });
}

/** Areas of walls that moved, grew or shrank: those up to a moving wall stay up to it. */
export function keepWallAreas(target: Draft, kept: Kept): void {
  const walls = new Map(kept.walls.map((wall) => [wall.id, wall]));
  for (const entry of nodesOf(kept.nodes, 'surface')) {
    const { face } = entry[1];
    const wall = face.on === 'wall' ? walls.get(face.wallId) : undefined;
    if (wall) keepWallArea(target, kept, wall, entry);
  }
}

/** Areas of floors and ceilings up to a moving wall stay up to it, or go with what stands on them. */
export function keepFlatAreas(target: Draft, { nodes, shift, taken }: Kept): void {
  const isAt = (point: Point) => shift.lines.some((line) => isOn(line, point, line.half + UP_TO));
  for (const [id, surface] of nodesOf(nodes, 'surface')) {
    const { area, face } = surface;
    if (!area || face.on === 'wall' || face.on === 'walls' || !area.some(isAt)) continue;
    const room = nodeOf(nodes, surface.roomId, 'room');
    const shape = room && roomShape(nodes, surface.roomId);
    if (!shape) continue;
    const low = Math.min(...shape.inner.map((point) => dotOf(point, shift.normal)));
    const high = Math.max(...shape.inner.map((point) => dotOf(point, shift.normal)));
    const places = area.map((point) => dotOf(point, shift.normal));
    const spans = Math.min(...places) <= low + UP_TO && Math.max(...places) >= high - UP_TO;
    const carries = taken.some((thing) => {
      const points = bodyOf(nodes, thing)?.footprints.flat() ?? [];
      if (points.length === 0) return false;
      const { minX, maxX, minY, maxY } = boundsOf(points);
      return isWithin(area, middleOf([minX, minY], [maxX, maxY]));
    });
    const goes = carries && !spans;
    put(target, [id, surface], {
      area: area.map((point) => (goes || isAt(point) ? plus(point, shift.vector) : point)),
      by: goes ? shift.vector : [0, 0],
    });
  }
}
