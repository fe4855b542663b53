// Fixtures of baths in all their forms. Clear floor as the planning rules for baths measure it: what the code asks must
// be clear, what guidelines recommend costs. Inches.

import { tenths } from '../drawing/measure.ts';
import { footprintOf } from '../drawing/stand.ts';
import { layRun } from '../furnishing/runs.ts';
import { shower as drawShower, wingWall } from '../furnishing/showers.ts';
import { tileStretch } from '../furnishing/tile-stretch.ts';
import { toilet as drawToilet } from '../furnishing/toilet.ts';
import { alcoveTub, freeTub, type TiledEnd } from '../furnishing/tubs.ts';
import { vanity as drawVanity, vanityDepth } from '../furnishing/vanity.ts';
import type { Floor } from '../groups/floor.ts';
import {
  type Clear,
  type DrawScene,
  nextSide,
  type Option,
  type Pose,
  type Rect,
  type RoomView,
  type Stand,
} from '../groups/group.ts';

/** What a missed guideline costs. */
const MISSED = 60;
const WING = 4.5;

function clear(rect: Rect, cost: number, above = 2): Clear {
  return { ...rect, cost, above };
}

/** In front of a fixture: what must be clear, and what should. */
function front(x0: number, x1: number, y: number, must: number, should: number): Clear[] {
  return [
    clear({ x0, x1, y0: y, y1: y + must }, Infinity),
    clear({ x0, x1, y0: y, y1: y + should }, MISSED),
  ];
}

/** The room's door and a fixture's own do not meet, the guideline says. */
function opens(rect: Rect): Pick<Option, 'opens'> {
  return { opens: { swept: [rect], cost: MISSED } };
}

/** The widest leaf of a vanity's doors. */
const LEAF = 23.6;
/** Wider vanities have four doors. */
const FOUR_DOORS = 53;

/** Farther from the water that is there, and from the first door, costs more. */
function reach(view: RoomView, pose: Pose, wanted: 'near door' | 'far from door'): number {
  const [x, y] = pose.side.spot(pose.at, 12).at;
  const off = (to: readonly [number, number]) => Math.hypot(to[0] - x, to[1] - y);
  const water = view.water.length > 0 ? Math.min(...view.water.map(off)) * 0.1 : 0;
  const [door] = view.doors;
  if (!door) return water;
  return water + (wanted === 'near door' ? off(door.at) : -off(door.at)) * 0.05;
}

/** Half a valve with the trim of a window beside it. */
const VALVE = 9;

/** Whether a window is where a valve would go, `out` from the corner on the wall at one end of a side. */
function isNoValve(view: RoomView, { index }: Pose, end: 'left' | 'right', out: number): boolean {
  const other = index === null ? null : nextSide(view.room, index, end);
  if (!other) return false;
  const at = end === 'right' ? out : other.length - out;
  const own = view.room.sides.indexOf(other);
  return view.windows.some(
    (one) => one.index === own && Math.abs(one.at - at) < one.width / 2 + VALVE,
  );
}

/** Whether one looks at a place straight through a door. */
function isBeforeDoor({ doors }: RoomView, pose: Pose): boolean {
  const [x, y] = pose.side.spot(pose.at, 14).at;
  return doors.some(({ at, into }) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    return Math.abs(dx * into[1] - dy * into[0]) < 24 && dx * into[0] + dy * into[1] > 0;
  });
}

