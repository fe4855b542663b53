import { tenths } from '../drawing/measure.ts';
import { footprintOf } from '../drawing/stand.ts';
import { atCeiling, downlights } from '../furnishing/lights.ts';
import { against, freely, hang, inInches, standsOn } from '../furnishing/pieces.ts';
import { curtains } from '../furnishing/window-dressing.ts';
import type { Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Option } from '../groups/group.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import {
  againstWall,
  isWallFree,
  layRug,
  MISSED,
  offCenter,
  optionalGroups,
  TIP,
} from './furniture.ts';

const TABLE = { width: 44, depth: 22 };
/** Between a sofa and its table, and between the table and what stands at the wall. */
const REACH = 16;
const BEFORE_SCREEN = 30;
/** From a wall to the front of a sofa that looks at it. */
const DISTANCES = [90, 102, 114, 126, 138];
/** A sofa's back off the wall behind it. */
const OFF_WALL = 2;

interface Seating {
  readonly sofa: 'sofa' | 'loveseat';
  readonly width: number;
  /** From the screen's wall to the sofa's front. */
  readonly distance: number;
  readonly onlySide?: number;
  readonly cost: number;
}

/** Half the width of a screen of 16 by 9, of its diagonal. */
const SCREEN_HALF = 0.436;

/** A screen of that diagonal is seen well from there: at 1.2 to 1.6 times of it. */
function diagonalFor(distance: number): number {
  const wanted = (distance + 8) / 1.4;
  return [75, 65, 55].find((one) => one <= wanted) ?? 50;
}

/** Screen and console at a wall, a sofa that looks at them, a table between. */
function seatingOption({ sofa, width, distance, onlySide, cost }: Seating): Option {
  const { width: wide, depth } = footprintOf(sofa, inInches({ widthTenths: width }));
  const half = wide / 2 + 0.2;
  const console = width > 80 ? 72 : 60;
  const front = footprintOf('media-console', inInches({ widthTenths: console })).depth + 1.2;
  const back = distance + depth + 0.4;
  const [t0, t1] = [distance - REACH - TABLE.depth, distance - REACH];
  /** A sofa with a wall at its back is worth something. */
  const wallBonus = onlySide === undefined ? 0 : -4;
  return {
    id: `${sofa}-${width}-${distance}${onlySide === undefined ? '' : `-${onlySide}`}`,
    label: `${width}-inch ${sofa} before a screen`,
    cost: cost + wallBonus,
    stands: 'along',
    ...(onlySide === undefined ? {} : { onlySide }),
    bodies: [
      { x0: -console / 2 - 0.2, x1: console / 2 + 0.2, y0: 0, y1: front, bottom: 0, top: 78 },
      { x0: -TABLE.width / 2, x1: TABLE.width / 2, y0: t0, y1: t1, bottom: 0, top: 18 },
      { x0: -half, x1: half, y0: distance, y1: back, bottom: 0, top: 38 },
    ],
    clears: [
      {
        x0: -console / 2,
        x1: console / 2,
        y0: front,
        y1: front + BEFORE_SCREEN,
        cost: MISSED,
        above: 2,
      },
      { x0: -half, x1: half, y0: distance - 12, y1: distance, cost: Infinity, above: 20 },
      // A way past one end of the sofa, and behind one that stands off the wall.
      ...(onlySide === undefined
        ? [{ x0: -half, x1: half, y0: back, y1: back + 30, cost: TIP * 2, above: 2 }]
        : []),
    ],
    comfort: (pose, { windows }) => {
      // No screen hangs before a window.
      const screen = diagonalFor(distance) * SCREEN_HALF + 4;
      const isTaken = windows.some(
        (one) => one.index === pose.index && Math.abs(one.at - pose.at) < one.width / 2 + screen,
      );
      return isTaken ? Infinity : offCenter(pose);
    },
    draw(scene, { pose }) {
      const { drawing } = scene;
      const { side, at } = pose;
      const { turn } = side.spot(0);
      const spot = (out: number, faces = 0, along = 0) => ({
        at: side.spot(at + along, out).at,
        turn: turn + faces,
      });
      layRug(scene, pose, t0 + 12, [
        [width + 30, 96],
        [width + 24, 84],
        [width, 72],
      ]);
      against(drawing, side, at, 'media-console', { widthTenths: console });
      const diagonalTenths = diagonalFor(distance);
      hang(drawing, side, at, 'tv', { middle: 54 }, { diagonalTenths }, false);
      freely(drawing, spot(distance + depth / 2, 180), sofa, { widthTenths: width });
      const size = { widthTenths: TABLE.width, depthTenths: TABLE.depth };
      const table = freely(drawing, spot((t0 + t1) / 2), 'coffee-table', size);
      standsOn(drawing, {
        ...{ on: table, spot: spot((t0 + t1) / 2, 0, -10), height: 17, kind: 'book-stack' },
      });
      standsOn(drawing, {
        ...{ on: table, spot: spot((t0 + t1) / 2, 0, 11), height: 17, kind: 'vase' },
        params: { heightTenths: 9 },
      });
    },
  };
}

