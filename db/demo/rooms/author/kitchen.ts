// Kitchens: base cabinets, tall units and wall cabinets along the walls of a room, islands and
// peninsulas, with landings as the trade plans them.
import type { HoodWish } from './appliances.ts';
import { tileStretch } from './bath.ts';
import { type Drawing, holesOf } from './drawing.ts';
import { hang } from './furnish.ts';
import { hangLamp } from './lights.ts';
import { type Inches, moved, type Spot, tenths } from './measure.ts';
import { BARE_COUNTER, COUNTER, type Laid, layRun, type StretchEnd } from './runs.ts';
import type { Compass, Room, Side } from './shell.ts';
import { layTall, tallTop, tallWidth } from './tall-units.ts';

export interface KitchenWall {
  readonly on: Compass;
  /** Inches from the left end of the wall, from the right end where negative; all of it where left out. */
  readonly from?: number;
  readonly to?: number;
  readonly left: StretchEnd;
  readonly right: StretchEnd;
  readonly parts: string;
  /** Tall units outside the base cabinets: 'pantry24 fridge36'. */
  readonly tallLeft?: string;
  readonly tallRight?: string;
  readonly uppers?: 'doors' | 'glass' | 'shelves' | 'none';
  readonly hood?: HoodWish;
  /** Wall cabinets that keep clear of a corner which those of the next wall take. */
  readonly upperFrom?: number;
  readonly upperTo?: number;
}