export function toiletOption(isAccessible: boolean): Option {
  const { width, depth, top } = footprintOf('toilet');
  const half = width / 2;
  const y1 = depth + 0.6;
  return {
    ...{ id: 'toilet', label: 'toilet', cost: 0, stands: 'along' },
    bodies: [{ x0: -half, x1: half, y0: 0, y1, bottom: 0, top }],
    clears: [
      clear({ x0: -15, x1: 15, y0: 0.1, y1 }, Infinity, 10),
      clear({ x0: -18, x1: 18, y0: 0.1, y1 }, MISSED, 10),
      ...front(-half, half, y1, 21, 30),
      ...(isAccessible ? [clear({ x0: -18, x1: 42, y0: 0.1, y1: 56 }, 400, 2)] : []),
    ],
    comfort: (pose, view) =>
      (isBeforeDoor(view, pose) ? 12 : 0) + reach(view, pose, 'far from door') / 2,
    draw({ drawing, room, isFree }, { pose }) {
      const { side, at, index } = pose;
      const out = y1 + 10;
      for (const end of ['left', 'right'] as const) {
        const far = end === 'left' ? at : side.length - at;
        const other = index === null ? null : nextSide(room, index, end);
        if (far > 24 || !other?.wallId || other.length < out + 4) continue;
        const along = end === 'left' ? other.length - out : out;
        const beside = { side: other, index: room.sides.indexOf(other), at: along, end: null };
        if (!isFree(beside, { x0: -4, x1: 4, y0: 0, y1: 6 })) continue;
        drawToilet(drawing, { side, at, paper: { side: other, at: along } });
        return;
      }
      const sign = [-1, 1].find((one) =>
        isFree(pose, { x0: one * 13 - 4, x1: one * 13 + 4, y0: 11, y1: 21 }),
      );
      drawToilet(drawing, { side, at, ...(sign ? { paper: { side, at: at + sign * 13 } } : {}) });
    },
  };
}

/** A vanity with what hangs over it; `mirror` null where a window may be behind it. */
export function vanityOption(
  width: number,
  cost: number,
  { isAccessible }: { readonly isAccessible: boolean },
): Option {
  const isDouble = width >= 60;
  const depth = vanityDepth(width) + 1.2;
  const half = width / 2 + 0.6;
  const basin = isDouble ? width / 4 : 0;
  const bowl = (reachTo: number): Rect => ({
    x0: -basin - reachTo,
    x1: basin + reachTo,
    y0: 0.1,
    y1: depth - 1,
  });
  return {
    id: `vanity-${width}`,
    label: isDouble ? `${width}-inch double vanity` : `${width}-inch vanity`,
    ...{ cost, stands: 'along' },
    bodies: [
      { x0: -half, x1: half, y0: 0, y1: depth, bottom: 0, top: 40 },
      { x0: -half, x1: half, y0: 0, y1: 7, bottom: 40, top: 86 },
    ],
    clears: [
      clear(bowl(15), Infinity, 60),
      clear(bowl(20), MISSED, 60),
      ...front(-half, half, depth, 21, isAccessible ? 48 : 30),
    ],
    ...opens({
      ...{ x0: -width / 2, x1: width / 2, y0: depth - 1 },
      y1: depth + Math.min(LEAF, width / (width > FOUR_DOORS ? 4 : 2)),
    }),
    comfort: (pose, view) => reach(view, pose, 'near door'),
    draw({ drawing }, { pose }) {
      drawVanity(drawing, {
        side: pose.side,
        at: pose.at,
        width,
        ...(isAccessible ? { style: 'floating' as const } : {}),
        ...(isDouble ? {} : { mirror: 'one' as const }),
      });
    },
  };
}

interface Alcove {
  readonly end: 'left' | 'right';
  /** Length from the corner to the wall at the other end. */
  readonly long: number;
  readonly depth: number;
  /** Thickness of the wall that is built at the other end; 0 where the room's own is there. */
  readonly wing: number;
  readonly onlySide?: number;
}

/** Corners that take an alcove of that length: between two walls, filled out to the second, or with a wing of its own. */
function alcoves(floor: Floor, long: number, depth: number): Alcove[] {
  const fitted = floor.model.segments.flatMap(({ index, leftEnd, rightEnd }): Alcove[] => {
    const rest = (floor.room.sides[index]?.length ?? 0) - long;
    if (leftEnd.kind !== 'square' || rightEnd.kind !== 'square' || rest < 0 || rest > 12) return [];
    const wing = rest < 1 ? 0 : rest;
    return (['left', 'right'] as const).map((end) => ({ end, long, depth, wing, onlySide: index }));
  });
  const free = (['left', 'right'] as const).map((end) => ({ end, long, depth, wing: WING }));
  return [...fitted, ...free];
}

/** A shower's doors open along all of it; beside a tub one stands at a part of it. */
function alcoveFront(half: number, depth: number, isShower: boolean): Clear[] {
  if (isShower) return front(-half, half, depth, 24, 30);
  const before = (far: number, cost: number) =>
    clear({ x0: -half, x1: half, y0: depth, y1: depth + far }, cost);
  return [before(21, 30), before(30, 10)];
}

