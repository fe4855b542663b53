// Base cabinets, tall units and wall cabinets of a kitchen along one wall, with landings as the trade plans them.

import { type Drawing, holesOf } from '../drawing/drawing.ts';
import { tenths } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import type { HoodWish } from './appliances.ts';
import { BARE_COUNTER, COUNTER, type Laid, layRun, type StretchEnd } from './runs.ts';
import { layTall, tallTop, tallWidth } from './tall-units.ts';
import { tileStretch } from './tile-stretch.ts';

export interface KitchenWall {
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
  /** Where wall cabinets may hang at all; anywhere where it is left out. */
  readonly upperSpans?: readonly Span[];
}

export const UPPER_BOTTOM = 54;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What of a span the others leave. */
export function without(span: Span, others: readonly Span[]): Span[] {
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

/** One row of wall cabinets along a stretch of wall. */
export function layUpper(
  { drawing, room, side }: Omit<WallGivens, 'wall'>,
  { from, to, left, right }: Span & { readonly left: StretchEnd; readonly right: StretchEnd },
  parts: readonly string[] = [],
): string {
  return layRun({
    drawing,
    spot: (along, out) => side.spot(from + along, out),
    length: to - from,
    ...{ left, right },
    parts: parts.join(' '),
    tier: 'wall',
    wallId: side.wallId,
    ceiling: room.ceiling,
    node: {
      heightTenths: tenths(tallTop(room.ceiling) - UPPER_BOTTOM),
      toeKickTenths: 0,
      elevationTenths: tenths(UPPER_BOTTOM),
      depthTenths: tenths(13),
      crownTenths: room.ceiling >= 104 ? tenths(3) : 0,
      leftEnd: 'plain',
      rightEnd: 'plain',
    },
  }).id;
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
  const spans = (wall.upperSpans ?? [whole]).map((one) => ({
    from: Math.max(one.from, whole.from),
    to: Math.min(one.to, whole.to),
  }));
  const free = spans.flatMap((span) => without(span, [...hot, ...windows]));
  for (const { from, to } of free) {
    if (to - from < 12) continue;
    const near = (at: number, wallAt: number) => Math.abs(at - wallAt) < 0.1;
    const isGlass = wall.uppers === 'glass';
    const length = to - from;
    const turnsLeft = turnsIn(words[0]) && near(from, whole.from) && length >= 24;
    const turnsRight =
      turnsIn(words.at(-1)) && near(to, whole.to) && length >= (turnsLeft ? 48 : 33);
    const ends = {
      left: near(from, 0) ? ('wall' as const) : ('open' as const),
      right: near(to, side.length) ? ('wall' as const) : ('open' as const),
    };
    const id = layUpper({ drawing, room, side }, { from, to, ...ends }, [
      turnsLeft ? 'diag24' : '',
      turnsRight ? 'diag24' : '',
    ]);
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
  readonly room: DrawnRoom;
  readonly side: Side;
  readonly wall: KitchenWall;
}

export function kitchenWall(
  drawing: Drawing,
  room: DrawnRoom,
  side: Side,
  wall: KitchenWall,
): void {
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
    tileStretch(drawing, room, side, {
      from: baseFrom + start,
      to: baseFrom + end,
      low: part.word === 'range' ? 30 : COUNTER + 18,
      height: wall.hood === 'none' ? 54 : 72,
      role: 'splash',
    });
  }
  layUppers({ drawing, room, side, wall }, laid, baseFrom);
}
