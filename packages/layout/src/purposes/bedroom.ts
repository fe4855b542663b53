import { tenths } from '../drawing/measure.ts';
import { footprintOf } from '../drawing/stand.ts';
import { type BedSize, bedSet } from '../furnishing/bed-set.ts';
import { atCeiling, downlights } from '../furnishing/lights.ts';
import { hang } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Option } from '../groups/group.ts';
import { type RoomWishes, wishFor } from '../groups/wishes.ts';
import { bedComfort } from './bed-comfort.ts';
import { dressWindows } from './dress-windows.ts';
import { againstWall, before, MISSED, offCenter, oneOrTwo, TIP } from './furniture.ts';
import { lampBeside, plants } from './lived-in.ts';
import { twoBeds } from './two-beds.ts';
import { wallArt } from './wall-art.ts';

/** Blades turn 7 ft above the floor and higher; what is hung shorter than this is no fan. */
const FAN_BOTTOM = 84;
const SHORTEST_FAN = 8;
const OFF_WALL = 1;
/** The usual headboard, and one that goes below a window. */
const HEADBOARD = 46;
const LOW_HEADBOARD = 40;
const STAND = { depth: 19.2, height: 26 };

function bedOption(
  size: BedSize,
  stands: readonly [number, number],
  cost: number,
  headboard = HEADBOARD,
): Option {
  const heightTenths = tenths(headboard);
  const { width, depth } = footprintOf('bed', { size, heightTenths });
  const half = width / 2;
  const y1 = depth + 1.2;
  // A nightstand begins 4 in beside the bed.
  const beside = (sign: number, wide: number) => {
    if (wide === 0) return [];
    const [near, far] = [half + 1.5, half + 4 + wide];
    return [
      {
        x0: sign < 0 ? -far : near,
        x1: sign < 0 ? -near : far,
        ...{ y0: 0, y1: STAND.depth, bottom: 0, top: STAND.height + 12 },
      },
    ];
  };
  const isSmall = size === 'twin';
  const foot = y1 - depth * 0.6;
  const sides = ([-1, 1] as const).flatMap((sign) => {
    // A narrow bed stands with one side to a wall.
    if (isSmall && stands[sign < 0 ? 0 : 1] === 0) return [];
    const part = (far: number, price: number) => ({
      x0: sign < 0 ? -half - far : half,
      x1: sign < 0 ? -half : half + far,
      ...{ y0: foot, y1, cost: price, above: 2 },
    });
    return [part(24, MISSED + 30), part(30, TIP)];
  });
  return {
    id: `${size}-${stands.join('-')}${headboard < HEADBOARD ? '-low' : ''}`,
    ...{ label: `${size} bed`, cost },
    stands: isSmall && stands.includes(0) ? 'corner' : 'along',
    ...(isSmall && stands.includes(0)
      ? { corners: [stands[0] === 0 ? ('left' as const) : ('right' as const)] }
      : {}),
    bodies: [
      {
        // An inch before both walls of a corner: plugs are behind it.
        x0: -half - (stands[0] === 0 ? OFF_WALL : 0),
        x1: half + (stands[1] === 0 ? OFF_WALL : 0),
        ...{ y0: 0, y1, bottom: 0, top: headboard + 2 },
      },
      ...beside(-1, stands[0]),
      ...beside(1, stands[1]),
    ],
    clears: [...sides, ...before(-half, half, y1, 24, 30)],
    comfort: (pose, view) => bedComfort(pose, view, half) + (isSmall ? 0 : offCenter(pose)),
    draw({ drawing }, { pose }) {
      const { side, at } = pose;
      const hidden = drawing.holes.some(
        (one) =>
          one.side === side &&
          Math.abs(one.hole.at - at) < one.hole.width / 2 + half + stands[0] + 8,
      );
      bedSet(drawing, {
        ...{ side, at, size, width: width - 2, stands, headboard },
        rug: !isSmall && !stands.includes(0),
        onWall: !hidden,
      });
    },
  };
}

const WIDE = [22, 22] as const;
const NARROW = [16, 16] as const;

