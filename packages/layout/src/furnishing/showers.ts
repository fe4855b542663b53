import type { Drawing } from '../drawing/drawing.ts';
import { type Inches, inchesOf, tenths, tenthsPoint } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { floorArea } from './floor-area.ts';
import { tileStretch } from './tile-stretch.ts';

const FLOOR = { bottom: 0 } as const;

/** Head and valve of a shower or tub on a wall. */
export function showerSet(
  drawing: Drawing,
  given: {
    readonly side: Pick<Side, 'spot' | 'wallId'>;
    readonly at: number;
    readonly tub?: boolean;
    readonly host?: string;
  },
): void {
  const { side } = given;
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

/** How much of an alcove's width the fillers of a sliding door take up, inches. */
const FILLED = 1.1;

export interface Shower {
  /** The wall at its back, and how far along it the shower begins and ends. */
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly glass: 'walk-in' | 'sliding' | 'bypass' | 'corner' | 'neo-angle';
  /** Width of the glass as it is sold; the middle of it where not that of the shower. */
  readonly width: number;
  readonly glassAt?: number;
  readonly valve: { readonly side: Pick<Side, 'spot' | 'wallId'>; readonly at: number };
  readonly bench?: boolean;
  /** Height of the tray of glass that stands in a corner, inches. */
  readonly tray?: number;
}

/** A tiled shower along a wall behind glass; wing walls are the plan's matter. */
export function shower(drawing: Drawing, room: DrawnRoom, wish: Shower): void {
  const { side } = wish;
  const isBox = wish.glass === 'corner' || wish.glass === 'neo-angle';
  const isSliding = wish.glass === 'sliding';
  const tray = wish.tray ?? 3;
  const middle = wish.glassAt ?? (wish.from + wish.to) / 2;
  const enclosure = drawing.put({
    kind: 'shower-enclosure',
    params: {
      form: wish.glass,
      widthTenths: tenths(wish.width),
      ...(isBox ? { depthTenths: tenths(wish.depth), trayTenths: tenths(tray) } : {}),
    },
    role: 'shower-door',
    allow: {
      form: isSliding ? ['sliding', 'bypass'] : [wish.glass],
      ...(isSliding ? {} : { widthTenths: [tenths(wish.width)] }),
    },
    least: isSliding ? { widthTenths: wish.width - FILLED } : {},
    most: {
      ...(isSliding ? { widthTenths: wish.width + 0.5 } : {}),
      ...(isBox ? { depthTenths: wish.depth, trayTenths: tray } : {}),
    },
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
  tileStretch(drawing, room, side, { from: wish.from, to: wish.to, height: room.ceiling });
  showerSet(drawing, { ...wish.valve, ...(isBox ? { host: enclosure } : {}) });
  if (wish.bench) {
    drawing.put({
      kind: 'shower-bench',
      params: { form: 'teak', depthTenths: tenths(15) },
      place: { spot: side.spot(wish.from + 14, wish.depth / 2), by: 'middle', height: FLOOR },
    });
  }
}

/** A wall into the room from a side, its left face `at` inches along: beside a tub or shower. */
export function wingWall(
  drawing: Drawing,
  given: {
    readonly side: Side;
    readonly at: number;
    readonly long: number;
    readonly thick: number;
  },
): string {
  const { side, at, long, thick } = given;
  const foot = side.spot(at + thick / 2, -thick / 2).at;
  const tip = side.spot(at + thick / 2, long).at;
  const id = drawing.nameOf('wing-wall');
  drawing.nodes[id] = {
    type: 'wall',
    levelId: drawing.levelId,
    from: tenthsPoint(foot),
    to: tenthsPoint(tip),
    thicknessTenths: tenths(thick),
    heightTenths: null,
  };
  return id;
}
