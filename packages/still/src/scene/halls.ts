// Rooms that a scene leaves out and a still shows: an opening without a door leads to another room, so where the scene has
// none, a short hall with the same floor is behind it; behind the windows and glass doors that look on a patio is the
// house. They are in the still alone, not in the scene.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { OpeningNode } from '@wevisu/scene/document/nodes/opening.ts';
import { isOutdoors, type RoomNode } from '@wevisu/scene/document/nodes/room.ts';
import type { WallNode } from '@wevisu/scene/document/nodes/wall.ts';
import {
  nodeOf,
  nodesOf,
  type SceneDocument,
  type SceneNodes,
} from '@wevisu/scene/document/scene.ts';
import type { ExportModel, ExportNode } from '@wevisu/scene/exchange/model/export-model.ts';
import { intersect } from '@wevisu/scene/plane/combine.ts';
import { along, directionOf, dotOf, leftOf, minus } from '@wevisu/scene/plane/points.ts';
import type { Point, Polygon } from '@wevisu/scene/plane/polygon.ts';
import { areaOfRegions, isWithin, regionOf } from '@wevisu/scene/plane/region.ts';
import { isOpaque } from './portals-of.ts';

const TENTHS_PER_METER = 10_000;
/** How far a hall reaches beside the opening, and how deep it is, tenths; the next size where a room is in the way. */
const SIZES: readonly Size[] = [
  { aside: 9_000, deep: 16_000 },
  { aside: 1_500, deep: 16_000 },
  { aside: 1_500, deep: 8_000 },
];
/** The same of a house, which must hide behind its wall. */
const HOUSE_SIZES: readonly Size[] = [
  { aside: 3_000, deep: 28_000 },
  { aside: 1_500, deep: 12_000 },
];
/** From the face of a wall into the room, tenths. */
const STEP_IN = 300;
/** Rooms may overlap by this much, square tenths: outlines are rounded. */
const MAX_OVERLAP = 1e6;

interface Size {
  readonly aside: number;
  readonly deep: number;
}

export interface WithHalls {
  readonly document: SceneDocument;
  /** The rooms that were added. */
  readonly halls: ReadonlySet<NodeId>;
}

interface Passage {
  readonly opening: OpeningNode;
  readonly wall: WallNode;
  readonly middle: Point;
  /** Away from the room. */
  readonly out: Point;
  readonly roomId: NodeId;
  readonly isOfHouse: boolean;
}

/**
 * An opening that shows an indoor room which the scene lacks: a passage with one room, or an opening that a patio sees
 * into. Null from behind, where that room would stand before the eye.
 */
function deadPassage(nodes: SceneNodes, opening: OpeningNode, eye: Point): Passage | null {
  const wall = nodeOf(nodes, opening.wallId, 'wall');
  if (!wall || isOpaque(opening.style)) return null;
  const direction = directionOf(wall.from, wall.to);
  const middle = along(wall.from, direction, opening.atTenths);
  const left = leftOf(direction);
  const step = wall.thicknessTenths / 2 + STEP_IN;
  const rooms = nodesOf(nodes, 'room').filter(([, { levelId }]) => levelId === wall.levelId);
  const [onLeft, onRight] = [step, -step].map((by) =>
    rooms.find(([, { outline }]) => isWithin(outline, along(middle, left, by))),
  );
  const only = onLeft ?? onRight;
  if (!only || (onLeft && onRight)) return null;
  const isOfHouse = isOutdoors(only[1].use);
  if (!isOfHouse && !opening.style.startsWith('passage')) return null;
  const out: Point = onLeft ? [-left[0], -left[1]] : left;
  if (dotOf(minus(eye, middle), out) >= 0) return null;
  return { opening, wall, middle, out, roomId: only[0], isOfHouse };
}