function beds({ bed }: RoomWishes): Option[] {
  const options = [
    bedOption('king', WIDE, 0),
    bedOption('queen', WIDE, 14),
    bedOption('queen', NARROW, 20),
    bedOption('queen', NARROW, 26, LOW_HEADBOARD),
    bedOption('full', NARROW, 40),
    bedOption('full', NARROW, 46, LOW_HEADBOARD),
    bedOption('twin', [0, 18], 60),
    bedOption('twin', [18, 0], 60),
  ];
  return options.filter(({ id }) => bed === undefined || id.startsWith(`${bed}-`));
}

/** A bed first, then somewhere for clothes, then a place to sit. */
export function bedroomGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const optional = (
    id: string,
    label: string,
    worth: number,
    options: readonly Option[],
    least: number,
  ): Group[] => {
    const wish = wishFor(wishes, id, 'may');
    if (wish === 'not' || (wish === 'may' && floor.view.area < least)) return [];
    return [{ id, label, worth, need: wish, options }];
  };
  const dresser = (width: number, cost: number) =>
    againstWall(
      'dresser',
      { widthTenths: width },
      {
        ...{ label: `${width}-inch dresser`, cost, clear: [32, 36], comfort: offCenter },
        more({ drawing }, { pose }) {
          const hidden = drawing.holes.some(
            ({ side, hole }) =>
              side === pose.side && Math.abs(hole.at - pose.at) < hole.width / 2 + 20,
          );
          if (hidden) return;
          const size = { widthTenths: 34, heightTenths: 34 };
          hang(drawing, pose.side, pose.at, 'wall-mirror', { middle: 60 }, size);
        },
      },
    );
  const wardrobe = (width: number, cost: number) =>
    againstWall(
      'wardrobe',
      { widthTenths: width },
      {
        ...{ label: `${width}-inch wardrobe`, cost, clear: [32, 36] },
      },
    );
  return [
    {
      ...{ id: 'bed', label: 'bed', need: 'must', worth: 0 },
      options: oneOrTwo(
        wishes,
        () => beds(wishes),
        () => twoBeds(floor, wishes),
      ),
    },
    ...optional('dresser', 'dresser', 34, [dresser(60, 0), dresser(48, 6), dresser(36, 10)], 80),
    ...optional(
      'wardrobe',
      'wardrobe',
      22,
      [wardrobe(60, 0), wardrobe(48, 4), wardrobe(36, 8)],
      130,
    ),
    ...optional(
      'armchair',
      'armchair',
      12,
      [
        againstWall(
          'armchair',
          {},
          {
            ...{ label: 'armchair', cost: 0, clear: [18, 24] },
            comfort: ({ side, at, index }, { windows }) =>
              Math.min(at, side.length - at) * 0.05 -
              (windows.some((one) => one.index === index) ? 2 : 0),
          },
        ),
      ],
      150,
    ),
  ];
}

export function finishBedroom(scene: DrawScene): void {
  const { drawing, room, stands } = scene;
  wallArt(scene, 2);
  dressWindows(scene);
  lampBeside(scene, 'armchair');
  plants(scene, 1);
  const { x0, x1, y0, y1 } = room.box;
  const drop = Math.min(24, room.ceiling - FAN_BOTTOM);
  if (drop >= SHORTEST_FAN) {
    atCeiling(drawing, room, {
      kind: 'ceiling-fan',
      at: stands[0] ? centerOf(room.inner) : [(x0 + x1) / 2, (y0 + y1) / 2],
      params: { heightTenths: tenths(Math.min(18, drop)) },
      most: {
        diameterTenths: Math.min(x1 - x0, y1 - y0) > 140 ? 60 : 48,
        heightTenths: drop,
      },
    });
  }
  downlights(drawing, room, 72);
}

/** The center of an outline's area. */
function centerOf(inner: readonly (readonly [number, number])[]): readonly [number, number] {
  let [area, x, y] = [0, 0, 0];
  for (const [i, a] of inner.entries()) {
    const b = inner[(i + 1) % inner.length] ?? a;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}
