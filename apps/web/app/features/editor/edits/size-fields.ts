// The sizes of walls and rooms as fields: what they measure, which end may move, and what setting them
// changes. Pure.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { SizeName } from '@wevisu/scene/drawing/size-name.ts';
import { directionOf, distanceOf, leftOf, times } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import type { Resized } from '@wevisu/scene/resize/refusal.ts';
import { setCenterLength } from '@wevisu/scene/resize/set-center-length.ts';
import { setOutsideLength } from '@wevisu/scene/resize/set-outside-length.ts';
import { setRoomSize } from '@wevisu/scene/resize/set-room-size.ts';
import { setWallLength } from '@wevisu/scene/resize/set-wall-length.ts';
import { roomSize } from '@wevisu/scene/rooms/room-size.ts';
import { wallLength, wallSide, wallSidesOf } from '@wevisu/scene/rooms/wall-length.ts';

/** The end that moves: the one farther east or north, or the other. */
export type SizeEnd = 'high' | 'low';

export interface SizeField {
  /** 'Width inside'. */
  readonly label: string;
  /** The step that it adds. */
  readonly step: string;
  readonly tenths: number;
  /** 'East wall' moves, or 'West wall'. */
  readonly ends: Readonly<Record<SizeEnd, string>>;
  set(nodes: SceneNodes, tenths: number, end: SizeEnd): Resized;
}

const compass = [
  'East',
  'Northeast',
  'North',
  'Northwest',
  'West',
  'Southwest',
  'South',
  'Southeast',
];

function compassOf([x, y]: Point): string {
  return compass[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8] ?? 'East';
}

function endsAlong(direction: Point): Readonly<Record<SizeEnd, string>> {
  return { high: `${compassOf(direction)} wall`, low: `${compassOf(times(direction, -1))} wall` };
}

/** Whether a direction leads east, or north where it leads neither east nor west. */
function isUpward([x, y]: Point): boolean {
  return Math.abs(x) > 0.01 ? x > 0 : y > 0;
}

/** A field for the length from one point to another. */
function alongLine(
  [from, to]: readonly [Point, Point],
  field: Omit<SizeField, 'ends' | 'set'>,
  set: (nodes: SceneNodes, tenths: number, end: 'from' | 'to') => Resized,
): SizeField {
  const way = directionOf(from, to);
  const isUp = isUpward(way);
  return {
    ...field,
    ends: endsAlong(isUp ? way : times(way, -1)),
    set: (nodes, tenths, end) => set(nodes, tenths, (end === 'high') === isUp ? 'to' : 'from'),
  };
}

function roomFields(nodes: SceneNodes, roomId: NodeId): SizeField[] {
  const size = roomSize(nodes, roomId);
  if (!size?.isRectilinear) return [];
  return (['width', 'depth'] as const).map((side) => ({
    label: side === 'width' ? 'Width inside' : 'Depth inside',
    step: `Change ${side}`,
    tenths: size[side],
    ends: endsAlong(side === 'width' ? size.axis : leftOf(size.axis)),
    set: (now, tenths, end) => setRoomSize({ nodes: now, roomId, side, tenths, end }),
  }));
}

function wallFields(
  nodes: SceneNodes,
  { wallId, roomId, index }: Extract<SizeName, { of: 'wall' }>,
): SizeField[] {
  const named = roomId === null ? null : wallSide(nodes, { roomId, wallId, index: index ?? 0 });
  const found = wallLength(nodes, wallId, roomId);
  const side = named ?? found?.side;
  if (side) {
    const rooms = new Set(wallSidesOf(nodes, wallId).map((one) => one.roomId));
    const room = nodeOf(nodes, side.roomId, 'room')?.name ?? '';
    const label = rooms.size > 1 ? `Length inside, ${room}` : 'Length inside';
    return [
      alongLine(
        [side.edge.from, side.edge.to],
        { label, step: 'Change length', tenths: side.lengthTenths },
        (now, tenths, end) => setWallLength({ nodes: now, side, tenths, end }),
      ),
    ];
  }
  const wall = nodeOf(nodes, wallId, 'wall');
  if (!wall || !found) return [];
  return [
    alongLine(
      [wall.from, wall.to],
      { label: 'Length, center', step: 'Change length', tenths: found.tenths },
      (now, tenths, end) => setCenterLength({ nodes: now, wallId, tenths, end }),
    ),
  ];
}

/** The fields of a size: two for a room with square corners, none for one with others. */
export function sizeFieldsOf(nodes: SceneNodes, size: SizeName): SizeField[] {
  switch (size.of) {
    case 'room':
      return roomFields(nodes, size.roomId);
    case 'wall':
      return wallFields(nodes, size);
    default: {
      const { from, to } = size;
      return [
        alongLine(
          [from, to],
          { label: 'Outside', step: 'Change outside length', tenths: distanceOf(from, to) },
          (now, tenths, end) => setOutsideLength({ nodes: now, ...size, tenths, end }),
        ),
      ];
    }
  }
}
