import type { Drawing } from '../drawing/drawing.ts';
import { type Inches, inchesOf, tenths } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { showerSet } from './showers.ts';
import { tileStretch } from './tile-stretch.ts';

const FLOOR = { bottom: 0 } as const;

/** A wall that is tiled beside a tub or shower, and the stretch of it. */
export interface TiledEnd {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** A tub between three walls, with its shower: `side` is the wall along it, from end to end. */
export function alcoveTub(
  drawing: Drawing,
  room: DrawnRoom,
  given: {
    readonly side: Side;
    readonly from: number;
    readonly drain: 'left' | 'right';
    readonly door?: boolean;
    /** Where its valve and head are, beside the tub's head. */
    readonly valve: { readonly side: Pick<Side, 'spot' | 'wallId'>; readonly at: number };
    /** Ends at walls of the room, which are tiled; a wing wall is its own matter. */
    readonly ends: readonly TiledEnd[];
  },
): void {
  const { side } = given;
  const middle = given.from + 30;
  const tub = drawing.put({
    kind: 'bathtub',
    params: {
      form: 'alcove',
      lengthTenths: tenths(60),
      widthTenths: tenths(32),
      heightTenths: tenths(18),
      drain: given.drain,
    },
    hostId: side.wallId,
    role: 'alcove-tub',
    allow: { lengthTenths: [tenths(60)] },
    place: { spot: side.spot(middle), by: 'back', height: FLOOR },
  });
  tileStretch(drawing, room, side, { from: given.from, to: given.from + 60, height: 90 });
  showerSet(drawing, { ...given.valve, tub: true });
  for (const { side: toward, from, to } of given.ends) {
    tileStretch(drawing, room, toward, { from, to, height: 90 });
  }
  if (given.door) {
    drawing.put({
      kind: 'shower-enclosure',
      params: { form: 'tub-door', widthTenths: tenths(60), heightTenths: tenths(56) },
      role: 'shower-door',
      allow: { form: ['tub-door'], widthTenths: [tenths(60)] },
      place: ({ of }) => ({
        spot: side.spot(middle, inchesOf(Number(of(tub).widthTenths)) - 2),
        by: 'middle',
        height: { bottom: inchesOf(Number(of(tub).heightTenths)) },
      }),
    });
  }
}

/** A tub that stands free; its faucet is part of its set. */
export function freeTub(
  drawing: Drawing,
  given: { readonly at: Inches; readonly turn: number; readonly most?: number },
): void {
  drawing.put({
    kind: 'bathtub',
    params: { form: 'oval', lengthTenths: tenths(63), widthTenths: tenths(31) },
    role: 'free-tub',
    most: { lengthTenths: given.most ?? 67, widthTenths: 32 },
    place: { spot: { at: given.at, turn: given.turn }, by: 'middle', height: FLOOR },
  });
}