/** How deep the room is before a side, inches. */
function depthBefore({ room }: Floor, index: number): number {
  const side = room.sides[index];
  if (!side) return 0;
  const [x, y] = side.spot(0).at;
  return Math.max(
    ...room.inner.map(([px, py]) => (px - x) * side.into[0] + (py - y) * side.into[1]),
  );
}

function seatings(floor: Floor): Option[] {
  const sizes = [
    { sofa: 'sofa', width: 84, cost: 0 },
    { sofa: 'sofa', width: 72, cost: 8 },
    { sofa: 'loveseat', width: 60, cost: 16 },
  ] as const;
  return sizes.flatMap((size) => {
    const { depth } = footprintOf(size.sofa, { widthTenths: tenths(size.width) });
    const atWall = floor.room.sides.flatMap((_, onlySide) => {
      const distance = Math.floor(depthBefore(floor, onlySide) - depth - OFF_WALL);
      return distance >= 84 && distance <= 144 ? [{ ...size, distance, onlySide }] : [];
    });
    const free = DISTANCES.map((distance) => ({ ...size, distance }));
    return [...atWall, ...free].map(seatingOption);
  });
}

/** A sofa before a screen first, then chairs, then shelves. */
export function livingGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const optional = optionalGroups(floor, wishes);
  const bookcase = (width: number, cost: number) =>
    againstWall(
      'bookcase',
      { widthTenths: width, heightTenths: 78 },
      { label: `${width}-inch bookcase`, cost, clear: [24, 30] },
    );
  return [
    { ...{ id: 'seating', label: 'sofa', need: 'must', worth: 0 }, options: seatings(floor) },
    ...optional('armchair', 110, 26, [
      againstWall('armchair', {}, { label: 'armchair', cost: 0, clear: [18, 24] }),
    ]),
    ...optional('bookcase', 130, 24, [bookcase(48, 0), bookcase(36, 4)]),
    ...optional('console', 170, 16, [
      againstWall(
        'console-table',
        { widthTenths: 54 },
        {
          ...{ label: 'console table', cost: 0, clear: [24, 30], comfort: offCenter },
          more({ drawing }, { pose }) {
            if (!isWallFree(drawing, pose, 44)) return;
            const size = { widthTenths: 40, heightTenths: 30 };
            hang(drawing, pose.side, pose.at, 'framed-picture', { middle: 60 }, size);
          },
        },
      ),
    ]),
  ];
}

export function finishLiving({ drawing, room }: DrawScene): void {
  const { x0, x1, y0, y1 } = room.box;
  for (const side of room.sides) curtains(drawing, room, side);
  atCeiling(drawing, room, { kind: 'flush-mount', at: [(x0 + x1) / 2, (y0 + y1) / 2] });
  downlights(drawing, room, 72);
}
