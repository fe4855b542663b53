// Where comments are: from what is pressed or selected to a place in the room, and back to what a view shows. Pure.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { pivotOf } from '../edits/groups.ts';
import { levelOf } from '../edits/levels.ts';
import type { Place } from '../edits/place.ts';
import type { CommentView } from '../workspace/comment.ts';
import type { Panes } from '../workspace/editor-store.ts';

/** In the plan and above the floor of a story, tenths. */
export interface PinPlace {
  readonly level: NodeId;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** What it was put on. */
  readonly node: NodeId | null;
}

/** As far as the scene's own places go. */
const FARTHEST = 5_000_000;
const HIGHEST = 200_000;

const whole = (value: number, most: number) => Math.max(-most, Math.min(most, Math.round(value)));

/** Of a press; what has no story of its own is on the one that is shown. Null beside the ground, and without a story. */
export function placeOfPress(
  nodes: SceneNodes,
  { at, heightTenths, nodeId, faceId }: Place,
  shown: NodeId | null,
): PinPlace | null {
  const [roomId = ''] = (faceId ?? '').split(':');
  const level = levelOf(nodes, nodeId ?? '') ?? levelOf(nodes, roomId) ?? shown;
  if (at === null || level === null) return null;
  const type = nodes[nodeId ?? '']?.type;
  const isThing = type === 'item' || type === 'run' || type === 'opening';
  return {
    level,
    x: whole(at[0], FARTHEST),
    y: whole(at[1], FARTHEST),
    z: heightTenths === null ? 0 : whole(heightTenths - floorOf(nodes, level), HIGHEST),
    node: isThing ? nodeId : null,
  };
}

/** For hands that point at nothing: what is selected, or else the middle of the story; null where nothing is drawn. */
export function placeWithoutPress(
  nodes: SceneNodes,
  selected: readonly NodeId[],
  shown: NodeId | null,
): (Place & { readonly isSelection: boolean }) | null {
  const none = { heightTenths: null, faceId: null, slot: null };
  const pivot = pivotOf(nodes, selected);
  const [first] = selected;
  if (pivot && first !== undefined) return { ...none, at: pivot, nodeId: first, isSelection: true };
  const corners = nodesOf(nodes, 'room').flatMap(([, room]) =>
    room.levelId === shown ? room.outline : [],
  );
  if (corners.length === 0) return null;
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const at = [(minX + maxX) / 2, (minY + maxY) / 2] as const;
  return { ...none, at, nodeId: null, isSelection: false };
}

/** The place in 3D; null once its story is gone, or while that is above what is shown. */
export function pointOf(
  nodes: SceneNodes,
  { level, x, y, z }: Omit<PinPlace, 'node'>,
  shown: NodeId | null,
): readonly [x: number, y: number, z: number] | null {
  if (nodeOf(nodes, level, 'level') === undefined) return null;
  const floor = floorOf(nodes, level);
  return shown !== null && floor > floorOf(nodes, shown) ? null : [x, y, floor + z];
}

const floorOf = (nodes: SceneNodes, level: NodeId) =>
  nodeOf(nodes, level, 'level')?.elevationTenths ?? 0;

/** Which of the views that are shown an open comment is in; null for none. */
export function viewOf(
  wanted: CommentView,
  { panes, hasWebgl }: { readonly panes: Panes; readonly hasWebgl: boolean },
): Exclude<CommentView, null> | null {
  if (panes === 'list') return null;
  if (panes === '2d' || !hasWebgl) return 'plan';
  return panes === '3d' ? 'room' : (wanted ?? 'plan');
}