function alcoveShape({ end, long, depth, wing, onlySide }: Alcove, top: number, ceiling: number) {
  const half = long / 2;
  const beside = end === 'left' ? { x0: half, x1: half + wing } : { x0: -half - wing, x1: -half };
  return {
    stands: 'corner' as const,
    corners: [end],
    ...(onlySide === undefined ? {} : { onlySide }),
    bodies: [
      { x0: -half, x1: half, y0: 0, y1: depth, bottom: 0, top },
      ...(wing > 0 ? [{ ...beside, y0: 0, y1: depth, bottom: 0, top: ceiling }] : []),
    ],
    clears: alcoveFront(half, depth, top > 60),
  };
}

/** Ends of an alcove at walls of the room, tiled as deep as it is; the wing that its other end needs is drawn. */
function drawAlcove(
  { drawing, room }: DrawScene,
  { pose }: Stand,
  alcove: Alcove,
): { readonly from: number; readonly valve: TiledEnd | null; readonly ends: readonly TiledEnd[] } {
  const { side, at, index } = pose;
  const { end, long, depth, wing } = alcove;
  const from = at - long / 2;
  const deep = depth + 2;
  const tiledAt = (one: 'left' | 'right'): TiledEnd | null => {
    const other = index === null ? null : nextSide(room, index, one);
    if (!other?.wallId) return null;
    return one === 'right'
      ? { side: other, from: 0, to: Math.min(deep, other.length) }
      : { side: other, from: Math.max(0, other.length - deep), to: other.length };
  };
  if (wing > 0) {
    const wingAt = end === 'left' ? from + long : from - wing;
    const id = wingWall(drawing, { side, at: wingAt, long: depth, thick: wing });
    drawing.cover({
      roomId: room.id,
      face: { on: 'wall', wallId: id },
      role: 'shower-wall',
      layer: 1,
    });
  }
  const own = tiledAt(end);
  const far = wing > 0 ? null : tiledAt(end === 'left' ? 'right' : 'left');
  return { from, valve: own, ends: [own, far].filter((one) => one !== null) };
}

/** Where a valve goes on the wall beside an alcove, `out` from its back. */
function valveOn(tiled: TiledEnd | null, out: number, end: 'left' | 'right') {
  if (!tiled) return null;
  return { side: tiled.side, at: end === 'right' ? out : tiled.side.length - out };
}

/** From the back of a tub or shower to its valve. */
const TUB_VALVE = 16;
const SHOWER_VALVE = 18;

export function alcoveTubOptions(floor: Floor, cost: number): Option[] {
  return alcoves(floor, 60, 32).map((alcove) => ({
    id: `tub-${alcove.end}${alcove.onlySide ?? ''}`,
    label: 'tub in an alcove',
    cost: cost + (alcove.onlySide === undefined ? 10 : 0),
    ...alcoveShape(alcove, 20, floor.room.ceiling),
    comfort: (pose, view) =>
      isNoValve(view, pose, alcove.end, TUB_VALVE) ? Infinity : reach(view, pose, 'far from door'),
    draw(scene, stand) {
      const { side } = stand.pose;
      const { from, valve, ends } = drawAlcove(scene, stand, alcove);
      const at = valveOn(valve, TUB_VALVE, alcove.end);
      alcoveTub(scene.drawing, scene.room, {
        ...{ side, from, ends, drain: alcove.end },
        valve: at ?? { side, at: stand.pose.at },
      });
    },
  }));
}

export function alcoveShowerOptions(floor: Floor, cost: number): Option[] {
  return alcoves(floor, 60, 38).map((alcove) => ({
    id: `shower-${alcove.end}${alcove.onlySide ?? ''}`,
    label: '60-inch shower',
    cost: cost + (alcove.onlySide === undefined ? 10 : 0),
    ...alcoveShape(alcove, 78, floor.room.ceiling),
    comfort: (pose, view) =>
      isNoValve(view, pose, alcove.end, SHOWER_VALVE)
        ? Infinity
        : reach(view, pose, 'far from door'),
    draw(scene, stand) {
      const { side, at } = stand.pose;
      const { from, valve, ends } = drawAlcove(scene, stand, alcove);
      drawShower(scene.drawing, scene.room, {
        ...{ side, from, to: from + 60, depth: 38, glass: 'sliding', width: 59 },
        valve: valveOn(valve, SHOWER_VALVE, alcove.end) ?? { side, at },
      });
      for (const end of ends) {
        tileStretch(scene.drawing, scene.room, end.side, { ...end, height: scene.room.ceiling });
      }
    },
  }));
}

