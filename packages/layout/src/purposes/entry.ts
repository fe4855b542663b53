import { atCeiling, downlights } from '../furnishing/lights.ts';
import { freely, hang } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Option } from '../groups/group.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import { againstWall, isWallFree, offCenter, optionalGroups } from './furniture.ts';
import { plants } from './lived-in.ts';
import { wallArt } from './wall-art.ts';

function consoleTable(width: number, cost: number): Option {
  return againstWall(
    'console-table',
    { widthTenths: width, depthTenths: 13 },
    {
      ...{ label: `${width}-inch console table`, cost, clear: [32, 36], comfort: offCenter },
      more({ drawing }, { pose }) {
        if (!isWallFree(drawing, pose, 32)) return;
        const size = { form: 'round', widthTenths: 30, heightTenths: 30 };
        hang(drawing, pose.side, pose.at, 'wall-mirror', { middle: 64 }, size);
      },
    },
  );
}

/** Somewhere to drop keys or coats, then a bench, then shoes. */
export function entryGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const optional = optionalGroups(floor, wishes);
  const bench = (width: number, cost: number) =>
    againstWall(
      'storage-bench',
      { widthTenths: width },
      { label: `${width}-inch bench`, cost, clear: [32, 36] },
    );
  return [
    {
      ...{ id: 'landing', label: 'console or hall tree', need: 'must', worth: 0 },
      options: [
        againstWall('hall-tree', {}, { label: 'hall tree', cost: 0, clear: [32, 36] }),
        ...[54, 44, 36].map((width, n) => consoleTable(width, 2 + n * 3)),
      ],
    },
    ...optional('bench', 45, 24, [bench(48, 0), bench(42, 3)]),
    ...optional('shoes', 60, 14, [
      againstWall('shoe-cabinet', {}, { label: 'shoe cabinet', cost: 0, clear: [24, 30] }),
    ]),
  ];
}

/** From the walls to the rug, and the widest and longest that it is. */
const RUG = { off: 20, width: 60, length: 96, least: 24 };

/** A rug in the middle of the room, where it is a rectangle at least there. */
function entryRug({ drawing, room, isInRoom }: DrawScene): void {
  const { x0, x1, y0, y1 } = room.box;
  const side = room.sides.find(({ right }) => Math.abs(right[0]) > 0.99);
  const width = Math.min(RUG.width, x1 - x0 - 2 * RUG.off);
  const length = Math.min(RUG.length, y1 - y0 - 2 * RUG.off);
  if (!side || width < RUG.least || length < RUG.least) return;
  const at = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
  const [zx, zy] = side.spot(0).at;
  const pose = { side, index: null, at: Math.abs(at[0] - zx), end: null };
  const out = Math.abs(at[1] - zy);
  const rect = { x0: -width / 2, x1: width / 2, y0: out - length / 2, y1: out + length / 2 };
  if (!isInRoom(pose, rect)) return;
  const size = { widthTenths: width, depthTenths: length };
  freely(drawing, { at, turn: 0 }, 'rug', size, true);
}

export function finishEntry(scene: DrawScene): void {
  const { drawing, room } = scene;
  entryRug(scene);
  wallArt(scene, 3);
  plants(scene, 1);
  const { x0, x1, y0, y1 } = room.box;
  atCeiling(drawing, room, { kind: 'flush-mount', at: [(x0 + x1) / 2, (y0 + y1) / 2] });
  downlights(drawing, room, 60);
}
