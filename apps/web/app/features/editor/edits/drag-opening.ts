// Where a door or window goes when it is dragged along its wall: it snaps to whole inches and to the middle
// of the free stretch, and never crosses another opening or the end of the wall. Pure.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import type { Measured } from '@wevisu/scene/placing/measure.ts';
import { along, directionOf, distanceOf, dotOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';

export interface OpeningDrag {
  readonly nodes: SceneNodes;
  readonly change: Change;
  /** The free space on both sides. */
  readonly lines: readonly Measured[];
}

const INCH = 254;
/** The middle attracts within 2 in. */
const MIDDLE_REACH = INCH * 2;

interface Stretch {
  readonly low: number;
  readonly high: number;
}

/** The free stretch of wall around an opening, between its neighbors. */
function stretchOf(nodes: SceneNodes, id: NodeId, own: NodeOf<'opening'>): Stretch | null {
  const wall = nodeOf(nodes, own.wallId, 'wall');
  if (!wall) return null;
  const length = distanceOf(wall.from, wall.to);
  const edge = wall.thicknessTenths / 2;
  let [low, high] = [edge, length - edge];
  for (const [otherId, other] of nodesOf(nodes, 'opening')) {
    if (otherId === id || other.wallId !== own.wallId) continue;
    const isBeside =
      other.sillTenths < own.sillTenths + own.heightTenths &&
      own.sillTenths < other.sillTenths + other.heightTenths;
    if (!isBeside) continue;
    const half = other.widthTenths / 2;
    if (other.atTenths <= own.atTenths) low = Math.max(low, other.atTenths + half);
    else high = Math.min(high, other.atTenths - half);
  }
  return high - low < own.widthTenths ? null : { low, high };
}

export interface OpeningDragInput {
  readonly nodes: SceneNodes;
  readonly id: NodeId;
  /** How far the pointer has moved since the drag started, in tenths. */
  readonly by: Point;
  readonly isFree?: boolean;
}

/** The current drag; null if the node is not an opening or has no room to move. */
export function dragOpening({
  nodes,
  id,
  by,
  isFree = false,
}: OpeningDragInput): OpeningDrag | null {
  const own = nodeOf(nodes, id, 'opening');
  const wall = own && nodeOf(nodes, own.wallId, 'wall');
  const stretch = own && stretchOf(nodes, id, own);
  if (!own || !wall || !stretch) return null;
  const direction = directionOf(wall.from, wall.to);
  const half = own.widthTenths / 2;
  const wanted = own.atTenths + dotOf(by, direction);
  const middle = (stretch.low + stretch.high) / 2;
  const onInch = stretch.low + Math.round((wanted - half - stretch.low) / INCH) * INCH + half;
  const snapped = Math.abs(wanted - middle) < MIDDLE_REACH ? middle : onInch;
  const at = Math.min(stretch.high - half, Math.max(stretch.low + half, isFree ? wanted : snapped));
  const edit = draft(nodes);
  edit.put(id, { ...own, atTenths: Math.round(at) });
  const change = edit.change();
  const line = (from: number, to: number): Measured => ({
    from: along(wall.from, direction, from),
    to: along(wall.from, direction, to),
    distance: to - from,
  });
  return {
    nodes: applyChange(nodes, change),
    change,
    lines: [line(stretch.low, at - half), line(at + half, stretch.high)],
  };
}