/** A shower of glass in a corner: its right side and front are glass. */
export function cornerShowerOption(
  glass: 'corner' | 'neo-angle',
  [width, deep]: readonly [number, number],
  cost: number,
  tray: number,
): Option {
  const { width: wide, depth } = footprintOf('shower-enclosure', {
    form: glass,
    widthTenths: tenths(width),
    depthTenths: tenths(deep),
    trayTenths: tenths(tray),
  });
  const half = Math.max(wide, width) / 2;
  const y1 = Math.max(depth, deep) + 0.4;
  return {
    id: `${glass}-${width}`,
    label: `${width}-inch corner shower`,
    cost,
    stands: 'corner',
    bodies: [{ x0: -half, x1: half, y0: 0, y1, bottom: 0, top: 78 }],
    clears: front(-half, half, y1, 24, 30),
    // The leaf of a corner's glass is hung near its middle; that of a cut corner stands askew.
    ...opens(
      glass === 'corner'
        ? { x0: -wide * 0.08, x1: half, y0: y1 - 3, y1: y1 + wide * 0.58 }
        : { x0: wide * 0.05, x1: wide * 0.69, y0: y1 - wide * 0.45, y1: y1 + wide * 0.45 },
    ),
    comfort: (pose, view) =>
      isNoValve(view, pose, 'left', deep / 2) ? Infinity : reach(view, pose, 'far from door'),
    draw({ drawing, room }, { pose }) {
      const { side, at, index } = pose;
      const left = index === null ? null : nextSide(room, index, 'left');
      drawShower(drawing, room, {
        ...{ side, from: at - half, to: at + half, depth: deep, glass, width, tray },
        valve: left?.wallId ? { side: left, at: left.length - deep / 2 } : { side, at },
      });
      if (left?.wallId) {
        const from = Math.max(0, left.length - deep);
        tileStretch(drawing, room, left, { from, to: left.length, height: room.ceiling });
      }
    },
  };
}

export function freeTubOption(cost: number): Option {
  return {
    ...{ id: 'free-tub', label: 'free-standing tub', cost, stands: 'along' },
    bodies: [{ x0: -32, x1: 32, y0: 4, y1: 36, bottom: 0, top: 26 }],
    clears: [...front(-31, 31, 36, 21, 30), clear({ x0: -36, x1: 36, y0: 1, y1: 36 }, 20)],
    comfort: (pose, view) =>
      reach(view, pose, 'far from door') -
      (view.windows.some((one) => one.index === pose.index && Math.abs(one.at - pose.at) < 3)
        ? 12
        : 0),
    draw({ drawing }, { pose }) {
      const spot = pose.side.spot(pose.at, 20);
      freeTub(drawing, { ...spot, most: 64 });
    },
  };
}

export function linenOption(): Option {
  return {
    ...{ id: 'linen', label: 'linen cabinet', cost: 0, stands: 'along' },
    bodies: [{ x0: -9.2, x1: 9.2, y0: 0, y1: 19.5, bottom: 0, top: 86 }],
    clears: front(-9, 9, 19.5, 21, 30),
    comfort: (pose, view) => reach(view, pose, 'near door'),
    draw({ drawing, room }, { pose }) {
      const { side, at } = pose;
      layRun({
        ...{ drawing, length: 18, left: 'open', right: 'open', parts: 'pantry18', tier: 'tall' },
        ...{ wallId: side.wallId, ceiling: room.ceiling, wears: 'vanity' },
        spot: (along, out) => side.spot(at - 9 + along, out),
        node: {
          ...{ heightTenths: tenths(84), depthTenths: tenths(18) },
          ...{ leftEnd: 'plain', rightEnd: 'plain' },
        },
      });
    },
  };
}
