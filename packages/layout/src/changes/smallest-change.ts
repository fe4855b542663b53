// What would make an impossible room possible: changes from small to large are tried until one works.

import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';
import { tenths } from '../drawing/measure.ts';

/** A change after which there is a design. */
export interface Change<Wishes> {
  readonly text: string;
  readonly document: SceneDocument;
  readonly wishes: Wishes;
}

/** Wishes with one thing less, and how that is said. */
export type Less<Wishes> = Omit<Change<Wishes>, 'document'>;

type Axis = 0 | 1;

/** Lengths that a room is tried with more of, inches. */
const LONGER = [6, 12, 18, 24, 36, 48, 72];
const HAND = 6;

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

interface Asked<Wishes> {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  readonly wishes: Wishes;
  /** Wishes with one thing less each, the least of a loss first. */
  readonly less: readonly Less<Wishes>[];
  /** Where the largest change is not enough, none is tried: for what more room seldom helps. */
  readonly isMostFirst?: boolean;
}

/** The first change after which `works`, from small to large; null where none of them is enough. */
export function smallestChange<Wishes>(
  { document, roomId, wishes, less, isMostFirst = false }: Asked<Wishes>,
  works: (document: SceneDocument, wishes: Wishes) => boolean,
): Change<Wishes> | null {
  const room = nodeOf(document.nodes, roomId, 'room');
  if (!room) return null;
  const { minX, minY, maxX, maxY } = boundsOf(room.outline);
  const [long, short]: readonly Axis[] = maxX - minX >= maxY - minY ? [0, 1] : [1, 0];
  const longer = (inches: number, axes: readonly (Axis | undefined)[], text: string) => ({
    ...{ text: `${inches} inches ${text}`, wishes, inches },
    document: axes.reduce<SceneDocument>(
      (one, axis) => (axis === undefined ? one : stretched(one, roomId, { axis, inches })),
      document,
    ),
  });
  const rooms = LONGER.flatMap((inches) => [
    longer(inches, [long], 'longer'),
    longer(inches, [short], 'wider'),
  ]);
  // A hand more of room is less to ask than to go without; both ways is the most.
  const all: Change<Wishes>[] = [
    ...rooms.filter(({ inches }) => inches <= HAND),
    ...less.map((one) => ({ ...one, document })),
    ...rooms.filter(({ inches }) => inches > HAND),
    ...LONGER.filter((inches) => inches > HAND).map((inches) =>
      longer(inches, [long, short], 'longer and wider'),
    ),
  ];
  const most = all.at(-1);
  if (isMostFirst && !(most && works(most.document, most.wishes))) return null;
  const found = all.find((one) => works(one.document, one.wishes));
  return found ? { text: found.text, document: found.document, wishes: found.wishes } : null;
}