function outlineOf({ opening, middle, out }: Passage, { aside, deep }: Size) {
  const right = leftOf([-out[0], -out[1]]);
  const half = opening.widthTenths / 2 + aside;
  const at = (across: number, away: number): Point => {
    const [x, y] = along(along(middle, right, across), out, away);
    return [Math.round(x), Math.round(y)];
  };
  return [at(-half, 0), at(half, 0), at(half, deep), at(-half, deep)] as const;
}

const overlaps = (a: Polygon, b: Polygon) =>
  areaOfRegions(intersect([regionOf(a)], [regionOf(b)])) > MAX_OVERLAP;

/** A hall's room, walls and floor; houses have a plain floor. */
function nodesOfHall(
  nodes: SceneNodes,
  id: NodeId,
  { wall, roomId, isOfHouse }: Passage,
  outline: ReturnType<typeof outlineOf>,
): SceneNodes {
  const room = nodeOf(nodes, roomId, 'room') as RoomNode;
  const hall: RoomNode = { ...room, name: 'Hall', use: 'hall', outline };
  const walls = [1, 2, 3].map((n): [NodeId, WallNode] => [
    `${id}-wall-${n}`,
    { ...wall, from: outline[n] as Point, to: outline[(n + 1) % 4] as Point, heightTenths: null },
  ]);
  const floors = nodesOf(nodes, 'surface').flatMap(([surfaceId, surface]) =>
    !isOfHouse && surface.roomId === roomId && surface.face.on === 'floor' && surface.area === null
      ? [[`${id}-${surfaceId}`, { ...surface, roomId: id }] as const]
      : [],
  );
  return { [id]: hall, ...Object.fromEntries([...walls, ...floors]) };
}

/** The scene with a hall behind each opening that lacks one; the same document where there is none. */
export function withHalls(
  document: SceneDocument,
  [eyeX, , eyeZ]: readonly [x: number, y: number, z: number],
): WithHalls {
  const { nodes } = document;
  const eye: Point = [eyeX * TENTHS_PER_METER, -eyeZ * TENTHS_PER_METER];
  const added: Record<NodeId, SceneNodes[NodeId]> = {};
  const halls = new Map<NodeId, { readonly levelId: NodeId; readonly outline: Polygon }>();
  for (const [openingId, opening] of nodesOf(nodes, 'opening')) {
    const passage = deadPassage(nodes, opening, eye);
    if (!passage) continue;
    const { levelId } = passage.wall;
    const taken = [...nodesOf(nodes, 'room').map(([, room]) => room), ...halls.values()].filter(
      (room) => room.levelId === levelId,
    );
    const outline = (passage.isOfHouse ? HOUSE_SIZES : SIZES)
      .map((size) => outlineOf(passage, size))
      .find((own) => !taken.some((room) => overlaps(own, room.outline)));
    if (!outline) continue;
    const id = `${openingId}-hall`;
    halls.set(id, { levelId, outline });
    Object.assign(added, nodesOfHall(nodes, id, passage, outline));
  }
  return halls.size === 0
    ? { document, halls: new Set() }
    : { document: { ...document, nodes: { ...nodes, ...added } }, halls: new Set(halls.keys()) };
}

/**
 * Gives the ceilings of halls a material of their own, which the last one of the model is then: they are what lights
 * halls.
 */
export function withLitCeilings(model: ExportModel, halls: ReadonlySet<NodeId>): ExportModel {
  const ceilings = new Set([...halls].map((id) => `${id}:ceiling`));
  const first = model.nodes.find(({ id }) => ceilings.has(id));
  const plain = model.materials[model.meshes[first?.mesh ?? -1]?.[0]?.material ?? -1];
  if (!plain) return model;
  const material = model.materials.length;
  const meshes = [...model.meshes];
  const nodes = model.nodes.map((node): ExportNode => {
    if (!ceilings.has(node.id)) return node;
    const own = (model.meshes[node.mesh] ?? []).map((primitive) => ({ ...primitive, material }));
    return { ...node, mesh: meshes.push(own) - 1 };
  });
  return { ...model, materials: [...model.materials, plain], meshes, nodes };
}
