// What would make an impossible room possible: changes from small to large are tried until one works.

import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';
import { tenths } from '../drawing/measure.ts';
import type { RoomWishes } from '../groups/wishes.ts';

/** A change after which there is a design. */
export interface RoomChange {
  readonly text: string;
  readonly document: SceneDocument;
  readonly wishes: RoomWishes;
}

type Axis = 0 | 1;

/** Lengths that a room is tried with more of, inches. */
const LONGER = [6, 12, 18, 24, 36, 48, 72];

/** The scene with a room, and all beyond the room's middle, moved along an axis: the room is that much longer. */
function stretched(
  document: SceneDocument,
  roomId: NodeId,
  { axis, inches }: { readonly axis: Axis; readonly inches: number },
): SceneDocument {
  const room = nodeOf(document.nodes, roomId, 'room');
  if (!room) return document;
  const { minX, minY, maxX, maxY } = boundsOf(room.outline);
  const middle = axis === 0 ? (minX + maxX) / 2 : (minY + maxY) / 2;
  const by = tenths(inches);
  const move = ([x, y]: Point): Point => {
    if (axis === 0) return [x > middle ? x + by : x, y];
    return [x, y > middle ? y + by : y];
  };
  const changed = (node: SceneNode): SceneNode => {
    if (node.type === 'wall') return { ...node, from: move(node.from), to: move(node.to) };
    if (node.type === 'room') return { ...node, outline: node.outline.map(move) };
    if (node.type === 'item' || node.type === 'run')
      return { ...node, position: move(node.position) };
    return node;
  };
  const nodes = Object.entries(document.nodes).map(([id, node]) => [id, changed(node)] as const);
  return { ...document, nodes: Object.fromEntries(nodes) };
}

/** Wishes with one thing less or smaller. */
function fewer(wishes: RoomWishes): Omit<RoomChange, 'document'>[] {
  const asked = Object.entries(wishes.groups ?? {}).filter(([, wish]) => wish === 'must');
  const { vanity: _, ...anyVanity } = wishes;
  const { bed: size, ...anyBed } = wishes;
  return [
    ...(wishes.vanity === 'double'
      ? [{ text: 'a single vanity in place of a double', wishes: anyVanity }]
      : []),
    ...(size ? [{ text: `a smaller bed in place of a ${size}`, wishes: anyBed }] : []),
    ...asked.map(([id]) => {
      const groups = { ...wishes.groups, [id]: 'not' as const };
      return { text: `no ${id}`, wishes: { ...wishes, groups } };
    }),
  ];
}

/** The first change after which `works`; null where none of them is enough. */
export function smallestChange(
  document: SceneDocument,
  roomId: NodeId,
  wishes: RoomWishes,
  works: (document: SceneDocument, wishes: RoomWishes) => boolean,
): RoomChange | null {
  const room = nodeOf(document.nodes, roomId, 'room');
  if (!room) return null;
  const { minX, minY, maxX, maxY } = boundsOf(room.outline);
  const long: Axis = maxX - minX >= maxY - minY ? 0 : 1;
  const longer = LONGER.flatMap((inches) =>
    ([long, long === 0 ? 1 : 0] as const).map((axis) => ({
      text: `${inches} inches ${axis === long ? 'longer' : 'wider'}`,
      ...{ wishes, document: stretched(document, roomId, { axis, inches }), inches },
    })),
  );
  const less = fewer(wishes).map((one) => ({ ...one, document }));
  // A hand more of room is less to ask than to go without.
  const all: RoomChange[] = [
    ...longer.filter(({ inches }) => inches <= 6),
    ...less,
    ...longer.filter(({ inches }) => inches > 6),
  ];
  const found = all.find((one) => works(one.document, one.wishes));
  return found ? { text: found.text, document: found.document, wishes: found.wishes } : null;
}