export interface Island {
  /** Middle of the island, inches. */
  readonly at: Inches;
  /** Which way its working side looks. */
  readonly faces: Compass;
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

const UPPER_BOTTOM = 54;
/** Counter for knees at 36 in: 15 in. */
const KNEES = 15;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What of a span the others leave. */
function without(span: Span, others: readonly Span[]): Span[] {
  return [...others]
    .sort((a, b) => a.from - b.from)
    .reduce<Span[]>(
      (left, { from, to }) =>
        left.flatMap((one) =>
          to <= one.from || from >= one.to
            ? [one]
            : [
                { from: one.from, to: from },
                { from: to, to: one.to },
              ].filter((part) => part.to - part.from > 0),
        ),
      [span],
    );
}

/** Wall cabinets over a base run, clear of windows, hoods and what a corner needs. */
function layUppers({ drawing, room, side, wall }: WallGivens, laid: Laid, baseFrom: number): void {
  if (wall.uppers === 'none') return;
  const hot = laid.parts
    .filter(({ part }) => part.word === 'range' || part.word === 'cook')
    .map(({ from, to }) => ({ from: baseFrom + from, to: baseFrom + to }));
  const windows = holesOf(drawing, side).map(({ at, width }) => ({
    from: at - width / 2 - 3,
    to: at + width / 2 + 3,
  }));
  const top = tallTop(room.ceiling);
  const upperTo = wall.upperTo ?? baseFrom + laid.to;
  const whole = {
    from: wall.upperFrom ?? baseFrom + laid.from,
    to: upperTo < 0 ? side.length + upperTo : upperTo,
  };
  const words = laid.parts.map(({ part }) => part);
  const turnsIn = (one: (typeof words)[number] | undefined) =>
    one?.cabinet.startsWith('corner-') === true;
  const height = { heightTenths: tenths(top - UPPER_BOTTOM), toeKickTenths: 0 };
  for (const { from, to } of without(whole, [...hot, ...windows])) {
    if (to - from < 12) continue;
    const near = (at: number, wallAt: number) => Math.abs(at - wallAt) < 0.1;
    const isGlass = wall.uppers === 'glass';
    const length = to - from;
    const ends = {
      left: near(from, 0) ? ('wall' as const) : ('open' as const),
      right: near(to, side.length) ? ('wall' as const) : ('open' as const),
    };
    const id = layRun({
      drawing,
      spot: (along, out) => side.spot(from + along, out),
      length,
      ...ends,
      parts: [
        turnsIn(words[0]) && near(from, whole.from) && length >= 24 ? 'diag24' : '',
        turnsIn(words.at(-1)) && near(to, whole.to) && length >= 24 ? 'diag24' : '',
      ].join(' '),
      tier: 'wall',
      wallId: side.wallId,
      ceiling: room.ceiling,
      node: {
        ...height,
        elevationTenths: tenths(UPPER_BOTTOM),
        depthTenths: tenths(13),
        crownTenths: room.ceiling >= 104 ? tenths(3) : 0,
        leftEnd: 'plain',
        rightEnd: 'plain',
      },
    }).id;
    const swap = isGlass ? 'glass-door' : wall.uppers === 'shelves' ? 'open-shelves' : null;
    if (swap) changeDoors(drawing, id, swap);
  }
  if (wall.hood === 'under' || wall.hood === 'microwave') {
    const bottom = wall.hood === 'under' ? 75 : 78;
    for (const { from, to } of hot) {
      layRun({
        drawing,
        spot: (along, out) => side.spot(from + along, out),
        length: to - from,
        left: 'open',
        right: 'open',
        parts: '',
        tier: 'wall',
        wallId: side.wallId,
        ceiling: room.ceiling,
        node: {
          heightTenths: tenths(top - bottom),
          elevationTenths: tenths(bottom),
          depthTenths: tenths(13),
          toeKickTenths: 0,
          leftEnd: 'plain',
          rightEnd: 'plain',
        },
      });
    }
  }
}

function changeDoors(drawing: Drawing, id: string, to: 'glass-door' | 'open-shelves'): void {
  const index = drawing.runs.findIndex((run) => run.id === id);
  const run = drawing.runs[index];
  if (!run) return;
  const cabinets = run.node.cabinets.map((one) =>
    one.cabinet === 'door' ? { ...one, cabinet: to } : one,
  );
  drawing.runs[index] = { ...run, node: { ...run.node, cabinets } };
}

interface WallGivens {
  readonly drawing: Drawing;
  readonly room: Room;
  readonly side: Side;
  readonly wall: KitchenWall;
}

export function kitchenWall(drawing: Drawing, room: Room, wall: KitchenWall): void {
  const side = room.side(wall.on);
  const at = (place: number | undefined, otherwise: number) =>
    place === undefined ? otherwise : place < 0 ? side.length + place : place;
  const from = at(wall.from, 0);
  const to = at(wall.to, side.length);
  const baseFrom = from + tallWidth(wall.tallLeft);
  const baseTo = to - tallWidth(wall.tallRight);
  if (wall.tallLeft) layTall(drawing, room, side, from, wall.tallLeft, 'right');
  if (wall.tallRight) layTall(drawing, room, side, baseTo, wall.tallRight, 'left');
  const laid = layRun({
    drawing,
    spot: (along, out) => side.spot(baseFrom + along, out),
    length: baseTo - baseFrom,
    left: wall.tallLeft ? 'tight' : wall.left,
    right: wall.tallRight ? 'tight' : wall.right,
    parts: wall.parts,
    tier: 'base',
    wallId: side.wallId,
    ceiling: room.ceiling,
    hood: wall.hood ?? 'wall',
    splash: true,
    node: { counter: BARE_COUNTER as never },
  });
  // Between a range and its hood the backsplash goes on up.
  for (const { part, from: start, to: end } of laid.parts) {
    if (part.word !== 'range' && part.word !== 'cook') continue;
    tileStretch(drawing, room, {
      on: wall.on,
      from: baseFrom + start,
      to: baseFrom + end,
      low: part.word === 'range' ? 30 : COUNTER + 18,
      height: wall.hood === 'none' ? 54 : 72,
      role: 'splash',
    });
  }
  layUppers({ drawing, room, side, wall }, laid, baseFrom);
}

const turns: Readonly<Record<Compass, number>> = { s: 0, e: 90, n: 180, w: 270 };
const fronts: Readonly<Record<Compass, Inches>> = { s: [0, -1], e: [1, 0], n: [0, 1], w: [-1, 0] };

export function kitchenIsland(drawing: Drawing, room: Room, island: Island): void {
  const depth = island.depth ?? 24;
  const front = fronts[island.faces];
  const right: Inches = [-front[1], front[0]];
  const turn = turns[island.faces];
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

/** Near a way out, where it can be had with the burners in flames. */
export function hangExtinguisher(drawing: Drawing, room: Room, on: Compass, at: number): void {
  hang(drawing, room.side(on), at, 'fire-extinguisher', { middle: 44 }, {}, false);
}
