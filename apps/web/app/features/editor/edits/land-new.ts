// Where something new goes: where it is dropped, or to a free place if nobody points at one. Pure.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { symbolOf } from '@wevisu/scene/kinds/plan-of.ts';
import { roomAt } from '@wevisu/scene/placing/in-bounds.ts';
import { kindOfItem } from '@wevisu/scene/placing/kind-of-item.ts';
import { findPlace } from '@wevisu/scene/placing/landing/find-place.ts';
import { habitOf } from '@wevisu/scene/placing/landing/habit.ts';
import { type Landing, landThing } from '@wevisu/scene/placing/landing/land-thing.ts';
import type { StandingNode } from '@wevisu/scene/placing/local-box.ts';
import { plus } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { type RoomShape, roomShape, roomShapesOf } from '@wevisu/scene/rooms/room-shape.ts';
import type { Place } from './place.ts';

const FOOT = 3_048;
/** A drop on a wall below this height is meant for the floor. */
const LOW = FOOT;
/** A new thing goes to a wall within 4 ft, and is pushed by what is in its way as far. */
const REACH = 4 * FOOT;

/** An id that no scene has: the thing is not in it yet. */
const GHOST = 'ghost' as NodeId;

/** A press on a wall is in no room, but a foot beside it is. */
const near: readonly Point[] = [
  [0, 0],
  [FOOT, 0],
  [-FOOT, 0],
  [0, FOOT],
  [0, -FOOT],
];

/** The room at a spot; for a wall, the room it is seen from. */
function roomUnder(nodes: SceneNodes, levelId: NodeId, { at, faceId }: Place): NodeId | null {
  const [ofFace] = faceId?.split(':') ?? [];
  if (ofFace !== undefined && nodeOf(nodes, ofFace, 'room')) return ofFace;
  if (!at) return null;
  for (const by of near) {
    const found = roomAt(nodes, levelId, plus(at, by));
    if (found !== null) return found;
  }
  return null;
}

/** A wall-mounted item at the height of the pointer. */
function atHeight(nodes: SceneNodes, item: ItemNode, heightTenths: number, room: RoomShape) {
  const known = kindOfItem(item);
  const level = nodeOf(nodes, item.levelId, 'level')?.elevationTenths ?? 0;
  const wanted = heightTenths - level;
  if (!known || wanted < LOW) return item;
  const { bottomMm, topMm } = symbolOf(known);
  const max = room.floorTenths - level + room.heightTenths - topMm * 10;
  const elevationTenths = Math.round(Math.max(-bottomMm * 10, Math.min(wanted, max)));
  return { ...item, elevationTenths };
}

export interface LandNewOptions {
  readonly nodes: SceneNodes;
  /** Where it is wanted, at its own height. */
  readonly node: StandingNode;
  /** null looks for a free place. */
  readonly place: Place | null;
  readonly isFree: boolean;
}

function byItself(nodes: SceneNodes, node: StandingNode): Landing | null {
  if (habitOf(node) !== 'top') return findPlace({ nodes, id: GHOST, node });
  const here = landThing({ nodes, id: GHOST, node, push: 10 * FOOT });
  return here?.fits ? here : findPlace({ nodes, id: GHOST, node });
}

/** The landing of something new; null for a kind without a body, or, where nobody points, without a free place. */
export function landNew({ nodes, node, place, isFree }: LandNewOptions): Landing | null {
  if (!place) return byItself(nodes, node);
  const outside: Landing = { node, to: null, stopped: { why: 'outside', id: null }, fits: false };
  if (!place.at) return outside;
  const isOpen = roomShapesOf(nodes, node.levelId).length === 0;
  const roomId = roomUnder(nodes, node.levelId, place);
  const room = roomId === null ? null : roomShape(nodes, roomId);
  if (!room && !isOpen) return outside;
  const height = place.heightTenths;
  const wanted =
    room && node.type === 'item' && height !== null && habitOf(node) === 'wall'
      ? atHeight(nodes, node, height, room)
      : node;
  return landThing({ nodes, id: GHOST, node: wanted, isFree, wallReach: REACH, push: REACH });
}
