// Rooms and the walls about them. A room alone is given by what people measure, its inner outline;
// rooms of a house by the center lines of the walls that they share.

import {
  type Inches,
  moved,
  type Spot,
  tenths,
  tenthsPoint,
  widened,
} from '@wevisu/layout/drawing/measure.ts';
import type { DrawnRoom, Side } from '@wevisu/layout/drawing/side.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { wallLines } from './wall-lines.ts';

/** 2x4 studs with drywall on both sides. */
export const WALL = 4.5;
export const LEVEL = 'level';

export interface RoomSpec {
  readonly id: NodeId;
  readonly name: string;
  readonly use: RoomUse;
  /** Counter-clockwise, inches: center lines of walls. */
  readonly outline: readonly Inches[];
  /** Edges by number that have no wall. */
  readonly open?: readonly number[];
  readonly baseboard?: number;
  readonly crown?: number;
}

export type Compass = 'n' | 'e' | 's' | 'w';

export interface Room extends DrawnRoom {
  readonly use: RoomUse;
  /** The longest side that faces that way. */
  side(toward: Compass): Side;
}

export interface Shell {
  readonly nodes: Readonly<Record<NodeId, SceneNode>>;
  readonly rooms: readonly Room[];
  room(id: NodeId): Room;
}

function compassOf([x, y]: Inches): Compass {
  // The way into the room from a wall: a north wall looks south.
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'n' : 's';
  return x < 0 ? 'e' : 'w';
}

function innerOf({ outline, open = [] }: RoomSpec): Inches[] {
  if (open.length === 0) return widened(outline, -WALL / 2);
  // Edges without a wall keep their line.
  const inner = widened(outline, -WALL / 2);
  return inner.map((point, i) => {
    const before = (i + outline.length - 1) % outline.length;
    const [a, b, c] = [outline[before], outline[i], outline[(i + 1) % outline.length]];
    if (!a || !b || !c) return point;
    const isUp = (from: Inches, to: Inches) => Math.abs(to[0] - from[0]) < 1e-6;
    let [x, y] = point;
    if (open.includes(before)) [x, y] = isUp(a, b) ? [b[0], y] : [x, b[1]];
    if (open.includes(i)) [x, y] = isUp(b, c) ? [b[0], y] : [x, b[1]];
    return [x, y];
  });
}

export function buildShell(specs: readonly RoomSpec[], ceiling: number): Shell {
  const lines = wallLines(specs);
  const nodes: Record<NodeId, SceneNode> = {
    [LEVEL]: {
      type: 'level',
      name: 'First floor',
      elevationTenths: 0,
      heightTenths: tenths(ceiling),
    },
  };
  for (const { id, from, to } of lines) {
    nodes[id] = {
      type: 'wall',
      levelId: LEVEL,
      from: tenthsPoint(from),
      to: tenthsPoint(to),
      thicknessTenths: tenths(WALL),
      heightTenths: null,
    };
  }
  const rooms = specs.map((spec): Room => {
    nodes[spec.id] = {
      type: 'room',
      levelId: LEVEL,
      name: spec.name,
      use: spec.use,
      outline: spec.outline.map(tenthsPoint),
      heightTenths: null,
      baseboardTenths: tenths(spec.baseboard ?? 0),
      crownTenths: tenths(spec.crown ?? 0),
    };
    const inner = innerOf(spec);
    const sides = inner.map((p, i): Side => {
      const q = inner[(i + 1) % inner.length] ?? p;
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
      const right: Inches = [(p[0] - q[0]) / length, (p[1] - q[1]) / length];
      const into: Inches = [right[1], -right[0]];
      const turn = (Math.atan2(right[1], right[0]) * 180) / Math.PI;
      const back = moved([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], into, -WALL / 2);
      const wall = spec.open?.includes(i) ? undefined : lines.find((line) => line.holds(back));
      const point = (along: number, out = 0): Inches => moved(moved(q, right, along), into, out);
      return {
        wallId: wall?.id ?? null,
        length,
        into,
        right,
        spot: (along, out): Spot => ({ at: point(along, out), turn }),
        point,
        onWall: (along) => wall?.along(point(along)) ?? 0,
        isLeft: wall ? wall.isLeft(into) : false,
      };
    });
    const xs = inner.map(([x]) => x);
    const ys = inner.map(([, y]) => y);
    return {
      id: spec.id,
      use: spec.use,
      inner,
      sides,
      ceiling,
      box: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) },
      side(toward) {
        const [best] = sides
          .filter(({ into }) => compassOf(into) === toward)
          .sort((a, b) => b.length - a.length);
        if (!best) throw new Error(`${spec.id} has no side to the ${toward}`);
        return best;
      },
    };
  });
  return {
    nodes,
    rooms,
    room(id) {
      const found = rooms.find((room) => room.id === id);
      if (!found) throw new Error(`There is no room ${id}`);
      return found;
    },
  };
}
