import { footprintOf } from '../drawing/stand.ts';
import { atCeiling, downlights } from '../furnishing/lights.ts';
import { against, freely, hang, inInches, standsOn } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { Body, DrawScene, Group, Option } from '../groups/group.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import { dressWindows } from './dress-windows.ts';
import {
  againstWall,
  depthBefore,
  isWallFree,
  layRug,
  MISSED,
  offCenter,
  oneOrTwo,
  optionalGroups,
  TIP,
} from './furniture.ts';
import { lampBeside, plants, tableBeside } from './lived-in.ts';
import { twoSofas } from './two-sofas.ts';
import { wallArt } from './wall-art.ts';

const TABLE = { width: 44, depth: 22 };
/** Between a sofa and its table, and between the table and what stands at the wall. */
const REACH = 16;
const BEFORE_SCREEN = 30;
/** From a wall to the front of a sofa that looks at it. */
const DISTANCES = [90, 102, 114, 126, 138];
/** A sofa's back off the wall behind it. */
const OFF_WALL = 2;

interface Seating {
  readonly sofa: 'sofa' | 'loveseat' | 'sectional-sofa';
  readonly width: number;
  /** From the screen's wall to the sofa's front. */
  readonly distance: number;
  readonly onlySide?: number;
  readonly cost: number;
  /** The end of a sectional that turns forward, as one looks at the screen's wall. */
  readonly turns?: 'left' | 'right';
}

/** Half the width of a screen of 16 by 9, of its diagonal. */
const SCREEN_HALF = 0.436;

/** A screen of that diagonal is seen well from there: at 1.2 to 1.6 times of it. */
function diagonalFor(distance: number): number {
  const wanted = (distance + 8) / 1.4;
  return [75, 65, 55].find((one) => one <= wanted) ?? 50;
}

/** From side to back of a sectional and of its seats; the table stands beside the end that turns forward. */
const SECTIONAL = { depth: 84, seat: 38 };

/** What of a sofa lies forward of its seats, and where a table before it has its middle. */
function formOf({ sofa, width, turns = 'left' }: Seating) {
  if (sofa !== 'sectional-sofa') {
    const { width: wide, depth } = footprintOf(sofa, inInches({ widthTenths: width }));
    return { half: wide / 2 + 0.2, depth, forward: 0, tableAt: 0, params: { widthTenths: width } };
  }
  const sign = turns === 'left' ? 1 : -1;
  return {
    ...{ half: width / 2 + 0.2, depth: SECTIONAL.seat },
    ...{ forward: SECTIONAL.depth - SECTIONAL.seat, tableAt: (sign * SECTIONAL.seat) / 2 },
    params: {
      ...{ widthTenths: width, depthTenths: SECTIONAL.depth, seatDepthTenths: SECTIONAL.seat },
      // It looks at the screen: its right is on the left of who does.
      ...{ form: 'corner', side: turns === 'left' ? 'right' : 'left' },
    },
  };
}

/** Screen and console at a wall, a sofa that looks at them, a table between. */
function seatingOption(seating: Seating): Option {
  const { sofa, width, distance, onlySide, cost, turns } = seating;
  const { half, depth, forward, tableAt, params } = formOf(seating);
  const console = width > 80 ? 72 : 60;
  const front = footprintOf('media-console', inInches({ widthTenths: console })).depth + 1.2;
  const back = distance + depth + 0.4;
  const [t0, t1] = [distance - REACH - TABLE.depth, distance - REACH];
  /** A sofa with a wall at its back is worth something. */
  const wallBonus = onlySide === undefined ? 0 : -4;
  return {
    id: `${sofa}-${width}-${distance}${turns ?? ''}${onlySide === undefined ? '' : `-${onlySide}`}`,
    label: `${width}-inch ${sofa.replace('-sofa', '')} before a screen`,
    cost: cost + wallBonus,
    stands: 'along',
    ...(onlySide === undefined ? {} : { onlySide }),
    bodies: [
      { x0: -console / 2 - 0.2, x1: console / 2 + 0.2, y0: 0, y1: front, bottom: 0, top: 78 },
      {
        ...{ x0: tableAt - TABLE.width / 2, x1: tableAt + TABLE.width / 2, y0: t0, y1: t1 },
        ...{ bottom: 0, top: 18 },
      },
      { x0: -half, x1: half, y0: distance, y1: back, bottom: 0, top: 38 },
      ...(forward > 0 ? [endBody(seating)] : []),
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
      ...(forward > 0
        ? []
        : [{ x0: -half, x1: half, y0: distance - 12, y1: distance, cost: Infinity, above: 20 }]),
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
      freely(drawing, spot(distance + (depth - forward) / 2, 180), sofa, params);
      const size = { widthTenths: TABLE.width, depthTenths: TABLE.depth };
      const table = freely(drawing, spot((t0 + t1) / 2, 0, tableAt), 'coffee-table', size);
      standsOn(drawing, {
        ...{
          on: table,
          spot: spot((t0 + t1) / 2, 0, tableAt - 10),
          height: 17,
          kind: 'book-stack',
        },
      });
      standsOn(drawing, {
        ...{ on: table, spot: spot((t0 + t1) / 2, 0, tableAt + 11), height: 17, kind: 'vase' },
        params: { heightTenths: 9 },
      });
    },
  };
}

/** The end of a sectional that turns forward. */
function endBody({ width, distance, turns }: Seating): Body {
  const half = width / 2 + 0.2;
  const inner = half - SECTIONAL.seat - 0.2;
  return {
    ...(turns === 'right' ? { x0: inner, x1: half } : { x0: -half, x1: -inner }),
    ...{ y0: distance - (SECTIONAL.depth - SECTIONAL.seat), y1: distance, bottom: 0, top: 38 },
  };
}

function seatings(floor: Floor, { sectional }: RoomWishes): Option[] {
  const turned = (['left', 'right'] as const).flatMap((turns) => [
    { sofa: 'sectional-sofa', width: 120, cost: 0, turns } as const,
    { sofa: 'sectional-sofa', width: 108, cost: 4, turns } as const,
    { sofa: 'sectional-sofa', width: 96, cost: 8, turns } as const,
  ]);
  const straight = [
    { sofa: 'sofa', width: 84, cost: 0 },
    { sofa: 'sofa', width: 72, cost: 8 },
    { sofa: 'loveseat', width: 60, cost: 16 },
  ] as const;
  const sizes: readonly Omit<Seating, 'distance' | 'onlySide'>[] =
    sectional === undefined
      ? straight
      : sectional === 'must'
        ? turned
        : [...turned, ...straight.map((one) => ({ ...one, cost: one.cost + 40 }))];
  return sizes.flatMap((size) => {
    const { depth } = formOf({ ...size, distance: 0 });
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
    {
      ...{ id: 'seating', label: 'sofa', need: 'must', worth: 0 },
      options: oneOrTwo(
        wishes,
        () => seatings(floor, wishes),
        () => twoSofas(floor, wishes),
      ),
    },
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

export function finishLiving(scene: DrawScene): void {
  const { drawing, room } = scene;
  wallArt(scene, 3);
  dressWindows(scene);
  tableBeside(scene, 'seating');
  lampBeside(scene, 'armchair');
  plants(scene, 2);
  const { x0, x1, y0, y1 } = room.box;
  atCeiling(drawing, room, { kind: 'flush-mount', at: [(x0 + x1) / 2, (y0 + y1) / 2] });
  downlights(drawing, room, 72);
}
