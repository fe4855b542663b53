// Islands and peninsulas: a row of cabinets free in the room, with stools and lamps.
import type { Drawing } from '../drawing/drawing.ts';
import { type Inches, moved, type Spot, tenths } from '../drawing/measure.ts';
import type { DrawnRoom } from '../drawing/side.ts';
import type { HoodWish } from './appliances.ts';
import { hangLamp } from './lights.ts';
import { BARE_COUNTER, COUNTER, layRun, type StretchEnd } from './runs.ts';

export interface Island {
  /** Middle of the island, inches. */
  readonly at: Inches;
  /** Which way its working side looks: 0 is south, then counter-clockwise in degrees. */
  readonly faces: number;
  readonly length: number;
  readonly depth?: number;
  readonly parts: string;
  /** Stools on the far side; 0 is none, and no overhang. */
  readonly seats: number;
  readonly tier?: 'island' | 'peninsula';
  readonly ends?: 'panel' | 'waterfall';
  readonly leftEnd?: StretchEnd;
  readonly rightEnd?: StretchEnd;
  readonly hood?: HoodWish;
  readonly pendants?: number;
}

/** Counter for knees at 36 in: 15 in. */
const KNEES = 15;

/** Exact for right angles: an island's places are rounded to tenths of a millimeter. */
function frontOf(turn: number): Inches {
  const angle = (turn * Math.PI) / 180;
  const exact = (value: number) => Math.round(value * 1e12) / 1e12;
  return [exact(Math.sin(angle)), exact(-Math.cos(angle))];
}

export function kitchenIsland(drawing: Drawing, room: DrawnRoom, island: Island): void {
  const depth = island.depth ?? 24;
  const turn = island.faces;
  const front = frontOf(turn);
  const right: Inches = [-front[1], front[0]];
  const over = island.seats > 0 ? KNEES : 1.5;
  // The middle is that of the counter: the cabinets lie toward the working side.
  const back = moved(island.at, front, -(depth + 1.5) / 2 + over / 2);
  const spot = (along: number, out = 0): Spot => ({
    at: moved(moved(back, right, along - island.length / 2), front, out),
    turn,
  });
  layRun({
    drawing,
    spot,
    length: island.length,
    left: island.leftEnd ?? 'open',
    right: island.rightEnd ?? 'open',
    parts: island.parts,
    tier: island.tier ?? 'island',
    wallId: null,
    ceiling: room.ceiling,
    hood: island.hood ?? 'none',
    wears: 'island',
    node: {
      depthTenths: tenths(depth),
      counter: {
        ...BARE_COUNTER,
        backOverhangTenths: tenths(over),
        ...(island.ends === 'waterfall' ? {} : { cornerRadiusTenths: tenths(1.5) }),
      } as never,
      ...(island.ends === 'waterfall' ? { leftEnd: 'waterfall', rightEnd: 'waterfall' } : {}),
    },
  });
  const each = island.length / Math.max(1, island.seats);
  for (let i = 0; i < island.seats; i++) {
    const stool = spot((i + 0.5) * each, -over - 1);
    drawing.put({
      kind: 'counter-stool',
      place: {
        spot: { at: stool.at, turn },
        by: 'middle',
        height: { bottom: 0 },
      },
    });
  }
  const pendants = island.pendants ?? (island.hood === 'island' ? 0 : island.length > 60 ? 2 : 1);
  for (let i = 0; i < pendants; i++) {
    const lamp = spot(((i + 0.5) * island.length) / pendants, (depth - over) / 2);
    hangLamp(drawing, room, { kind: 'pendant', at: lamp.at, bottom: 68, most: 18 });
  }
  drawing.put({
    kind: 'bowl-with-fruit',
    decor: true,
    place: {
      spot: spot(Math.max(9, island.length * 0.11), depth * 0.3),
      by: 'middle',
      height: { bottom: COUNTER },
    },
  });
}
