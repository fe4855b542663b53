// Fixtures of baths in all their forms. Clear floor as the planning rules for baths measure it: what the code asks must
// be clear, what guidelines recommend costs. Inches.

import { tenths } from '../drawing/measure.ts';
import { footprintOf } from '../drawing/stand.ts';
import { grabBar } from '../furnishing/grab-bar.ts';
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

/** A wheelchair's toilet: its middle so far from the wall that carries its bar, and the floor beside and before it. */
const BESIDE_WALL = 18;
const TRANSFER = { beside: 42, deep: 56 };

/** Whether its middle is where the bar on the wall at one end of its side can be reached. */
function isAtEnd({ room }: RoomView, { side, index, at }: Pose, end: 'left' | 'right'): boolean {
  const far = end === 'left' ? at : side.length - at;
  return (
    index !== null &&
    Math.abs(far - BESIDE_WALL) < 0.1 &&
    nextSide(room, index, end)?.wallId !== undefined
  );
}

/** A toilet in a corner, with bars on both of its walls and floor for a wheelchair at its other side. */
export function accessibleToiletOption(end: 'left' | 'right'): Option {
  const plain = toiletOption();
  const out = end === 'left' ? 1 : -1;
  const beside = [-BESIDE_WALL * out, TRANSFER.beside * out].toSorted((a, b) => a - b);
  const [x0 = 0, x1 = 0] = beside;
  return {
    ...plain,
    id: `toilet-${end}`,
    clears: [...plain.clears, clear({ x0, x1, y0: 0.1, y1: TRANSFER.deep }, Infinity, 2)],
    comfort: (pose, view) =>
      isAtEnd(view, pose, end) ? (plain.comfort?.(pose, view) ?? 0) : Infinity,
    draw(scene, stand) {
      const { drawing, room } = scene;
      const { side, at, index } = stand.pose;
      plain.draw(scene, stand);
      const wall = index === null ? null : nextSide(room, index, end);
      grabBar(drawing, side, at + out * 6, [36, 24]);
      if (wall?.wallId) grabBar(drawing, wall, end === 'left' ? wall.length - 33 : 33, [42, 24]);
    },
  };
}

export function toiletOption(): Option {
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
        ...(isAccessible ? { style: 'counter' as const } : {}),
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

/** Beside a tub one stands at a part of it. */
function alongTub(half: number, depth: number): Clear[] {
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

export function alcoveTubOptions(
  floor: Floor,
  cost: number,
  { isAccessible }: { readonly isAccessible: boolean },
): Option[] {
  return alcoves(floor, 60, 32).map((alcove) => ({
    id: `tub-${alcove.end}${alcove.onlySide ?? ''}`,
    label: 'tub in an alcove',
    cost: cost + (alcove.onlySide === undefined ? 10 : 0),
    ...alcoveShape(alcove, 20, floor.room.ceiling),
    clears: isAccessible ? front(-30, 30, 32, 30.2, 30.2) : alongTub(30, 32),
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
      if (isAccessible && at) grabBar(scene.drawing, side, stand.pose.at, [36, 24]);
    },
  }));
}

interface AlcoveShower {
  readonly long: number;
  readonly label: string;
  /** How the glass stands before an alcove that begins `from` inches along its wall. */
  glass(
    alcove: Alcove,
    from: number,
  ): Pick<Parameters<typeof drawShower>[2], 'glass' | 'width' | 'glassAt'>;
  /** What must be clear before it, inches. */
  readonly before: number;
  readonly hasBar: boolean;
}

const SLIDING: AlcoveShower = {
  ...{ long: 60, label: '60-inch shower', before: 24, hasBar: false },
  glass: () => ({ glass: 'sliding', width: 59 }),
};

/** One rolls in beside a pane that keeps the water of the valve at its end. */
function rollIn(long: number, pane: number): AlcoveShower {
  return {
    ...{ long, label: `${long}-inch roll-in shower`, before: 36.2, hasBar: true },
    glass: ({ end }, from) => ({
      ...{ glass: 'walk-in', width: pane },
      glassAt: end === 'left' ? from + pane / 2 : from + long - pane / 2,
    }),
  };
}

const ROLL_IN: readonly AlcoveShower[] = [rollIn(84, 48), rollIn(72, 36)];

export function alcoveShowerOptions(
  floor: Floor,
  cost: number,
  { isAccessible }: { readonly isAccessible: boolean },
): Option[] {
  const forms = isAccessible ? ROLL_IN : [SLIDING];
  return forms.flatMap((form) => alcoveShowersOf(floor, cost, form));
}

function alcoveShowersOf(
  floor: Floor,
  cost: number,
  { long, label, glass, before, hasBar }: AlcoveShower,
): Option[] {
  return alcoves(floor, long, 38).map((alcove) => ({
    id: `shower-${long}-${alcove.end}${alcove.onlySide ?? ''}`,
    label,
    cost: cost + (alcove.onlySide === undefined ? 10 : 0),
    ...alcoveShape(alcove, 78, floor.room.ceiling),
    clears: front(-long / 2, long / 2, 38, before, Math.max(before, 30)),
    comfort: (pose, view) =>
      isNoValve(view, pose, alcove.end, SHOWER_VALVE)
        ? Infinity
        : reach(view, pose, 'far from door'),
    draw(scene, stand) {
      const { side, at } = stand.pose;
      const { from, valve, ends } = drawAlcove(scene, stand, alcove);
      drawShower(scene.drawing, scene.room, {
        ...{ side, from, to: from + long, depth: 38, ...glass(alcove, from) },
        valve: valveOn(valve, SHOWER_VALVE, alcove.end) ?? { side, at },
      });
      for (const end of ends) {
        tileStretch(scene.drawing, scene.room, end.side, { ...end, height: scene.room.ceiling });
      }
      if (hasBar && valve) grabBar(scene.drawing, side, at, [36, 24]);
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
