import { diningSet } from '../furnishing/dining-set.ts';
import { hangLamp } from '../furnishing/lights.ts';
import { hang } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { Clear, DrawScene, Group, Option } from '../groups/group.ts';
import { type RoomWishes, wishFor } from '../groups/wishes.ts';
import { dressWindows } from './dress-windows.ts';
import { againstWall, isWallFree, layRug, MISSED, offCenter, TIP } from './furniture.ts';
import { plants } from './lived-in.ts';
import { wallArt } from './wall-art.ts';

/** Chairs that are pushed in stand out so far from a table's edge. */
const CHAIRS = 25;
/** Floor about a table: to pull a chair out, and to walk behind who sits. */
const PULL = 32;
const WALK = 44;
const USUAL_SEATS = 8;

interface Table {
  readonly seats: 4 | 6 | 8 | 10;
  readonly length: number;
  readonly depth: number;
  readonly isRound?: boolean;
}

const tables: readonly (Table & { readonly cost: number })[] = [
  { seats: 10, length: 112, depth: 42, cost: 0 },
  { seats: 8, length: 92, depth: 40, cost: 0 },
  { seats: 6, length: 78, depth: 38, cost: 8 },
  { seats: 6, length: 70, depth: 36, cost: 14 },
  { seats: 4, length: 48, depth: 48, isRound: true, cost: 20 },
  { seats: 4, length: 48, depth: 34, cost: 24 },
  { seats: 4, length: 42, depth: 42, isRound: true, cost: 28 },
];

function about(x: number, y: number, far: number, cost: number): Clear {
  return { x0: -x - far, x1: x + far, y0: -y - far, y1: y + far, cost, above: 2 };
}

function tableOption({
  seats,
  length,
  depth,
  isRound = false,
  cost,
}: (typeof tables)[number]): Option {
  const [x, y] = [length / 2, depth / 2];
  const ends = seats >= 6 || isRound ? CHAIRS : 0;
  return {
    id: `table-${seats}-${length}`,
    label: isRound ? `round table for ${seats}` : `table for ${seats}`,
    ...{ cost, stands: 'free' },
    bodies: [
      { x0: -x, x1: x, y0: -y, y1: y, bottom: 0, top: 30 },
      {
        ...{ x0: -x - ends, x1: x + ends, y0: -y - CHAIRS, y1: y + CHAIRS },
        ...{ bottom: 0, top: 40, isMinor: true },
      },
    ],
    clears: [about(x, y, PULL, MISSED + 30), about(x, y, WALK, TIP)],
    draw(scene, { pose }) {
      const { drawing } = scene;
      const { at, turn } = pose.side.spot(pose.at);
      // Chairs that are pulled out still stand on it.
      layRug(scene, pose, 0, [
        [length + 48, depth + 48],
        [length + 36, depth + 40],
      ]);
      // Chairs stand where other bases have their legs.
      const base = 'pedestal';
      diningSet(drawing, { at, turn, length, depth, chairs: seats, isRound, base });
    },
  };
}

/** A table for as many as the room takes, or as are asked for; then a sideboard. */
export function diningGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const wish = wishFor(wishes, 'sideboard', 'may');
  const sideboard = (width: number, cost: number) =>
    againstWall(
      'sideboard',
      { widthTenths: width },
      {
        ...{ label: `${width}-inch sideboard`, cost, clear: [32, 36], comfort: offCenter },
        more({ drawing }, { pose }) {
          if (!isWallFree(drawing, pose, 34)) return;
          const size = { widthTenths: 30, heightTenths: 36 };
          hang(drawing, pose.side, pose.at, 'wall-mirror', { middle: 62 }, size);
        },
      },
    );
  const { seats } = wishes;
  const options = tables
    // A table for ten only where so many are asked for: it is more than a room needs.
    .filter((one) => one.seats <= Math.max(USUAL_SEATS, seats ?? 0) && one.seats >= (seats ?? 0))
    .map(tableOption);
  return [
    { ...{ id: 'table', label: 'table', need: 'must', worth: 0 }, options },
    ...(wish === 'not' || (wish === 'may' && floor.view.area < 90)
      ? []
      : [
          {
            ...{ id: 'sideboard', label: 'sideboard', worth: 30, need: wish },
            options: [sideboard(66, 0), sideboard(54, 4), sideboard(44, 8)],
          },
        ]),
  ];
}

export function finishDining(scene: DrawScene): void {
  const { drawing, room, stands } = scene;
  wallArt(scene, 2);
  dressWindows(scene);
  plants(scene, 2);
  const table = stands.find(({ group }) => group.id === 'table');
  if (!table) return;
  const { at, turn } = table.pose.side.spot(table.pose.at);
  hangLamp(drawing, room, { kind: 'chandelier', at, turn, bottom: 63, most: 34 });
}
