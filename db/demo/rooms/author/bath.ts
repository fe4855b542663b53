// Bathrooms: fixtures with what belongs to them (paper, tile, glass); vanities have their own file.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { type Inches, inchesOf, tenths, tenthsPoint } from '@wevisu/layout/drawing/measure.ts';
import { tileStretch } from '@wevisu/layout/furnishing/tile-stretch.ts';
import { type Compass, LEVEL, type Room, WALL } from './shell.ts';

const FLOOR = { bottom: 0 } as const;

export function toilet(
  drawing: Drawing,
  room: Room,
  {
    on,
    at,
    paper,
  }: { readonly on: Compass; readonly at: number; readonly paper?: readonly [Compass, number] },
): void {
  const side = room.side(on);
  drawing.put({
    kind: 'toilet',
    hostId: side.wallId,
    role: 'toilet',
    most: { depthTenths: 29.5, heightTenths: 34 },
    place: ({ params }) =>
      params.form === 'wall-hung'
        ? {
            spot: side.spot(at),
            by: 'back',
            height: { top: inchesOf(Number(params.rimTenths ?? 3810)) + 1 },
          }
        : { spot: side.spot(at, 0.5), by: 'back', height: FLOOR },
  });
  if (!paper) return;
  const other = room.side(paper[0]);
  const stands = paper[0] === on;
  drawing.put({
    kind: 'paper-holder',
    params: stands ? { form: 'stand' } : {},
    hostId: stands ? null : other.wallId,
    place: stands
      ? { spot: side.spot(paper[1], 16), by: 'middle', height: FLOOR }
      : { spot: other.spot(paper[1]), by: 'back', height: { middle: 26 } },
  });
}

export function floorArea(
  drawing: Drawing,
  room: Room,
  outline: readonly Inches[],
  role: string,
): void {
  drawing.cover({
    roomId: room.id,
    face: { on: 'floor' },
    role,
    layer: 1,
    area: outline.map(tenthsPoint),
  });
}

/** A tub between three walls, with its shower: `on` is the wall along it, from end to end. */
export function alcoveTub(
  drawing: Drawing,
  room: Room,
  given: {
    readonly on: Compass;
    readonly from: number;
    readonly drain: 'left' | 'right';
    readonly door?: boolean;
    /** Ends at walls of the room, which are tiled; a wing wall is its own matter. */
    readonly ends: readonly ('left' | 'right')[];
  },
): void {
  const side = room.side(given.on);
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
  tileStretch(drawing, room, room.side(given.on), {
    from: given.from,
    to: given.from + 60,
    height: 90,
  });
  const order: Compass[] = ['n', 'e', 's', 'w'];
  const step = given.drain === 'right' ? 1 : 3;
  const wet = order[(order.indexOf(given.on) + step) % 4] ?? 'e';
  const wetSide = room.side(wet);
  // The valve's wall is beside the tub's head, 16 in from the back.
  const along = given.drain === 'right' ? 16 : wetSide.length - 16;
  showerSet(drawing, room, { on: wet, at: along, tub: true });
  for (const end of given.ends) {
    const isRight = end === 'right';
    const toward = order[(order.indexOf(given.on) + (isRight ? 1 : 3)) % 4] ?? 'e';
    const { length } = room.side(toward);
    tileStretch(drawing, room, room.side(toward), {
      from: isRight ? 0 : length - 34,
      to: isRight ? 34 : length,
      height: 90,
    });
  }
  if (given.door) {
    drawing.put({
      kind: 'shower-enclosure',
      params: { form: 'tub-door', widthTenths: tenths(60), heightTenths: tenths(56) },
      role: 'shower-door',
      allow: { form: ['tub-door'] },
      place: ({ of }) => ({
        spot: side.spot(middle, inchesOf(Number(of(tub).widthTenths)) - 2),
        by: 'middle',
        height: { bottom: inchesOf(Number(of(tub).heightTenths)) },
      }),
    });
  }
}

