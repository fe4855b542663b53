import type { NodeId } from '../../document/node-id.ts';
import type { RunNode } from '../../document/nodes/run.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { intersect, subtract } from '../../plane/combine.ts';
import { along, directionOf, distanceOf, dotOf, leftOf, minus } from '../../plane/points.ts';
import { boundsOf, type Point, type Polygon } from '../../plane/polygon.ts';
import { regionOf } from '../../plane/region.ts';
import type { RoomEdge } from '../../rooms/room-shape.ts';
import { fillRun, type RunEnd, STEP_TENTHS } from '../../runs/fill-run.ts';
import { type Ground, type GroundRoom, groundOf, groundRoomAt } from './ground.ts';
import { type Landing, poseOf } from './land-thing.ts';
import { moverOf } from './mover.ts';
import { type Trouble, troubleKey } from './trouble.ts';
import { troubleAt } from './troubles.ts';
import { facing } from './wall-track.ts';

export interface FillOptions {
  readonly nodes: SceneNodes;
  readonly id: NodeId;
  /** Its tier, depth and height count; its place and cabinets are chosen. */
  readonly run: RunNode;
  /** Where it was dropped; null is the longest free stretch of a room. */
  readonly at: Point | null;
  readonly newId: () => NodeId;
}

/** The narrowest row worth having: 12 in. */
const NARROWEST = STEP_TENTHS * 4;
/** A drop in a room means a wall within 6 ft. */
const REACH = 18_288;
/** The strip along a wall begins this far off its face, so that the wall itself does not count. */
const OFF = 12;

interface Blocked {
  readonly from: number;
  readonly to: number;
  readonly trouble: Trouble;
  /** How a run ends at it. */
  readonly end: RunEnd;
}

interface Stretch {
  readonly edge: RoomEdge;
  readonly from: number;
  readonly to: number;
  readonly left: RunEnd;
  readonly right: RunEnd;
}

/** Along a wall as the room sees it, from left to right, and into the room. */
function axesOf({ from, to }: RoomEdge) {
  return { axis: directionOf(to, from), into: leftOf(directionOf(from, to)) };
}

function blockedOn(ground: Ground, edge: RoomEdge, run: RunNode, hangs: boolean): Blocked[] {
  const { axis, into } = axesOf(edge);
  const length = distanceOf(edge.from, edge.to);
  const corner = (x: number, y: number) => along(along(edge.to, axis, x), into, y);
  const depth = run.depthTenths;
  const strip: Polygon = [
    corner(0, OFF),
    corner(0, depth),
    corner(length, depth),
    corner(length, OFF),
  ];
  const region = [regionOf(strip)];
  const box = boundsOf(strip);
  const [low, high] = [run.elevationTenths, run.elevationTenths + run.heightTenths];
  const spans = (regions: ReturnType<typeof intersect>, trouble: Trouble, end: RunEnd): Blocked[] =>
    regions.flatMap(({ outline }) => {
      const at = outline.map((point) => dotOf(minus(point, edge.to), axis));
      const [from, to] = [Math.min(...at), Math.max(...at)];
      return to - from > 1 ? [{ from, to, trouble, end }] : [];
    });
  const meets = (bottom: number, top: number) => Math.min(top, high) - Math.max(bottom, low) > 10;
  const met = (area: Polygon, trouble: Trouble, end: RunEnd) =>
    spans(intersect(region, [regionOf(area)]), trouble, end);
  const rooms = ground.rooms.map(({ inner }) => regionOf(inner));
  return [
    ...spans(subtract(region, rooms), { why: 'outside', id: null }, 'wall'),
    ...ground.walls
      .near(box)
      .filter(({ heightTenths }) => meets(0, heightTenths))
      .flatMap(({ id, outline }) => met(outline, { why: 'wall', id }, 'wall')),
    ...ground.ways
      .near(box)
      .filter(
        ({ why, bottomTenths, topTenths }) =>
          (hangs || why !== 'window') && meets(bottomTenths, topTenths),
      )
      .flatMap(({ id, why, area }) => met(area, { why, id }, 'open')),
    ...ground.solids
      .near(box)
      .filter(
        ({ role, bottomTenths, topTenths }) => role !== 'soft' && meets(bottomTenths, topTenths),
      )
      .flatMap(({ id, node, footprints }) => {
        const isAcross = node.type === 'run' && Math.abs(dotOf(leftOf(axis), unitOf(node))) > 0.7;
        return footprints.flatMap((one) =>
          met(one, { why: 'thing', id }, isAcross ? 'corner' : 'open'),
        );
      }),
  ];
}

