import { footprintOf } from '../drawing/stand.ts';
import { atCeiling, downlights } from '../furnishing/lights.ts';
import { freely, hang, inInches } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Option } from '../groups/group.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import { deskLamp } from './desk-lamp.ts';
import { dressWindows } from './dress-windows.ts';
import {
  againstWall,
  isWallFree,
  layRug,
  MISSED,
  oneOrTwo,
  optionalGroups,
  TIP,
} from './furniture.ts';
import { lampBeside, plants } from './lived-in.ts';
import { twoDesks } from './two-desks.ts';
import { wallArt } from './wall-art.ts';

const CHAIR = { half: 14, deep: 26 };
/** From the wall to a desk that one sits behind, and what the rules ask of it at least. */
const BEHIND = 40;
const BEHIND_LEAST = 32;

/** A desk that looks into the room, its chair before the wall. */
function facingRoom(width: number, cost: number): Option {
  const size = { widthTenths: width, depthTenths: 28 };
  const { width: wide, depth } = footprintOf('desk', inInches(size));
  const half = wide / 2 + 0.2;
  const y0 = BEHIND;
  const y1 = y0 + depth;
  return {
    id: `desk-facing-${width}`,
    ...{ label: `${width}-inch desk facing the room`, cost, stands: 'along' },
    bodies: [
      { x0: -half, x1: half, y0, y1, bottom: 0, top: 48 },
      {
        x0: -CHAIR.half,
        x1: CHAIR.half,
        y0: 8,
        y1: 8 + CHAIR.deep,
        bottom: 0,
        top: 44,
        isMinor: true,
      },
    ],
    clears: [
      { x0: -half, x1: half, y0: y0 - BEHIND_LEAST, y1: y0, cost: Infinity, above: 2 },
      { x0: -half, x1: half, y0: y1, y1: y1 + 24, cost: MISSED, above: 2 },
      // A way around one end.
      { x0: -half - 24, x1: half + 24, y0: 4, y1, cost: TIP, above: 2 },
    ],
    comfort: ({ side }, { doors }) => {
      const isFacing = doors.some(
        ({ into }) => into[0] * side.into[0] + into[1] * side.into[1] < -0.7,
      );
      return isFacing ? -6 : 0;
    },
    draw(scene, { pose }) {
      const { drawing } = scene;
      const { side, at } = pose;
      const { turn } = side.spot(0);
      const middle = side.spot(at, (y0 + y1) / 2);
      layRug(scene, pose, (y0 + y1) / 2, [
        [width + 24, 66],
        [width + 12, 60],
        [width, 54],
        [width - 12, 48],
      ]);
      // Its drawers and its knee hole are on the side of who sits there.
      const desk = freely(drawing, { ...middle, turn: turn + 180 }, 'desk', size);
      deskLamp(drawing, desk, { at: side.spot(at - width / 2 + 9, (y0 + y1) / 2).at, turn });
      freely(drawing, { at: side.spot(at, 8 + CHAIR.deep / 2).at, turn }, 'office-chair');
      if (!isWallFree(drawing, pose, 44)) return;
      hang(
        drawing,
        side,
        at,
        'framed-picture',
        { middle: 62 },
        { widthTenths: 44, heightTenths: 30 },
      );
    },
  };
}

/** A desk at the wall, its chair behind. */
function atWall(width: number, cost: number): Option {
  const size = { widthTenths: width, depthTenths: 26 };
  const { width: wide, depth } = footprintOf('desk', inInches(size));
  const half = wide / 2 + 0.2;
  const y1 = depth + 1.2;
  return {
    id: `desk-${width}`,
    ...{ label: `${width}-inch desk at the wall`, cost, stands: 'along' },
    bodies: [
      { x0: -half, x1: half, y0: 0, y1, bottom: 0, top: 31 },
      {
        x0: -CHAIR.half,
        x1: CHAIR.half,
        y0: y1 - 8,
        y1: y1 + 18,
        bottom: 0,
        top: 44,
        isMinor: true,
      },
    ],
    clears: [{ x0: -half, x1: half, y0: y1, y1: y1 + BEHIND_LEAST, cost: Infinity, above: 2 }],
    // Daylight from the front dazzles less than what is behind, and a view is worth something.
    comfort: ({ index, at }, { windows }) =>
      windows.some((one) => one.index === index && Math.abs(one.at - at) < 12) ? -4 : 0,
    draw({ drawing }, { pose }) {
      const { side, at } = pose;
      const { turn } = side.spot(0);
      const desk = freely(drawing, side.spot(at, 1 + depth / 2), 'desk', size);
      deskLamp(drawing, desk, { at: side.spot(at + width / 2 - 9, 12).at, turn });
      const chair = side.spot(at, y1 + 5).at;
      freely(drawing, { at: chair, turn: turn + 180 }, 'office-chair');
      if (!isWallFree(drawing, pose, 40)) return;
      hang(
        drawing,
        side,
        at,
        'framed-picture',
        { middle: 64 },
        { widthTenths: 36, heightTenths: 24 },
      );
    },
  };
}

function desks(): Option[] {
  return [facingRoom(66, 0), facingRoom(60, 4), atWall(60, 10), atWall(48, 16), atWall(42, 22)];
}

/** A desk first, then shelves, then a place to sit. */
export function officeGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const optional = optionalGroups(floor, wishes);
  const bookcase = (width: number, cost: number) =>
    againstWall(
      'bookcase',
      { widthTenths: width, heightTenths: 78 },
      { label: `${width}-inch bookcase`, cost, clear: [24, 30] },
    );
  return [
    {
      ...{ id: 'desk', label: 'desk', need: 'must', worth: 0 },
      options: oneOrTwo(wishes, desks, () => twoDesks(floor)),
    },
    ...optional('bookcase', 60, 30, [bookcase(48, 0), bookcase(36, 4)]),
    ...optional('armchair', 110, 14, [
      againstWall('armchair', {}, { label: 'armchair', cost: 0, clear: [18, 24] }),
    ]),
  ];
}

export function finishOffice(scene: DrawScene): void {
  const { drawing, room } = scene;
  wallArt(scene, 2);
  dressWindows(scene);
  lampBeside(scene, 'armchair');
  plants(scene, 1);
  const { x0, x1, y0, y1 } = room.box;
  atCeiling(drawing, room, { kind: 'flush-mount', at: [(x0 + x1) / 2, (y0 + y1) / 2] });
  downlights(drawing, room, 72);
}
