// Two sofas that face each other across a table: at right angles to a screen, with one back or both to a wall, or free
// in the room. Inches.
import { distanceToOutline } from '../drawing/outline.ts';
import { footprintOf } from '../drawing/stand.ts';
import { against, freely, hang, inInches, standsOn } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { Body, Clear, DrawScene, Option, Pose, Rect, RoomView } from '../groups/group.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import { depthBefore, layRug, MISSED, offCenter, TIP } from './furniture.ts';

const TABLE = { width: 48, depth: 28, mostDepth: 48, leastDepth: 20, height: 17 };
/** Between a sofa and the table. */
const REACH = 16;
/** So far from the table one walks between it and a sofa: from wall to wall there is no other way. */
const WAY = 24;
/** From the front of one sofa to the other. */
const APART = 2 * REACH + TABLE.depth;
/** Before the console of a screen one walks past the ends of the sofas. */
const BEFORE_SCREEN = 30;
/** Behind a sofa that stands off the wall one gets past. */
const PAST = 20;
/** With both backs to walls, the table is as deep as what is left. */
const ACROSS = { least: TABLE.leastDepth + 2 * WAY, most: 96 };
const OFF_WALL = 2;
const BACK = 38;
/** A sofa so near a wall that nobody gets behind it, and not at it, leaves floor that is lost. */
const LOST = { from: 4, to: 22, cost: 8 };
/** Sofas stand free where there is a way around, square feet. */
const FREE_FROM = 150;
const SCREEN = { console: 72, diagonal: 65, half: 32 };

const sizes = [
  { kind: 'sofa', width: 84, cost: 0 },
  { kind: 'sofa', width: 72, cost: 6 },
] as const;

type Size = (typeof sizes)[number];

interface Sofa {
  readonly rect: Rect;
  /** The way it looks, in degrees from what stands with its back to the wall. */
  readonly faces: number;
}

interface Facing {
  readonly size: Size;
  readonly sofas: readonly [Sofa, Sofa];
  /** Middle of the table before the wall, and whether it lies across. */
  readonly tableAt: number;
  readonly isAcross: boolean;
  readonly tableDepth: number;
}

const label = ({ kind, width }: Size) => `two ${width}-inch ${kind}s that face each other`;

function sofaBodies({ sofas }: Facing): Body[] {
  return sofas.map(({ rect }) => ({ ...rect, bottom: 0, top: BACK }));
}

function tableBody({ tableAt, isAcross, tableDepth }: Facing): Body {
  const [width, depth] = isAcross ? [tableDepth, TABLE.width] : [TABLE.width, tableDepth];
  return {
    ...{ x0: -width / 2, x1: width / 2, y0: tableAt - depth / 2, y1: tableAt + depth / 2 },
    ...{ bottom: 0, top: TABLE.height + 1 },
  };
}

function behind(rect: Rect): Clear {
  return { ...rect, cost: TIP, above: 2 };
}