function unitOf({ rotationTenthsDeg }: RunNode): Point {
  const angle = (rotationTenthsDeg * Math.PI) / 1800;
  return [Math.cos(angle), Math.sin(angle)];
}

function stretchesOf(edge: RoomEdge, blocked: readonly Blocked[], room: GroundRoom): Stretch[] {
  const length = distanceOf(edge.from, edge.to);
  const at = room.edges.indexOf(edge);
  const isWall = (step: 1 | -1) => room.edges.at((at + step) % room.edges.length)?.kind !== 'open';
  const sorted = blocked.toSorted((a, b) => a.from - b.from);
  const found: Stretch[] = [];
  // The left end, as the room sees it, is where the edge ends.
  let from = 0;
  let left: RunEnd = isWall(1) ? 'wall' : 'open';
  for (const one of sorted) {
    if (one.from - from > 1) found.push({ edge, from, to: one.from, left, right: one.end });
    if (one.to > from) {
      from = one.to;
      left = one.end;
    }
  }
  if (length - from > 1) {
    found.push({ edge, from, to: length, left, right: isWall(-1) ? 'wall' : 'open' });
  }
  return found;
}

/** Tenths from a point to the part of the wall that a stretch is. */
function farFrom({ edge, from, to }: Stretch, point: Point): number {
  const { axis, into } = axesOf(edge);
  const local = minus(point, edge.to);
  const at = dotOf(local, axis);
  return Math.hypot(dotOf(local, into), Math.max(from - at, at - to, 0));
}

function runOn(
  { run, newId }: FillOptions,
  { edge, from, to, left, right }: Stretch,
): RunNode | null {
  const lengthTenths = Math.floor(to - from);
  const filled = fillRun({ lengthTenths, left, right, wanted: [], tier: run.tier });
  if (filled.cabinets.length === 0) return null;
  const { axis, into } = axesOf(edge);
  // What is left over goes to a door, not to a gap beside a neighbor.
  const isAtRight = left === 'open' && right !== 'open';
  const start = Math.ceil(from) + (isAtRight ? filled.restTenths : 0);
  const [x, y] = along(edge.to, axis, start);
  return {
    ...run,
    position: [Math.round(x), Math.round(y)],
    rotationTenthsDeg: facing(into),
    cabinets: filled.cabinets.map((one) => ({ ...one, id: newId() })),
  };
}

/**
 * A row of cabinets that fills a wall where it is dropped, between its doors with their casings, its corners and what
 * stands there, in standard widths. It does not fit where no stretch is 12 in wide. null far from walls.
 */
export function fillWall(options: FillOptions): Landing | null {
  const { nodes, id, run, at } = options;
  const ground = groundOf(nodes, run.levelId);
  const here = at && groundRoomAt(ground, at);
  const rooms = here ? [here] : at ? ground.rooms : ground.rooms.slice(0, 1);
  const hangs = run.tier === 'wall';
  const walls = rooms.flatMap((room) =>
    room.edges
      .filter(({ kind, wallId }) => kind === 'side' && wallId !== null)
      .map((edge) => ({ edge, room, blocked: blockedOn(ground, edge, run, hangs) })),
  );
  const wide = walls
    .flatMap(({ edge, room, blocked }) => stretchesOf(edge, blocked, room))
    .filter(({ from, to }) => to - from >= NARROWEST);
  const near = at
    ? wide
        .filter((one) => farFrom(one, at) <= REACH)
        .sort((a, b) => farFrom(a, at) - farFrom(b, at))
    : wide.sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const stretch of near.slice(0, 3)) {
    const filled = runOn(options, stretch);
    const mover = filled && moverOf(nodes, id, filled);
    if (!filled || !mover || troubleAt(ground, mover, poseOf(filled))) continue;
    return { node: filled, to: stretch.edge.wallId, stopped: null, fits: true };
  }
  const inTheWay = walls.flatMap(({ blocked }) => blocked.map(({ trouble }) => trouble));
  const [stopped = { why: 'narrow', id: null } as const] = inTheWay.toSorted((a, b) =>
    troubleKey(a) < troubleKey(b) ? -1 : 1,
  );
  return near.length === 0 && at && walls.length === 0
    ? null
    : { node: run, to: null, stopped: { why: 'narrow', id: stopped.id }, fits: false };
}
