// Furniture and decor: against a wall, free in the room, on a wall, on something.

import { type Drawing, holesOf } from '@wevisu/layout/drawing/drawing.ts';
import { type Inches, tenths } from '@wevisu/layout/drawing/measure.ts';
import type { Side } from '@wevisu/layout/drawing/side.ts';
import type { Params } from '@wevisu/layout/drawing/stand.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { OpeningSpec, PlanDrawing } from './drawing.ts';
import type { Compass, Room } from './shell.ts';

/** Params whose names end in Tenths, given in inches. */
function inInches(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name.endsWith('Tenths') && typeof value === 'number' ? tenths(value) : value,
    ]),
  );
}

export const facing: Readonly<Record<Compass, number>> = { s: 0, e: 90, n: 180, w: 270 };

/** Stands with its back to a wall, an inch before it: room for baseboard and plugs. */
export function against(
  drawing: Drawing,
  side: Side,
  at: number,
  kind: KindId,
  params: Params = {},
  more: { readonly out?: number; readonly decor?: boolean } = {},
): string {
  return drawing.put({
    kind,
    params: inInches(params),
    decor: more.decor ?? false,
    place: { spot: side.spot(at, more.out ?? 1), by: 'back', height: { bottom: 0 } },
  });
}

/** Stands free, its middle at a place, its front to one side of the compass or turned in degrees. */
export function free(
  drawing: Drawing,
  at: Inches,
  faces: Compass | number,
  kind: KindId,
  params: Params = {},
  decor = false,
): string {
  return drawing.put({
    kind,
    params: inInches(params),
    decor,
    place: {
      spot: { at, turn: typeof faces === 'number' ? faces : facing[faces] },
      by: 'middle',
      height: { bottom: 0 },
    },
  });
}

/** Hangs on a wall, its middle or its bottom at a height. */
export function hang(
  drawing: Drawing,
  side: Side,
  at: number,
  kind: KindId,
  height: { readonly middle: number } | { readonly bottom: number } | { readonly top: number },
  params: Params = {},
  decor = true,
): string {
  return drawing.put({
    kind,
    params: inInches(params),
    hostId: side.wallId,
    decor,
    place: { spot: side.spot(at), by: 'back', height },
  });
}

/** Stands on a thing, `offset` from its middle (x to its right, y to its back, inches). */
export function atop(
  drawing: Drawing,
  given: {
    readonly on: string;
    readonly at: Inches;
    readonly faces: Compass | number;
    readonly height: number;
    readonly kind: KindId;
    readonly params?: Params;
    readonly decor?: boolean;
  },
): string {
  return drawing.put({
    kind: given.kind,
    params: inInches(given.params ?? {}),
    hostId: given.on,
    decor: given.decor ?? true,
    place: {
      spot: {
        at: given.at,
        turn: typeof given.faces === 'number' ? given.faces : facing[given.faces],
      },
      by: 'middle',
      height: { bottom: given.height },
    },
  });
}

/** A table with its chairs pushed in by a hand, the long side along x (or along y when turned). */
export function diningSet(
  drawing: Drawing,
  given: {
    readonly at: Inches;
    readonly length: number;
    readonly depth?: number;
    readonly chairs: 2 | 4 | 6 | 8;
    readonly isTurned?: boolean;
    readonly isRound?: boolean;
  },
): string {
  const { at, length, chairs } = given;
  const deep = given.isRound ? length : (given.depth ?? 38);
  const turn = given.isTurned ? 90 : 0;
  const table = given.isRound
    ? free(drawing, at, turn, 'round-dining-table', { diameterTenths: length })
    : free(drawing, at, turn, 'dining-table', { widthTenths: length, depthTenths: deep });
  const place = (x: number, y: number): Inches =>
    given.isTurned ? [at[0] - y, at[1] + x] : [at[0] + x, at[1] + y];
  const chair = (x: number, y: number, faces: number) =>
    free(drawing, place(x, y), faces + turn, 'dining-chair');
  if (given.isRound) {
    const far = length / 2 + 13;
    for (let i = 0; i < chairs; i++) {
      const angle = ((i + 0.5) * 2 * Math.PI) / chairs;
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      chair(x, y, (angle * 180) / Math.PI - 90);
    }
    return table;
  }
  const atEnds = chairs >= 6 ? 2 : 0;
  const each = (chairs - atEnds) / 2;
  for (let i = 0; i < each; i++) {
    const x = ((i + 0.5) / each - 0.5) * (length - (atEnds ? 14 : 6));
    chair(x, deep / 2 + 12.5, 0);
    chair(x, -deep / 2 - 12.5, 180);
  }
  if (atEnds > 0) {
    chair(length / 2 + 12.5, 0, 270);
    chair(-length / 2 - 12.5, 0, 90);
  }
  return table;
}

/** Curtains on every window and glass door of a side, on a rod that clears the plugs behind them. */
export function curtains(drawing: Drawing, room: Room, toward: Compass): void {
  const side = room.side(toward);
  for (const hole of holesOf(drawing, side)) {
    if (!hole.style.startsWith('window') && hole.style !== 'door-sliding-glass') continue;
    const top = Math.min(room.ceiling - 4, hole.sill + hole.height + 8);
    drawing.put({
      kind: 'curtain',
      params: inInches({ widthTenths: hole.width + 20, heightTenths: top - 0.6 }),
      hostId: side.wallId,
      decor: true,
      place: { spot: side.spot(hole.at, 0.75), by: 'back', height: { bottom: 0.6 } },
    });
  }
}

/** A roman shade in every window of a side. */
export function shades(drawing: Drawing, room: Room, toward: Compass): void {
  const side = room.side(toward);
  for (const hole of holesOf(drawing, side)) {
    if (!hole.style.startsWith('window')) continue;
    hang(
      drawing,
      side,
      hole.at,
      'roman-shade',
      { top: hole.sill + hole.height + 3 },
      { widthTenths: hole.width + 2, heightTenths: 18 },
    );
  }
}

/** What both sides of an opening's swing need: shorthand for authored tables. */
export type Hole = readonly [
  on: Compass,
  style: OpeningSpec['style'],
  at: number,
  width: number,
  more?: Partial<OpeningSpec>,
];

export function cutHoles(drawing: PlanDrawing, room: Room, holes: readonly Hole[]): void {
  for (const [on, style, at, width, more] of holes) {
    const side = room.side(on);
    const place = at < 0 ? side.length + at : at;
    drawing.cut(side, { style, at: place, width, ...more });
  }
}

/** Near a way out, where it can be had with the burners in flames. */
export function hangExtinguisher(drawing: Drawing, room: Room, on: Compass, at: number): void {
  hang(drawing, room.side(on), at, 'fire-extinguisher', { middle: 44 }, {}, false);
}