/** What is lost behind sofas. */
function lostBehind({ sofas }: Facing, { side, at }: Pose, { room }: RoomView): number {
  return sofas.reduce((sum, { rect, faces }) => {
    const [x, y] = [(rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2];
    const backs: Readonly<Record<number, readonly [number, number]>> = {
      0: [x, rect.y0],
      90: [rect.x0, y],
      180: [x, rect.y1],
      270: [rect.x1, y],
    };
    const [along, out] = backs[faces] ?? [x, y];
    const left = distanceToOutline(room.inner, side.spot(at + along, out).at);
    return sum + (left > LOST.from && left < LOST.to ? LOST.cost : 0);
  }, 0);
}

function drawFacing(scene: DrawScene, pose: Pose, facing: Facing): void {
  const { drawing } = scene;
  const { size, sofas, tableAt, isAcross, tableDepth } = facing;
  const { turn } = pose.side.spot(0);
  const spot = (x: number, y: number, faces: number) => ({
    at: pose.side.spot(pose.at + x, y).at,
    turn: turn + faces,
  });
  const [{ rect: a }, { rect: b }] = sofas;
  const apart = isAcross ? b.x0 - a.x1 : b.y0 - a.y1;
  const [long, deep] = [size.width + 12, apart + 24];
  layRug(
    scene,
    pose,
    tableAt,
    [
      [long, deep],
      [long - 12, deep - 8],
      [long - 24, apart - 4],
    ].map(([a = 0, b = 0]) => (isAcross ? [b, a] : [a, b])),
  );
  for (const { rect, faces } of sofas) {
    const middle = spot((rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2, faces);
    freely(drawing, middle, size.kind, { widthTenths: size.width });
  }
  const lies = isAcross ? 90 : 0;
  const table = freely(drawing, spot(0, tableAt, lies), 'coffee-table', {
    widthTenths: TABLE.width,
    depthTenths: tableDepth,
  });
  const on = (off: number) => spot(isAcross ? 0 : off, tableAt + (isAcross ? off : 0), lies);
  const { height } = TABLE;
  standsOn(drawing, { on: table, spot: on(-12), height, kind: 'book-stack' });
  const params = { heightTenths: 9 };
  standsOn(drawing, { on: table, spot: on(13), height, kind: 'vase', params });
}

/** Their ends to a screen at the wall: who sits there talks, and turns to look. */
function beforeScreen(size: Size, cost: number): Option {
  const { depth } = footprintOf(size.kind, inInches({ widthTenths: size.width }));
  const { console, diagonal, half: screenHalf } = SCREEN;
  const front = footprintOf('media-console', inInches({ widthTenths: console })).depth + 1.2;
  const [y0, y1] = [front + BEFORE_SCREEN, front + BEFORE_SCREEN + size.width];
  const [near, far] = [APART / 2, APART / 2 + depth];
  const facing: Facing = {
    ...{ size, tableAt: (y0 + y1) / 2, isAcross: true, tableDepth: TABLE.depth },
    sofas: [
      { rect: { x0: -far, x1: -near, y0, y1 }, faces: 90 },
      { rect: { x0: near, x1: far, y0, y1 }, faces: 270 },
    ],
  };
  return {
    id: `two-${size.kind}-${size.width}-screen`,
    ...{ label: label(size), cost, stands: 'along' },
    bodies: [
      { x0: -console / 2 - 0.2, x1: console / 2 + 0.2, y0: 0, y1: front, bottom: 0, top: 78 },
      ...sofaBodies(facing),
      tableBody(facing),
    ],
    clears: [
      { x0: -far, x1: far, y0: front, y1: y0, cost: MISSED, above: 2 },
      { x0: -near, x1: near, y0: y1, y1: y1 + 24, cost: TIP * 2, above: 2 },
      behind({ x0: -far - 30, x1: -far, y0, y1 }),
      behind({ x0: far, x1: far + 30, y0, y1 }),
    ],
    comfort: (pose, view) => {
      const isTaken = view.windows.some(
        (one) =>
          one.index === pose.index && Math.abs(one.at - pose.at) < one.width / 2 + screenHalf,
      );
      return isTaken ? Infinity : offCenter(pose) + lostBehind(facing, pose, view);
    },
    draw(scene, { pose }) {
      const { side, at } = pose;
      against(scene.drawing, side, at, 'media-console', { widthTenths: console });
      const params = { diagonalTenths: diagonal };
      hang(scene.drawing, side, at, 'tv', { middle: 54 }, params, false);
      drawFacing(scene, pose, facing);
    },
  };
}

interface Without {
  readonly stands: 'along' | 'free';
  /** Between the sofas, and between each and the table. */
  readonly apart?: number;
  readonly reach?: number;
  readonly onlySide?: number;
  readonly cost: number;
}

/** One with its back to a wall, or both free in the room; the other looks at it. */
function withoutScreen(
  size: Size,
  { stands, apart = APART, reach = REACH, onlySide, cost }: Without,
): Option {
  const { depth } = footprintOf(size.kind, inInches({ widthTenths: size.width }));
  const half = size.width / 2 + 0.2;
  const back = stands === 'along' ? OFF_WALL : 0;
  const [a1, b0] = [back + depth, back + depth + apart];
  const facing: Facing = {
    ...{ size, tableAt: (a1 + b0) / 2, isAcross: false, tableDepth: tableFor(apart, reach) },
    sofas: [
      { rect: { x0: -half, x1: half, y0: back, y1: a1 }, faces: 0 },
      { rect: { x0: -half, x1: half, y0: b0, y1: b0 + depth }, faces: 180 },
    ],
  };
  const way = (x0: number): Clear => ({ x0, x1: x0 + 24, y0: a1, y1: b0, cost: TIP, above: 2 });
  const behindBoth = [
    ...(onlySide === undefined ? [b0 + depth] : []),
    ...(stands === 'free' ? [-30] : []),
  ];
  return {
    id: `two-${size.kind}-${size.width}-${stands}${reach === REACH ? '' : `-${reach}`}${onlySide === undefined ? '' : `-${onlySide}`}`,
    ...{ label: label(size), cost, stands, isTwoSided: stands === 'free' },
    ...(onlySide === undefined ? {} : { onlySide }),
    bodies: [...sofaBodies(facing), tableBody(facing)],
    clears: [
      way(-half - 24),
      way(half),
      ...behindBoth.map((y0) => behind({ x0: -half, x1: half, y0, y1: y0 + 30 })),
      ...behindBoth.map((y0): Clear => {
        const out = y0 < 0 ? { y0: -PAST, y1: 0 } : { y0, y1: y0 + PAST };
        return { x0: -half, x1: half, ...out, cost: Infinity, above: 2 };
      }),
    ],
    comfort: (pose, view) =>
      lostBehind(facing, pose, view) + (stands === 'along' ? offCenter(pose) : 0),
    draw: (scene, { pose }) => drawFacing(scene, pose, facing),
  };
}

function tableFor(apart: number, reach: number): number {
  return Math.min(TABLE.mostDepth, Math.max(TABLE.leastDepth, apart - 2 * reach));
}

/** Both with their backs to walls across from each other. */
function acrossTheRoom(floor: Floor, size: Size, cost: number): Option[] {
  const { depth } = footprintOf(size.kind, inInches({ widthTenths: size.width }));
  return floor.room.sides.flatMap((_, onlySide): Option[] => {
    const apart = Math.floor(depthBefore(floor, onlySide) - 2 * (depth + OFF_WALL));
    if (apart < ACROSS.least || apart > ACROSS.most) return [];
    return [withoutScreen(size, { stands: 'along', apart, reach: WAY, onlySide, cost })];
  });
}

/** With a screen or without, as is asked; where nothing is, rather with one. */
export function twoSofas(floor: Floor, { screen }: RoomWishes): Option[] {
  return sizes.flatMap((size) => [
    ...(screen === 'not' ? [] : [beforeScreen(size, size.cost)]),
    ...(screen === 'must'
      ? []
      : [
          withoutScreen(size, { stands: 'along', cost: size.cost + 6 }),
          ...acrossTheRoom(floor, size, size.cost + 30),
          ...(floor.view.area >= FREE_FROM
            ? [withoutScreen(size, { stands: 'free', cost: size.cost + 4 })]
            : []),
        ]),
  ]);
}
