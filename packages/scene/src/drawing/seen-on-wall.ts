// What an elevation shows before its wall: openings in it, and things and runs that stand or hang
// against it. What stands free in the room is not seen.
import type { NodeOf } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Face } from '../faces/face.ts';
import type { Vec3 } from '../geometry/vec.ts';
import { buildPieces } from '../kinds/build-model.ts';
import { fitPieces } from '../kinds/fit-model.ts';
import { fitOf } from '../kinds/fit-of.ts';
import { buildOpening } from '../openings/build-opening.ts';
import { type Body, bodyOf } from '../placing/body-of.ts';
import { kindOfItem } from '../placing/kind-of-item.ts';
import { along, directionOf, dotOf, minus, placed, unitAt } from '../plane/points.ts';
import { boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';
import { roomShape } from '../rooms/room-shape.ts';
import { hostedInRun } from '../runs/hosted.ts';
import { elevationOfRun } from '../runs/plan-run.ts';
import { runLayout } from '../runs/run-layout.ts';
import type { DrawnShape } from './drawing.ts';
import { silhouettesOf } from './silhouettes.ts';

/** What is farther from the wall stands free: 4 in. */
const AGAINST = 1_016;

/** One thing before the wall, in the face's coordinates. */
export interface SeenThing {
  readonly nodeId: NodeId;
  readonly type: 'opening' | 'item' | 'run';
  readonly shapes: readonly DrawnShape[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** How far its front stands out of the wall. */
  readonly near: number;
  /** For runs seen from the front: the edges between cabinets, and the counter's top. */
  readonly cabinetEdges: readonly number[];
}

/** A wall as one stands before it: plan points to right and near. */
interface Standpoint {
  right(point: Point): number;
  near(point: Point): number;
  readonly direction: Point;
}

function standpoint({ frame }: Face): Standpoint {
  const origin: Point = [frame.origin[0], frame.origin[1]];
  const direction: Point = [frame.right[0], frame.right[1]];
  const inward: Point = [direction[1], -direction[0]];
  return {
    direction,
    right: (point) => dotOf(minus(point, origin), direction),
    near: (point) => dotOf(minus(point, origin), inward),
  };
}

function shapesOf(nodeId: NodeId, outlines: ReturnType<typeof silhouettesOf>): DrawnShape[] {
  return outlines.flatMap(({ regions }) =>
    regions.map(
      ({ outline, holes }): DrawnShape => ({
        look: 'body',
        points: outline,
        closed: true,
        holes,
        nodeId,
      }),
    ),
  );
}

function extentsOf(stand: Standpoint, footprints: readonly Polygon[]) {
  const points = footprints.flat();
  const rights = points.map(stand.right);
  const nears = points.map(stand.near);
  return {
    left: Math.min(...rights),
    right: Math.max(...rights),
    min: Math.min(...nears),
    near: Math.max(...nears),
  };
}

function seenOpening(
  stand: Standpoint,
  wall: NodeOf<'wall'>,
  [id, opening]: readonly [NodeId, NodeOf<'opening'>],
): SeenThing {
  const direction = directionOf(wall.from, wall.to);
  const at = along(wall.from, direction, opening.atTenths);
  const project = ([x, y, z]: Vec3) => {
    const point: Point = [
      at[0] + (direction[0] * x + direction[1] * z) * 10,
      at[1] + (direction[1] * x - direction[0] * z) * 10,
    ];
    return [stand.right(point), y * 10, stand.near(point)] as const;
  };
  const middle = stand.right(at);
  return {
    nodeId: id,
    type: 'opening',
    shapes: shapesOf(id, silhouettesOf(buildOpening(opening, wall.thicknessTenths), project)),
    left: middle - opening.widthTenths / 2,
    right: middle + opening.widthTenths / 2,
    bottom: opening.sillTenths,
    top: opening.sillTenths + opening.heightTenths,
    near: 0,
    cabinetEdges: [],
  };
}

function seenItem(nodes: SceneNodes, stand: Standpoint, id: NodeId): SeenThing | null {
  const item = nodes[id];
  const body = bodyOf(nodes, id);
  const kind = item?.type === 'item' ? kindOfItem(item) : null;
  if (item?.type !== 'item' || !body || !kind) return null;
  const project = ([x, y, z]: Vec3) => {
    const point = placed([x * 10, -z * 10], item.position, item.rotationTenthsDeg);
    return [stand.right(point), item.elevationTenths + y * 10, stand.near(point)] as const;
  };
  const { left, right, near } = extentsOf(stand, body.footprints);
  return {
    nodeId: id,
    type: 'item',
    shapes: shapesOf(id, silhouettesOf(fitPieces(fitOf(kind), buildPieces(kind)), project)),
    left,
    right,
    bottom: body.bottomTenths,
    top: body.topTenths,
    near,
    cabinetEdges: [],
  };
}

/** Runs along the wall are seen from the front, those along its neighbors from the side. */
function facesViewer(nodes: SceneNodes, stand: Standpoint, runId: NodeId): boolean {
  const run = nodes[runId];
  return run?.type === 'run' && dotOf(unitAt(run.rotationTenthsDeg), stand.direction) > 0.999;
}

function seenRun(nodes: SceneNodes, stand: Standpoint, id: NodeId): SeenThing | null {
  const run = nodes[id];
  const body = bodyOf(nodes, id);
  if (run?.type !== 'run' || !body) return null;
  const { left, right, near } = extentsOf(stand, body.footprints);
  const { bottomTenths: bottom, topTenths: top } = body;
  const box = (minX: number, maxX: number, minY: number, maxY: number): DrawnShape => ({
    look: 'body',
    points: [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
    ],
    closed: true,
    nodeId: id,
  });
  const seen = { nodeId: id, type: 'run', left, right, bottom, top, near } as const;
  if (!facesViewer(nodes, stand, id))
    return { ...seen, shapes: [box(left, right, bottom, top)], cabinetEdges: [] };
  const hosted = hostedInRun(nodes, id);
  const { places } = runLayout(run, hosted);
  const start = stand.right(run.position);
  const fronts = places.flatMap(({ fromTenths, toTenths, footprint }) =>
    footprint ? [box(start + fromTenths, start + toTenths, bottom, bottom + run.heightTenths)] : [],
  );
  const strokes = elevationOfRun(run, hosted).map(
    ({ points, isDashed }): DrawnShape => ({
      look: isDashed ? 'swing' : 'symbol',
      points: points.map(([x, y]) => [start + x * 10, bottom + y * 10]),
      closed: false,
      nodeId: id,
    }),
  );
  const edges = places.flatMap(({ fromTenths, toTenths }) => [
    start + fromTenths,
    start + toTenths,
  ]);
  return { ...seen, shapes: [...fronts, ...strokes], cabinetEdges: edges };
}

function isAgainst(stand: Standpoint, { footprints }: Body, width: number): boolean {
  const { left, right, min, near } = extentsOf(stand, footprints);
  return min > -AGAINST && min < AGAINST && near > 0 && right > 0 && left < width;
}

interface Standing {
  readonly id: NodeId;
  readonly node: NodeOf<'item'> | NodeOf<'run'>;
  readonly body: Body;
  readonly box: ReturnType<typeof boundsOf>;
}
interface Things {
  readonly openings: ReadonlyMap<NodeId, readonly (readonly [NodeId, NodeOf<'opening'>])[]>;
  readonly standing: readonly Standing[];
}
const known = new WeakMap<SceneNodes, Things>();

/** Found once for all walls of a scene. */
function thingsOf(nodes: SceneNodes): Things {
  const before = known.get(nodes);
  if (before) return before;
  const openings = Map.groupBy(nodesOf(nodes, 'opening'), ([, { wallId }]) => wallId);
  const standing = [...nodesOf(nodes, 'run'), ...nodesOf(nodes, 'item')].flatMap(([id, node]) => {
    const body = bodyOf(nodes, id);
    return body ? [{ id, node, body, box: boundsOf(body.footprints.flat()) }] : [];
  });
  const found = { openings, standing };
  known.set(nodes, found);
  return found;
}

/** What stands in the room of a face, at least with one corner. */
function standingIn(nodes: SceneNodes, room: NodeOf<'room'>, inner: Polygon): Standing[] {
  const { minX, minY, maxX, maxY } = boundsOf(inner);
  return thingsOf(nodes).standing.filter(
    ({ node, body, box }) =>
      node.levelId === room.levelId &&
      box.maxX >= minX &&
      box.minX <= maxX &&
      box.maxY >= minY &&
      box.minY <= maxY &&
      body.footprints.some((one) => one.some((point) => isWithin(inner, point))),
  );
}

/** Everything seen before one wall face of a room, the farthest first. */
export function seenOnWall(nodes: SceneNodes, face: Face): SeenThing[] {
  const shape = face.roomId === null ? null : roomShape(nodes, face.roomId);
  const room = nodeOf(nodes, face.roomId, 'room');
  const wall = nodeOf(nodes, face.wallId, 'wall');
  if (!shape || !room || !wall) return [];
  const stand = standpoint(face);
  const width = face.outline.reduce((max, [x]) => Math.max(max, x), 0);
  const openings = (thingsOf(nodes).openings.get(face.wallId ?? '') ?? [])
    .map((entry) => seenOpening(stand, wall, entry))
    .filter(({ left, right }) => right > 0 && left < width);
  const here = standingIn(nodes, room, shape.inner);
  const against = new Set(
    here.filter(({ body }) => isAgainst(stand, body, width)).map(({ id }) => id),
  );
  const isCarried = (hostId: NodeId | null) =>
    hostId !== null && against.has(hostId) && facesViewer(nodes, stand, hostId);
  const things = here.flatMap(({ id, node }) => {
    if (node.type === 'run') return against.has(id) ? (seenRun(nodes, stand, id) ?? []) : [];
    const isSeen = against.has(id) || isCarried(node.hostId);
    return isSeen ? (seenItem(nodes, stand, id) ?? []) : [];
  });
  const nearOf = (one: SeenThing): number => {
    const hostId = nodeOf(nodes, one.nodeId, 'item')?.hostId ?? null;
    const host = things.find(({ nodeId }) => nodeId === hostId);
    return host ? Math.max(one.near, host.near + 1) : one.near;
  };
  return [...openings, ...things.sort((a, b) => nearOf(a) - nearOf(b))];
}
