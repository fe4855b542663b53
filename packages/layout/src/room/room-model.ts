// What the layout engine knows of an empty room: its walls as one-dimensional stretches, the corners between them,
// what its doors and windows need, and what stays where it is. Nothing here places anything.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { crossOf, directionOf, distanceOf, dotOf, minus } from '@wevisu/scene/plane/points.ts';
import type { Point, Polygon } from '@wevisu/scene/plane/polygon.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { type OpeningZone, openingZones } from './opening-zones.ts';

/** What a wall ends at: a right angle into the room, any other inner corner, an outer corner, or no wall. */
export interface SegmentEnd {
  readonly kind: 'square' | 'inner' | 'outer' | 'open';
  /** The segment around the corner by its index; null where there is no wall. */
  readonly neighbor: number | null;
}

/** A straight stretch of wall as one faces it from inside; lengths in tenths of a millimeter. */
export interface WallSegment {
  readonly index: number;
  readonly wallIds: readonly NodeId[];
  /** Its left end on the finished face. */
  readonly origin: Point;
  /** Unit vectors: to the right along the wall, and out of it into the room. */
  readonly right: Point;
  readonly into: Point;
  readonly lengthTenths: number;
  /** How a thing is turned that has its back to this wall. */
  readonly rotationTenthsDeg: number;
  /** How far it keeps off the wall, since turns are whole tenths of a degree. 0 for square walls. */
  readonly offTenths: number;
  readonly leftEnd: SegmentEnd;
  readonly rightEnd: SegmentEnd;
  /** Whether another room lies behind it: no duct goes out there. */
  readonly isShared: boolean;
}

/** A place where water, gas or a duct comes out of a wall or floor. */
export interface Service {
  readonly kind: 'water' | 'gas' | 'vent';
  readonly at: Point;
}

/** A service and where along its nearest wall it is. */
export interface PlacedService extends Service {
  readonly segment: number;
  readonly alongTenths: number;
}

/** A body that stays where it is; heights above the floor. */
export interface FixedBody {
  readonly nodeId: NodeId;
  readonly polygon: Polygon;
  readonly bottomTenths: number;
  readonly topTenths: number;
}

export interface RoomModel {
  readonly roomId: NodeId;
  readonly levelId: NodeId;
  /** Counter-clockwise, on the finished faces of the walls. */
  readonly inner: Polygon;
  readonly heightTenths: number;
  readonly segments: readonly WallSegment[];
  /** Edges without a wall, in the same measure: of patios and of rooms that go on. */
  readonly openSides: readonly WallSegment[];
  readonly zones: readonly OpeningZone[];
  readonly fixed: readonly FixedBody[];
  readonly services: readonly PlacedService[];
}

/** Directions that differ by less are one line. */
const STRAIGHT = 0.002;
/** A corner within a fifth of a degree of 90 takes corner cabinets. */
const SQUARE = 0.0035;

interface Side {
  readonly wallIds: readonly NodeId[];
  /** As one walks with the room on the left. */
  readonly from: Point;
  readonly to: Point;
}

/** Walls in one line are one side; places without a wall are none. */
function sidesOf(edges: readonly Side[]): Side[] {
  const sides: Side[] = [];
  for (const edge of edges) {
    const last = sides.at(-1);
    if (last && continues(last, edge)) sides[sides.length - 1] = joined(last, edge);
    else sides.push(edge);
  }
  const [first, last] = [sides[0], sides.at(-1)];
  if (first && last && first !== last && continues(last, first)) {
    return [joined(last, first), ...sides.slice(1, -1)];
  }
  return sides;
}

function continues(a: Side, b: Side): boolean {
  const [one, other] = [directionOf(a.from, a.to), directionOf(b.from, b.to)];
  const touches = distanceOf(a.to, b.from) < 5;
  const isStraight = Math.abs(crossOf(one, other)) < STRAIGHT && dotOf(one, other) > 0;
  return touches && isStraight && a.wallIds.length > 0 === b.wallIds.length > 0;
}

function joined(a: Side, b: Side): Side {
  return { wallIds: [...new Set([...a.wallIds, ...b.wallIds])], from: a.from, to: b.to };
}

function cornerKind(before: Side, after: Side): SegmentEnd['kind'] {
  if (before.wallIds.length === 0 || after.wallIds.length === 0) return 'open';
  const [a, b] = [directionOf(before.from, before.to), directionOf(after.from, after.to)];
  if (crossOf(a, b) <= 0) return 'outer';
  return Math.abs(dotOf(a, b)) < SQUARE ? 'square' : 'inner';
}