function showerSet(
  drawing: Drawing,
  room: Room,
  given: {
    readonly on: Compass;
    readonly at: number;
    readonly tub?: boolean;
    readonly host?: string;
  },
): void {
  const side = room.side(given.on);
  drawing.put({
    kind: 'shower-set',
    params: { form: 'head-and-valve', tubSpout: given.tub === true },
    hostId: given.host ?? side.wallId,
    role: given.tub ? 'tub-shower' : 'shower-set',
    allow: given.tub
      ? { tubSpout: [true] }
      : { form: ['head-and-valve', 'system', 'column', 'exposed', 'panel'], tubSpout: [false] },
    place: ({ params }) => {
      const tall = inchesOf(Number(params.heightTenths));
      return {
        spot: side.spot(given.at),
        by: 'back',
        height: { top: Math.min(84, Math.max(78, tall + 26)) },
      };
    },
  });
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

export interface ShowerWish {
  /** The wall at its back, and how far along it the shower begins and ends. */
  readonly on: Compass;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly glass: 'walk-in' | 'sliding' | 'bypass' | 'corner' | 'neo-angle';
  /** Width of the glass as it is sold; the middle of it where not that of the shower. */
  readonly width: number;
  readonly glassAt?: number;
  readonly valve: readonly [Compass, number];
  readonly bench?: boolean;
}

/** A tiled shower along a wall behind glass; wing walls are the plan's matter. */
export function shower(drawing: Drawing, room: Room, wish: ShowerWish): void {
  const side = room.side(wish.on);
  const isBox = wish.glass === 'corner' || wish.glass === 'neo-angle';
  const middle = wish.glassAt ?? (wish.from + wish.to) / 2;
  const enclosure = drawing.put({
    kind: 'shower-enclosure',
    params: {
      form: wish.glass,
      widthTenths: tenths(wish.width),
      ...(isBox ? { depthTenths: tenths(wish.depth), trayTenths: tenths(3) } : {}),
    },
    role: 'shower-door',
    allow: { form: wish.glass === 'sliding' ? ['sliding', 'bypass'] : [wish.glass] },
    place: isBox
      ? { spot: side.spot(middle), by: 'back', height: FLOOR }
      : { spot: side.spot(middle, wish.depth - 2), by: 'middle', height: FLOOR },
  });
  if (!isBox) {
    const corner = (along: number, out: number): Inches => side.spot(along, out).at;
    const outline = [
      corner(wish.from, 0),
      corner(wish.from, wish.depth),
      corner(wish.to, wish.depth),
      corner(wish.to, 0),
    ];
    floorArea(drawing, room, outline, 'shower-floor');
  }
  tileStretch(drawing, room, room.side(wish.on), {
    from: wish.from,
    to: wish.to,
    height: room.ceiling,
  });
  showerSet(drawing, room, {
    on: wish.valve[0],
    at: wish.valve[1],
    ...(isBox ? { host: enclosure } : {}),
  });
  if (wish.bench) {
    drawing.put({
      kind: 'shower-bench',
      params: { form: 'teak', depthTenths: tenths(15) },
      place: { spot: side.spot(wish.from + 14, wish.depth / 2), by: 'middle', height: FLOOR },
    });
  }
}

/** A wall into the room from a side, its left face `at` inches along: beside a shower. */
export function wingWall(
  drawing: Drawing,
  room: Room,
  given: { readonly on: Compass; readonly at: number; readonly long: number },
): string {
  const side = room.side(given.on);
  const foot = side.spot(given.at + WALL / 2, -WALL / 2).at;
  const tip = side.spot(given.at + WALL / 2, given.long).at;
  const id = drawing.nameOf('wing-wall');
  drawing.nodes[id] = {
    type: 'wall',
    levelId: LEVEL,
    from: tenthsPoint(foot),
    to: tenthsPoint(tip),
    thicknessTenths: tenths(WALL),
    heightTenths: null,
  };
  return id;
}
