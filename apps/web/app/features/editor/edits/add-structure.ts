// Adds walls, rooms, openings and dimensions drawn in the plan. Pure.
import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { openingNode } from '@wevisu/scene/document/nodes/opening.ts';
import type { OpeningStyle } from '@wevisu/scene/document/nodes/opening-style.ts';
import { roomNode } from '@wevisu/scene/document/nodes/room.ts';
import { wallNode } from '@wevisu/scene/document/nodes/wall.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import {
  directionOf,
  distanceOf,
  distanceToSegment,
  dotOf,
  middleOf,
  minus,
} from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';

export interface Structure {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  readonly newId: () => NodeId;
}

export function addWall(
  { nodes, levelId, newId }: Structure,
  from: PlanPoint,
  to: PlanPoint,
): Change {
  const edit = draft(nodes);
  edit.add(newId(), wallNode.parse({ type: 'wall', levelId, from, to }));
  return edit.change();
}

export function addDimension(
  { nodes, levelId, newId }: Structure,
  from: PlanPoint,
  to: PlanPoint,
): Change {
  const edit = draft(nodes);
  edit.add(newId(), { type: 'dimension', levelId, from, to, offsetTenths: 0 });
  return edit.change();
}

/** A room between two corners. Edges that have no wall yet get one. */
export function addRoom({ nodes, levelId, newId }: Structure, a: PlanPoint, c: PlanPoint): Change {
  const [minX, maxX] = [Math.min(a[0], c[0]), Math.max(a[0], c[0])];
  const [minY, maxY] = [Math.min(a[1], c[1]), Math.max(a[1], c[1])];
  // Less than 2 ft across is an accident.
  if (maxX - minX < 6_096 || maxY - minY < 6_096) return noChange;
  const outline: PlanPoint[] = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
  const walls = nodesOf(nodes, 'wall').filter(([, wall]) => wall.levelId === levelId);
  const edit = draft(nodes);
  edit.add(newId(), newRoom(nodes, levelId, outline));
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const isWalled = walls.some(([, wall]) =>
      [from, middleOf(from, to), to].every(
        (point) => distanceToSegment(point, wall.from, wall.to) < 50,
      ),
    );
    if (!isWalled) edit.add(newId(), wallNode.parse({ type: 'wall', levelId, from, to }));
  });
  return edit.change();
}

/** A room with the given corners in order, between existing walls. */
export function addRoomWithin(
  { nodes, levelId, newId }: Structure,
  outline: readonly PlanPoint[],
): Change {
  const edit = draft(nodes);
  edit.add(newId(), newRoom(nodes, levelId, outline));
  return edit.change();
}

function newRoom(nodes: SceneNodes, levelId: NodeId, outline: readonly PlanPoint[]) {
  const name = `Room ${nodesOf(nodes, 'room').length + 1}`;
  return roomNode.parse({
    type: 'room',
    levelId,
    name,
    use: 'other',
    outline,
    baseboardTenths: 1_016,
  });
}

const sizes: Readonly<
  Record<'door' | 'window', { style: OpeningStyle; width: number; height: number; sill: number }>
> = {
  door: { style: 'door-single', width: 8_128, height: 20_320, sill: 0 },
  window: { style: 'window-double-hung', width: 9_144, height: 12_192, sill: 9_144 },
};

/**
 * A 32 in door or a 36 in window in the nearest wall. No change if no wall is near or the wall is too short.
 */
export function addOpening(
  { nodes, levelId, newId }: Structure,
  what: 'door' | 'window',
  at: Point,
): Change {
  const near = nodesOf(nodes, 'wall')
    .filter(([, wall]) => wall.levelId === levelId)
    .map(([id, wall]) => ({ id, wall, far: distanceToSegment(at, wall.from, wall.to) }))
    .sort((a, b) => a.far - b.far)[0];
  if (!near || near.far > near.wall.thicknessTenths / 2 + 3_000) return noChange;
  const { style, width, height, sill } = sizes[what];
  const { from, to } = near.wall;
  const length = distanceOf(from, to);
  const margin = width / 2 + near.wall.thicknessTenths;
  if (length < margin * 2) return noChange;
  const along = dotOf(minus(at, from), directionOf(from, to));
  const edit = draft(nodes);
  edit.add(
    newId(),
    openingNode.parse({
      type: 'opening',
      wallId: near.id,
      style,
      atTenths: Math.round(Math.min(length - margin, Math.max(margin, along))),
      widthTenths: width,
      heightTenths: height,
      sillTenths: sill,
    }),
  );
  return edit.change();
}
