// What makes a room look lived in where nothing else needs the floor: a plant in a corner, a lamp and a table beside a
// seat. All of it is decor: it goes where a product meets it. Inches.

import type { Side } from '../drawing/side.ts';
import { freely, standsOn } from '../furnishing/pieces.ts';
import { type DrawScene, nextSide, type Placed, type Rect, type Stand } from '../groups/group.ts';
import { meet, placed } from '../groups/plane.ts';
import { MISSED } from './furniture.ts';

/** Heights of plants, the first that fits; how wide they are for it. */
const PLANTS = [66, 54, 42] as const;
/** In a room that narrow, a tall one is too much. */
const NARROW = { width: 100, height: 48 };
const SPREAD = 0.44;
const OFF_WALL = 2;
/** A curtain reaches so far beside its window, and into the room. */
const CURTAIN = { beside: 12, deep: 8 };
const LAMP = 9;
const TABLE = 11;
/** Heights of sofas' backs. */
const BACK = { from: 30, to: 40 };
/** Between a seat and what stands beside it. */
const BESIDE = 2;

/** Where the curtains of windows hang. */
function curtainsOf({ drawing }: DrawScene): Placed[] {
  return drawing.holes.flatMap(({ side, hole }) => {
    if (!hole.style.startsWith('window')) return [];
    const half = hole.width / 2 + CURTAIN.beside;
    const pose = { side, index: null, at: hole.at, end: null };
    return [placed(pose, { x0: -half, x1: half, y0: 0, y1: CURTAIN.deep })];
  });
}

/** Takes floor that is free and that nothing in the room asks for, where people still walk as well; false where it is not. */
function takes(scene: DrawScene, pose: Stand['pose'], rect: Rect): boolean {
  const shape = placed(pose, rect);
  return (
    scene.isFree(pose, rect) &&
    curtainsOf(scene).every((curtain) => !meet(curtain, shape)) &&
    scene.stands.every(({ clears }) =>
      clears.every((clear) => clear.cost < MISSED || !meet(clear, shape)),
    ) &&
    scene.takesFloor(pose, rect)
  );
}

interface Corner {
  readonly side: Side;
  readonly index: number;
}

/** Where a wall has another at its left end and the room between them, those nearest to a window first. */
function corners({ drawing, room }: DrawScene): Corner[] {
  const windows = drawing.holes.filter(({ hole }) => hole.style.startsWith('window'));
  const found = room.sides.flatMap((side, index) => {
    const other = nextSide(room, index, 'left');
    if (!other?.wallId || !side.wallId) return [];
    const [x, y] = side.spot(0, 0).at;
    const [ax, ay] = side.spot(1, 0).at;
    if ((ax - x) * other.into[0] + (ay - y) * other.into[1] <= 0) return [];
    const away = windows.map(({ side: own, hole }) => {
      const [wx, wy] = own.spot(hole.at).at;
      return Math.hypot(wx - x, wy - y);
    });
    return [{ side, index, away: Math.min(...away, 1e4) }];
  });
  return found.toSorted((a, b) => a.away - b.away);
}

/** Plants in the corners that nothing needs, the lightest first, each as tall as fits, at most so many. */
export function plants(scene: DrawScene, most: number): void {
  const { x0, x1, y0, y1 } = scene.room.box;
  const isNarrow = Math.min(x1 - x0, y1 - y0) < NARROW.width;
  const heights = PLANTS.filter((height) => !isNarrow || height <= NARROW.height);
  let left = most;
  for (const { side, index } of corners(scene)) {
    if (left === 0) return;
    for (const height of heights) {
      const spread = height * SPREAD;
      const pose = { side, index, at: spread / 2 + OFF_WALL, end: null };
      const rect = { x0: -spread / 2, x1: spread / 2, y0: OFF_WALL, y1: OFF_WALL + spread };
      if (!takes(scene, pose, rect)) continue;
      const spot = side.spot(pose.at, spread / 2 + OFF_WALL);
      const params = { heightTenths: height, spreadTenths: spread };
      freely(scene.drawing, spot, 'potted-plant', params, true);
      left--;
      break;
    }
  }
}

/** A floor lamp at one side of a group's seat, where there is place for one. */
export function lampBeside(scene: DrawScene, id: string): void {
  const stand = scene.stands.find(({ group }) => group.id === id);
  const [seat] = stand?.bodies ?? [];
  if (!stand || !seat) return;
  const { pose } = stand;
  for (const x of [seat.x1 + BESIDE + LAMP, seat.x0 - BESIDE - LAMP]) {
    const y = seat.y0 + LAMP + OFF_WALL;
    if (!takes(scene, pose, { x0: x - LAMP, x1: x + LAMP, y0: y - LAMP, y1: y + LAMP })) continue;
    const { at, turn } = pose.side.spot(pose.at + x, y);
    freely(scene.drawing, { at, turn }, 'floor-lamp', { diameterTenths: 16 }, true);
    return;
  }
}

/** Middles of tables at both ends of a sofa, whichever way it stands. */
function endsOf({ x0, x1, y0, y1 }: Rect): (readonly [x: number, y: number])[] {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const off = BESIDE + TABLE;
  if (y1 - y0 > x1 - x0) {
    return [
      [x, y1 + off],
      [x, y0 - off],
    ];
  }
  return [
    [x1 + off, y],
    [x0 - off, y],
  ];
}

/** A side table with a lamp at one end of a group's sofa: the widest body that is as high as a back. */
export function tableBeside(scene: DrawScene, id: string): void {
  const stand = scene.stands.find(({ group }) => group.id === id);
  const [seat] = (stand?.bodies ?? [])
    .filter(({ top }) => top >= BACK.from && top <= BACK.to)
    .toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
  if (!stand || !seat) return;
  const { pose } = stand;
  for (const [x, y] of endsOf(seat)) {
    const rect = { x0: x - TABLE, x1: x + TABLE, y0: y - TABLE, y1: y + TABLE };
    if (!takes(scene, pose, rect)) continue;
    const { at, turn } = pose.side.spot(pose.at + x, y);
    const spot = { at, turn };
    const on = freely(scene.drawing, spot, 'side-table', {}, true);
    standsOn(scene.drawing, { on, spot, height: 23, kind: 'table-lamp' });
    return;
  }
}
