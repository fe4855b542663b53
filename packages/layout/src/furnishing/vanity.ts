// A vanity with its faucets, mirrors, lights, receptacle and what stands on it.
import type { Drawing } from '../drawing/drawing.ts';
import { inchesOf, type Spot, tenths } from '../drawing/measure.ts';
import type { Side } from '../drawing/side.ts';
import type { Params, Placement } from '../drawing/stand.ts';
import { receptacle } from './receptacle.ts';

const FLOOR = { bottom: 0 } as const;

/** Thickness of a counter at 34 in that leaves knees 27 in below, with something to spare. */
const COUNTER = 6.5;
/** Thickness from which something can be kept in it. */
const BOX = 12;

function basinIsVessel(params: Params): boolean {
  return params.basin === 'vessel-round' || params.basin === 'vessel-rect';
}

/** Top of a vanity's counter above the floor: hung ones hang at 34 in. */
function topOf(params: Params): number {
  const tall = inchesOf(Number(params.heightTenths));
  return params.support === 'floating' ? 34 : tall;
}

export interface Vanity {
  readonly side: Side;
  /** Middle of it, inches from the left end of the wall. */
  readonly at: number;
  readonly width: number;
  /** Powder rooms take shallow ones, spas floating ones, and wheelchairs counters with nothing below. */
  readonly style?: 'floating' | 'standing' | 'counter';
  readonly mirror?: 'one' | 'two' | 'cabinet';
  readonly light?: 'above' | 'beside';
}

/** Inches from the wall: those of powder rooms are shallow, the narrowest most of all. */
export function vanityDepth(width: number): number {
  if (width < 24) return 17;
  return width < 30 ? 18 : 22;
}

export function vanity(drawing: Drawing, wish: Vanity): void {
  const { side } = wish;
  const isDouble = wish.width >= 60;
  const isPowder = wish.width < 30;
  const isCounter = wish.style === 'counter';
  const floats = wish.style === 'floating' || isCounter;
  const id = drawing.put({
    kind: 'vanity',
    hostId: side.wallId,
    role: floats
      ? 'floating-vanity'
      : isDouble
        ? 'double-vanity'
        : isPowder
          ? 'powder-vanity'
          : 'vanity',
    params: {
      widthTenths: tenths(wish.width),
      sinks: isDouble ? 2 : 1,
      ...(isPowder ? { depthTenths: tenths(vanityDepth(wish.width)) } : {}),
      ...(floats ? { support: 'floating', heightTenths: tenths(isCounter ? COUNTER : 22) } : {}),
      ...(isCounter ? { backsplashTenths: 0, basin: 'integrated' } : {}),
    },
    least: floats && !isCounter ? { heightTenths: BOX } : {},
    most: {
      ...(wish.width < 24 ? { depthTenths: vanityDepth(wish.width) } : {}),
      ...(isCounter ? { heightTenths: COUNTER } : {}),
    },
    place: ({ params }) => {
      const vessel = basinIsVessel(params) ? 125 / 25.4 : inchesOf(Number(params.backsplashTenths));
      return {
        spot: side.spot(wish.at),
        by: 'back',
        height: params.support === 'floating' ? { top: 34 + vessel } : FLOOR,
      };
    },
  });
  const bowls = isDouble ? [-wish.width / 4, wish.width / 4] : [0];
  for (const off of bowls) {
    drawing.put({
      kind: 'bath-faucet',
      hostId: id,
      role: 'bath-faucet',
      place: ({ of }) => faucetPlace(of(id), side.spot, wish.at + off),
    });
  }
  mirrors(drawing, { ...wish, id, bowls });
  const far = isDouble ? 0 : wish.at + wish.width / 2 + 2 > side.length ? -1 : 1;
  receptacle(drawing, {
    spot: side.spot(wish.at + far * (wish.width / 2 - 2.2)),
    wallId: side.wallId,
    height: 42,
    device: 'gfci',
  });
  drawing.put({
    kind: 'vase',
    params: { heightTenths: tenths(6), diameterTenths: tenths(4) },
    hostId: id,
    decor: true,
    place: ({ of }) => ({
      spot: side.spot(wish.at - wish.width / 2 + 3.6, 6),
      by: 'middle',
      height: { bottom: topOf(of(id)) },
    }),
  });
}

function faucetPlace(
  params: Params,
  spot: (along: number, out?: number) => Spot,
  along: number,
): Placement {
  const deep = inchesOf(Number(params.depthTenths));
  // The back of the bowl, as the kind sets it, less the faucet's own room.
  const back = deep * 0.46 - Math.min(6.5, deep * 0.3);
  return {
    spot: spot(along, Math.max(1.8, back - 3)),
    by: 'back',
    height: { bottom: topOf(params) },
  };
}

function mirrors(
  drawing: Drawing,
  given: Vanity & { readonly id: string; readonly bowls: readonly number[] },
): void {
  const { side } = given;
  const each = given.mirror === 'two' || (given.mirror === undefined && given.bowls.length === 2);
  const places = each ? given.bowls : [0];
  const isCabinet = given.mirror === 'cabinet';
  const wide = isCabinet
    ? 18
    : each
      ? given.width / 3
      : Math.min(30, Math.max(12, given.width - 9));
  for (const off of places) {
    drawing.put({
      kind: isCabinet ? 'medicine-cabinet' : 'wall-mirror',
      params: { widthTenths: tenths(wide), heightTenths: tenths(isCabinet ? 26 : 30) },
      hostId: side.wallId,
      place: {
        spot: side.spot(given.at + off),
        by: 'back',
        height: { bottom: given.style === 'counter' ? 38 : isCabinet ? 47 : 43 },
      },
    });
    const isBeside = given.light === 'beside' && !each;
    for (const shift of isBeside ? [-wide / 2 - 5, wide / 2 + 5] : [0]) {
      drawing.put({
        kind: isBeside ? 'sconce' : 'vanity-light',
        params: isBeside ? {} : { widthTenths: tenths(given.width >= 30 && !each ? 24 : 16) },
        hostId: side.wallId,
        role: isBeside ? 'sconce' : 'vanity-light',
        allow: isBeside ? { form: ['double-arm', 'up-down', 'bar', 'globe', 'candle', 'arm'] } : {},
        most: isBeside ? { widthTenths: 9 } : {},
        place: {
          spot: side.spot(given.at + off + shift),
          by: 'back',
          height: isBeside ? { middle: 62 } : { bottom: 74 },
        },
      });
    }
  }
}