type Measures = Omit<WallSegment, 'index' | 'leftEnd' | 'rightEnd' | 'isShared'>;

function measuresOf(side: Side): Measures {
  const right = directionOf(side.to, side.from);
  const length = distanceOf(side.from, side.to);
  const degrees = (Math.atan2(right[1], right[0]) * 180) / Math.PI;
  const rotationTenthsDeg = Math.round(degrees * 10 + 3600) % 3600;
  const missed = Math.abs(degrees * 10 + 3600 - Math.round(degrees * 10 + 3600)) / 10;
  const off = length * Math.sin((missed * Math.PI) / 180);
  return {
    wallIds: side.wallIds,
    origin: side.to,
    right,
    into: [right[1], -right[0]],
    lengthTenths: Math.floor(length + 1e-6),
    rotationTenthsDeg,
    offTenths: off < 1 ? 0 : Math.ceil(off),
  };
}

/** Those with walls, or those without. `shared` are walls that other rooms have too. */
function segmentsOf(
  sides: readonly Side[],
  hasWall: boolean,
  shared: ReadonlySet<NodeId>,
): WallSegment[] {
  const own = sides.filter(({ wallIds }) => wallIds.length > 0 === hasWall);
  const endAt = (before: Side, after: Side, other: Side): SegmentEnd => {
    const kind = cornerKind(before, after);
    return { kind, neighbor: kind === 'open' ? null : own.indexOf(other) };
  };
  return own.map((side, index): WallSegment => {
    const at = sides.indexOf(side);
    const before = sides.at(at - 1) ?? side;
    const after = sides[(at + 1) % sides.length] ?? side;
    return {
      index,
      ...measuresOf(side),
      leftEnd: endAt(side, after, after),
      rightEnd: endAt(before, side, before),
      isShared: side.wallIds.some((id) => shared.has(id)),
    };
  });
}

/** A point in a segment's own measure: along it from its left end, and out of the wall. */
export function toSegment({ origin, right, into }: WallSegment, point: Point): Point {
  const from = minus(point, origin);
  return [dotOf(from, right), dotOf(from, into)];
}

/** The point of the plan that is `along` a segment and `out` of its wall. */
export function fromSegment({ origin, right, into }: WallSegment, along: number, out = 0): Point {
  return [
    origin[0] + right[0] * along + into[0] * out,
    origin[1] + right[1] * along + into[1] * out,
  ];
}

function placeService(segments: readonly WallSegment[], service: Service): PlacedService[] {
  const near = segments
    .map((segment) => {
      const [x, y] = toSegment(segment, service.at);
      const along = Math.min(Math.max(x, 0), segment.lengthTenths);
      return {
        segment: segment.index,
        alongTenths: Math.round(along),
        off: Math.hypot(x - along, y),
      };
    })
    .sort((a, b) => a.off - b.off || a.segment - b.segment)[0];
  return near ? [{ ...service, segment: near.segment, alongTenths: near.alongTenths }] : [];
}

/**
 * The model of a room of a scene. What stands in the room counts as staying: leave out of the scene what may go.
 * Lengths in tenths of a millimeter, points in plan. Pure. Null where there is no such room, or its walls leave no
 * shape.
 */
export function roomModel(
  document: SceneDocument,
  roomId: NodeId,
  services: readonly Service[] = [],
): RoomModel | null {
  const facts = sceneFacts(document);
  const room = facts.rooms.find(({ id }) => id === roomId);
  if (!room) return null;
  const edges = room.shape.edges.map(
    ({ wallId, from, to }): Side => ({ wallIds: wallId === null ? [] : [wallId], from, to }),
  );
  const sides = sidesOf(edges);
  const shared = new Set(
    facts.rooms
      .filter(({ id }) => id !== roomId)
      .flatMap(({ shape }) => shape.edges.flatMap(({ wallId }) => wallId ?? [])),
  );
  const segments = segmentsOf(sides, true, shared);
  const ids = new Set([...room.things, ...room.runs].map(({ id }) => id));
  const fixed = [...ids].flatMap((nodeId) =>
    facts.obstacles.of(nodeId).map(({ polygon, bottom, top }): FixedBody => {
      return { nodeId, polygon, bottomTenths: bottom, topTenths: top };
    }),
  );
  return {
    roomId,
    levelId: room.levelId,
    inner: room.shape.inner,
    heightTenths: room.shape.heightTenths,
    segments,
    openSides: segmentsOf(sides, false, shared),
    zones: room.openings.flatMap(openingZones),
    fixed,
    services: services.flatMap((service) => placeService(segments, service)),
  };
}
