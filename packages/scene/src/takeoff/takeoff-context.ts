// What builders of lines are given: the scene, and where its things are.
import type { NodeId, Sku } from '../document/node-id.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { nodesOf, type SceneDocument, type SceneNodes } from '../document/scene.ts';
import type { Face } from '../faces/face.ts';
import type { Point } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';

export interface TakeoffContext {
  readonly document: SceneDocument;
  readonly faces: readonly Face[];
}

/** Null where the scene has no facts of the product. */
export function factsOf({ document }: TakeoffContext, sku: Sku | null): ProductFacts | null {
  return sku !== null && Object.hasOwn(document.products, sku)
    ? (document.products[sku] ?? null)
    : null;
}

const knownRooms = new WeakMap<SceneNodes, ReturnType<typeof nodesOf<'room'>>>();

/** Computed once per scene, since each of up to 20,000 items asks for its room. */
function roomsOf(nodes: SceneNodes): ReturnType<typeof nodesOf<'room'>> {
  const rooms = knownRooms.get(nodes) ?? nodesOf(nodes, 'room');
  knownRooms.set(nodes, rooms);
  return rooms;
}

/** The room of the level that contains a point; null if none does. */
function roomAt({ document }: TakeoffContext, levelId: NodeId, point: Point): NodeId | null {
  for (const [id, room] of roomsOf(document.nodes)) {
    if (room.levelId === levelId && isWithin(room.outline, point)) return id;
  }
  return null;
}

/** The room that a face, or the run or item that wears it, is in. */
export function roomOfFace(context: TakeoffContext, face: Face): NodeId | null {
  if (face.roomId !== null) return face.roomId;
  const owner = face.areas.find(({ nodeId }) => nodeId !== null)?.nodeId ?? null;
  return owner === null ? null : roomOfNode(context, owner);
}

/** The room that an item stands in, or the middle of a run's first cabinet. */
export function roomOfNode(context: TakeoffContext, id: NodeId): NodeId | null {
  const { nodes } = context.document;
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (node?.type === 'item') return roomAt(context, node.levelId, node.position);
  if (node?.type !== 'run') return null;
  const angle = (node.rotationTenthsDeg * Math.PI) / 1_800;
  const along = (node.cabinets[0]?.widthTenths ?? 0) / 2;
  const into = -node.depthTenths / 2;
  const [x, y] = node.position;
  const middle: Point = [
    x + along * Math.cos(angle) - into * Math.sin(angle),
    y + along * Math.sin(angle) + into * Math.cos(angle),
  ];
  return roomAt(context, node.levelId, middle);
}
