// What a thing can meet on a level, indexed once for each scene: a drag asks it at every move.
import type { NodeId } from '../../document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../../document/scene.ts';
import type { Role } from '../../kinds/definition/role.ts';
import { type BoxIndex, indexBoxes } from '../../plane/box-index.ts';
import {
  type Bounds,
  boundsOf,
  counterClockwise,
  type Point,
  type Polygon,
} from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { type RoomEdge, roomShapesOf } from '../../rooms/room-shape.ts';
import { wallShapes } from '../../rooms/wall-shapes.ts';
import { bodyOf } from '../body-of.ts';
import { kindOfItem } from '../kind-of-item.ts';
import { isStanding, type StandingNode } from '../local-box.ts';
import { type Way, waysOf } from './door-ways.ts';

/** Rugs and mats up to this height lie under things. Tenths. */
export const FLAT = 300;

/** A thing that others stop at. */
export interface Solid {
  readonly id: NodeId;
  readonly node: StandingNode;
  readonly role: Role;
  readonly footprints: readonly Polygon[];
  readonly box: Bounds;
  readonly bottomTenths: number;
  readonly topTenths: number;
}

export interface GroundRoom {
  readonly id: NodeId;
  readonly inner: Polygon;
  readonly box: Bounds;
  readonly edges: readonly RoomEdge[];
  readonly heightTenths: number;
}

interface GroundWall {
  readonly id: NodeId;
  readonly outline: Polygon;
  readonly heightTenths: number;
}

export interface Ground {
  readonly rooms: readonly GroundRoom[];
  readonly solids: BoxIndex<Solid>;
  readonly ways: BoxIndex<Way>;
  readonly walls: BoxIndex<GroundWall>;
}

export function roleOf(node: StandingNode): Role {
  return node.type === 'item' ? (kindOfItem(node)?.card.role ?? 'other') : 'other';
}

function solidsOf(nodes: SceneNodes, levelId: NodeId): Solid[] {
  return [...nodesOf(nodes, 'item'), ...nodesOf(nodes, 'run')].flatMap(([id, node]) => {
    const body = node.levelId === levelId && isStanding(node) ? bodyOf(nodes, id) : null;
    if (!body || body.footprints.length === 0) return [];
    // A table's body is its top, which may be as thin as a rug.
    if (body.topTenths <= FLAT) return [];
    const footprints = body.footprints.map(counterClockwise);
    return [
      { ...body, id, node, role: roleOf(node), footprints, box: boundsOf(footprints.flat()) },
    ];
  });
}

function build(nodes: SceneNodes, levelId: NodeId): Ground {
  const ways = nodesOf(nodes, 'opening').flatMap(([id, opening]) => {
    const wall = nodeOf(nodes, opening.wallId, 'wall');
    return wall?.levelId === levelId ? waysOf(id, opening, wall) : [];
  });
  const walls = [...wallShapes(nodes, levelId)].map(([id, { outline, heightTenths }]) => ({
    id,
    outline,
    heightTenths,
  }));
  return {
    rooms: roomShapesOf(nodes, levelId).map(([id, { inner, edges, heightTenths }]) => ({
      ...{ id, inner, edges, heightTenths },
      box: boundsOf(inner),
    })),
    solids: indexBoxes(solidsOf(nodes, levelId), ({ box }) => box),
    ways: indexBoxes(ways, ({ box }) => box),
    walls: indexBoxes(walls, ({ outline }) => boundsOf(outline)),
  };
}

const grounds = new WeakMap<SceneNodes, Map<NodeId, Ground>>();

export function groundOf(nodes: SceneNodes, levelId: NodeId): Ground {
  const levels = grounds.get(nodes) ?? new Map<NodeId, Ground>();
  grounds.set(nodes, levels);
  const known = levels.get(levelId);
  if (known) return known;
  const ground = build(nodes, levelId);
  levels.set(levelId, ground);
  return ground;
}

export function groundRoomAt({ rooms }: Ground, point: Point): GroundRoom | null {
  return rooms.find(({ inner }) => isWithin(inner, point)) ?? null;
}
