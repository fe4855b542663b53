import { atCeiling, downlights } from '../furnishing/lights.ts';
import { hang } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Option, Stand } from '../groups/group.ts';
import { type RoomWishes, wishFor } from '../groups/wishes.ts';
import {
  accessibleToiletOption,
  alcoveShowerOptions,
  alcoveTubOptions,
  cornerShowerOption,
  freeTubOption,
  linenOption,
  toiletOption,
  vanityOption,
} from './bath-options.ts';

/** From here on a bath has space for a tub and a shower, square feet. */
const LARGE = 85;
const ROOMY = 60;

/** One that a wheelchair rolls under, inches. */
const LEAST_KNEES = 36;

function vanities({ vanity, purpose }: RoomWishes, isAccessible: boolean): Option[] {
  const sizes =
    purpose === 'powder-room'
      ? ([
          [36, 4],
          [30, 0],
          [24, 6],
          [21, 12],
          [18, 18],
        ] as const)
      : ([
          [72, 0],
          [60, 50],
          [48, 22],
          [36, 30],
          [30, 36],
          [24, 44],
        ] as const);
  return sizes
    .filter(([width]) => !isAccessible || width >= LEAST_KNEES)
    .filter(([width]) => vanity === undefined || width >= 60 === (vanity === 'double'))
    .map(([width, cost]) => vanityOption(width, cost, { isAccessible }));
}

function showers(floor: Floor, isAccessible: boolean): Option[] {
  const alcove = alcoveShowerOptions(floor, 0, { isAccessible });
  if (isAccessible) return alcove;
  return [
    ...alcove,
    cornerShowerOption('corner', [48, 38], 4, 0.5),
    cornerShowerOption('corner', [42, 38], 8, 0.5),
    cornerShowerOption('corner', [38, 38], 12, 0.5),
    cornerShowerOption('neo-angle', [38, 38], 14, 0.5),
  ];
}

function bathing(floor: Floor, wishes: RoomWishes, isAccessible: boolean): Group[] {
  const [tub, shower] = [wishFor(wishes, 'tub', 'may'), wishFor(wishes, 'shower', 'may')];
  const isLarge = floor.view.area >= LARGE;
  const tubs = (): Option[] => [
    ...alcoveTubOptions(floor, isLarge ? 12 : 0, { isAccessible }),
    ...(isLarge ? [freeTubOption(0)] : []),
  ];
  const tubGroup = (need: Group['need']): Group => ({
    ...{ id: 'tub', label: 'tub', need, worth: 30, options: tubs() },
  });
  const showerGroup = (need: Group['need']): Group => ({
    ...{ id: 'shower', label: 'shower', need, worth: 30, options: showers(floor, isAccessible) },
  });
  if (tub === 'must' || shower === 'must') {
    return [
      ...(shower === 'not' ? [] : [showerGroup(shower === 'must' ? 'must' : 'may')]),
      ...(tub === 'not' ? [] : [tubGroup(tub === 'must' ? 'must' : 'may')]),
    ].filter(({ need }) => need === 'must' || isLarge);
  }
  if (tub === 'not' && shower === 'not') return [];
  const options = [
    ...(shower === 'not' ? [] : showers(floor, isAccessible)),
    ...(tub === 'not' ? [] : alcoveTubOptions(floor, isLarge ? 30 : 0, { isAccessible })),
  ];
  const either: Group = {
    ...{ id: 'bathing', label: 'tub or shower', need: 'must', worth: 0 },
    options,
  };
  // A large bath has both where they fit.
  return isLarge && tub === 'may' && shower === 'may' ? [either, tubGroup('may')] : [either];
}

/** Toilet, vanity, what one bathes in, and a linen cabinet where there is space. */
export function bathGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const isAccessible = (wishes.profile ?? 'standard') !== 'standard';
  const isPowder = wishes.purpose === 'powder-room';
  const linen = wishFor(wishes, 'linen', 'may');
  const hasLinen = linen === 'must' || (linen === 'may' && floor.view.area >= ROOMY);
  return [
    ...(isPowder ? [] : bathing(floor, wishes, isAccessible)),
    {
      ...{ id: 'toilet', label: 'toilet', need: 'must', worth: 0 },
      options: isAccessible
        ? [accessibleToiletOption('left'), accessibleToiletOption('right')]
        : [toiletOption()],
    },
    {
      ...{ id: 'vanity', label: 'vanity', need: 'must', worth: 0 },
      options: vanities(wishes, isAccessible),
    },
    ...(hasLinen && !isPowder
      ? [
          {
            ...{ id: 'linen', label: 'linen cabinet', worth: 20 },
            need: linen === 'must' ? ('must' as const) : ('may' as const),
            options: [linenOption()],
          },
        ]
      : []),
  ];
}

/** Fixtures at one wall share their pipes: each wall more costs. Nobody needs two tubs. */
export function bathExtra(stands: readonly Stand[]): number {
  const walls = new Set(
    stands.filter(({ group }) => group.id !== 'linen').map(({ pose }) => pose.index),
  );
  const tubs = stands.filter(({ option }) => option.id.includes('tub')).length;
  return Math.max(0, walls.size - 1) * 5 + Math.max(0, tubs - 1) * 80;
}

/** Towel, fan and lights. */
export function finishBath({ drawing, room, stands, isFree }: DrawScene, isPowder: boolean): void {
  const bath = stands.find(({ group }) => ['tub', 'shower', 'bathing'].includes(group.id));
  const toilet = stands.find(({ group }) => group.id === 'toilet');
  hangTowel({ drawing, room, isFree });
  const { x0, x1, y0, y1 } = room.box;
  const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
  const fanAt = (bath ?? toilet)?.middle ?? middle;
  atCeiling(drawing, room, {
    kind: 'bath-fan',
    at: [fanAt[0] * 0.7 + middle[0] * 0.3, fanAt[1] * 0.7 + middle[1] * 0.3],
  });
  if (isPowder) {
    const vanity = stands.find(({ group }) => group.id === 'vanity')?.pose;
    const at = vanity?.side.spot(vanity.at, 26).at ?? middle;
    atCeiling(drawing, room, { kind: 'flush-mount', at, most: { diameterTenths: 16 } });
  } else downlights(drawing, room, 58);
}

type Hanging = Pick<DrawScene, 'drawing' | 'room' | 'isFree'>;

function hangTowel({ drawing, room, isFree }: Hanging): void {
  for (const [index, side] of room.sides.entries()) {
    if (!side.wallId) continue;
    const holes = drawing.holes.filter((one) => one.side === side);
    for (let at = 16; at <= side.length - 16; at += 4) {
      const isWall = holes.every(({ hole }) => Math.abs(hole.at - at) > hole.width / 2 + 17);
      const pose = { side, index, at, end: null };
      if (!isWall || !isFree(pose, { x0: -14, x1: 14, y0: 0, y1: 6 })) continue;
      hang(drawing, side, at, 'towel-bar', { middle: 50 }, { lengthTenths: 24 });
      return;
    }
  }
}
