// Patios: seats about a low table or a fire pit, a table under a parasol, a grill away from the house, loungers, planters.
// Inches.
import { footprintOf, type Params } from '../drawing/stand.ts';
import { floorArea } from '../furnishing/floor-area.ts';
import { beside, freely, inInches } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type {
  Body,
  Clear,
  DrawScene,
  Group,
  Option,
  Pose,
  Rect,
  RoomView,
  Stand,
} from '../groups/group.ts';
import { type RoomWishes, wishFor } from '../groups/wishes.ts';
import { MISSED, optionalGroups, TIP } from './furniture.ts';

type Stands = Exclude<Option['stands'], 'corner'>;

/** A way between groups. */
const WALK = 30;
const REACH = 18;
/** Between a fire and those who sit at it. */
const FROM_FIRE = 30;
/** Off a wall or an edge. */
const OFF = 3;

interface Seat {
  readonly seats: 1 | 2 | 3;
  /** Middle before the group's back, and the way it looks: 0 is out of the back, 180 back to it. */
  readonly x: number;
  readonly y: number;
  readonly faces: number;
}

interface Lounge {
  readonly id: string;
  readonly label: string;
  readonly cost: number;
  readonly seats: readonly Seat[];
  readonly middle: {
    readonly kind: 'fire-pit' | 'coffee-table' | 'side-table';
    readonly y: number;
  } | null;
}

const seatSize = (seats: Seat['seats']) => footprintOf('outdoor-sofa', { seats });
const DEEP = seatSize(1).depth;
const PIT = 40;
const TABLE = { width: 44, depth: 22 };

const tableY = DEEP + REACH + TABLE.depth / 2;
const acrossY = DEEP + 2 * REACH + TABLE.depth + DEEP / 2;
const pitY = DEEP + FROM_FIRE + PIT / 2;
const pitX = PIT / 2 + FROM_FIRE + DEEP / 2;

const row = (seats: Seat['seats'], x = 0): Seat => ({ seats, x, y: DEEP / 2, faces: 0 });

const lounges: readonly Lounge[] = [
  {
    ...{ id: 'fire', label: 'sofa and two chairs about a fire pit', cost: 0 },
    seats: [
      row(3),
      { seats: 1, x: -pitX, y: pitY, faces: 90 },
      { seats: 1, x: pitX, y: pitY, faces: 270 },
    ],
    middle: { kind: 'fire-pit', y: pitY },
  },
  {
    ...{ id: 'sofa-chairs', label: 'sofa and two chairs about a table', cost: 4 },
    seats: [
      row(3),
      { seats: 1, x: -21, y: acrossY, faces: 180 },
      { seats: 1, x: 21, y: acrossY, faces: 180 },
    ],
    middle: { kind: 'coffee-table', y: tableY },
  },
  {
    ...{ id: 'loveseat-chairs', label: 'loveseat and two chairs about a table', cost: 14 },
    seats: [
      row(2),
      { seats: 1, x: -19, y: acrossY, faces: 180 },
      { seats: 1, x: 19, y: acrossY, faces: 180 },
    ],
    middle: { kind: 'coffee-table', y: tableY },
  },
  {
    ...{ id: 'sofa', label: 'sofa and table', cost: 30 },
    seats: [row(3)],
    middle: { kind: 'coffee-table', y: tableY },
  },
  {
    ...{ id: 'loveseat', label: 'loveseat and table', cost: 38 },
    seats: [row(2)],
    middle: { kind: 'coffee-table', y: tableY },
  },
  {
    ...{ id: 'chairs', label: 'two chairs and a side table', cost: 46 },
    seats: [row(1, -29), row(1, 29)],
    middle: { kind: 'side-table', y: DEEP / 2 },
  },
];

const tableParams: Readonly<Record<NonNullable<Lounge['middle']>['kind'], Params>> = {
  'fire-pit': { widthTenths: PIT },
  'coffee-table': { widthTenths: TABLE.width, depthTenths: TABLE.depth },
  'side-table': {},
};

function bodyOf(x: number, y: number, width: number, depth: number, top: number): Body {
  return {
    ...{ x0: x - width / 2 - 0.2, x1: x + width / 2 + 0.2 },
    ...{ y0: y - depth / 2 - 0.2, y1: y + depth / 2 + 0.2, bottom: 0, top },
  };
}

function rectOf(bodies: readonly Rect[]): Rect {
  return {
    x0: Math.min(...bodies.map(({ x0 }) => x0)),
    x1: Math.max(...bodies.map(({ x1 }) => x1)),
    y0: Math.min(...bodies.map(({ y0 }) => y0)),
    y1: Math.max(...bodies.map(({ y1 }) => y1)),
  };
}

/** Floor to walk around a group, its back aside where it stands at a wall or an edge. */
function around(bodies: readonly Rect[], far: number, cost: number, hasBack: boolean): Clear {
  const { x0, x1, y0, y1 } = rectOf(bodies);
  const back = hasBack ? y0 : y0 - far;
  return { x0: x0 - far, x1: x1 + far, y0: back, y1: y1 + far, cost, above: 2 };
}

/** A place of a group in plan: x along its side, y out of its back, and how it is turned. */
function spotIn({ side, at }: Pose, x: number, y: number, faces = 0) {
  const { at: place, turn } = side.spot(at + x, y);
  return { at: place, turn: turn + faces };
}

function loungeOption(lounge: Lounge, stands: Stands): Option {
  const off = stands === 'free' ? 0 : OFF;
  const seats = lounge.seats.map((seat) => {
    const { width, depth, top } = seatSize(seat.seats);
    const isTurned = seat.faces === 90 || seat.faces === 270;
    const [wide, deep] = isTurned ? [depth, width] : [width, depth];
    return bodyOf(seat.x, seat.y + off, wide, deep, top);
  });
  const middle = lounge.middle;
  const table = middle
    ? footprintOf(middle.kind, inInches(tableParams[middle.kind]))
    : { width: 0, depth: 0, top: 0 };
  const bodies = [
    ...seats,
    ...(middle ? [bodyOf(0, middle.y + off, table.width, table.depth, table.top)] : []),
  ];
  return {
    id: `${lounge.id}-${stands}`,
    label: lounge.label,
    // Seats like something at their backs.
    cost: lounge.cost + (stands === 'free' ? 8 : stands === 'along' ? 0 : 2),
    ...{ stands, bodies },
    clears: [
      around(bodies, 18, MISSED, stands !== 'free'),
      around(bodies, WALK, TIP * 2, stands !== 'free'),
    ],
    ...(middle?.kind === 'fire-pit' ? { comfort: awayFromHouse(middle.y + off, 60) } : {}),
    draw({ drawing }, { pose }) {
      for (const { seats: count, x, y, faces } of lounge.seats) {
        freely(drawing, spotIn(pose, x, y + off, faces), 'outdoor-sofa', { seats: count });
      }
      if (!middle) return;
      freely(drawing, spotIn(pose, 0, middle.y + off), middle.kind, tableParams[middle.kind]);
    },
  };
}

/** What burns keeps off walls, off doors and windows still more. */
function awayFromHouse(out: number, fromDoors: number) {
  return ({ side, at }: Pose, { room, doors }: RoomView): number => {
    const [x, y] = side.spot(at, out).at;
    const near = Math.min(...room.sides.map((wall) => distanceTo(wall, x, y)));
    const door = Math.min(...doors.map((one) => Math.hypot(one.at[0] - x, one.at[1] - y)));
    const isBelow = room.sides.length > 0 && near < 48;
    if (isBelow) return Infinity;
    return (door < fromDoors ? MISSED : door < 2 * fromDoors ? TIP : 0) + (near < 120 ? TIP : 0);
  };
}

function distanceTo(wall: RoomView['room']['sides'][number], x: number, y: number): number {
  const [zx, zy] = wall.spot(0).at;
  const along = (x - zx) * wall.right[0] + (y - zy) * wall.right[1];
  const out = (x - zx) * wall.into[0] + (y - zy) * wall.into[1];
  const past = Math.max(0, -along, along - wall.length);
  return Math.hypot(out, past);
}

interface Dining {
  readonly label: string;
  readonly seats: number;
  readonly params: Params;
  /** Across its parasol; the base stands beside it. */
  readonly parasol: number;
  readonly cost: number;
}

const dinings: readonly Dining[] = [
  {
    ...{ label: 'table for eight', seats: 8, parasol: 126, cost: 4 },
    params: { chairs: 8, lengthTenths: 96, widthTenths: 40 },
  },
  { ...{ label: 'table for six', seats: 6, parasol: 114, cost: 0 }, params: { chairs: 6 } },
  {
    ...{ label: 'round table for four', seats: 4, parasol: 90, cost: 10 },
    params: { form: 'round', chairs: 4, lengthTenths: 48 },
  },
  {
    ...{ label: 'bistro table for two', seats: 2, parasol: 0, cost: 42 },
    params: { form: 'bistro', chairs: 2, lengthTenths: 28 },
  },
];

/** A cantilever's foot, beside its canopy; the canopy hangs over heads. */
const FOOT = { wide: 20.5, deep: 35.5 };
/** Over doors and windows, where it reaches before them. */
const PARASOL = { height: 113, bottom: 81 };

function diningOption(
  { label, seats, params, parasol, cost }: Dining,
  hasParasol: boolean,
): Option {
  const { width, depth, top } = footprintOf('outdoor-dining-set', inInches(params));
  const set = bodyOf(0, 0, width, depth, top);
  const half = parasol / 2;
  const foot = bodyOf(half + FOOT.wide / 2, 0, FOOT.wide, FOOT.deep, 96);
  // Eight sides about a circle of that width.
  const out = half / Math.cos(Math.PI / 8);
  const canopy: Body = {
    ...{ x0: -out, x1: out, y0: -out, y1: out, bottom: PARASOL.bottom, top: PARASOL.height },
  };
  return {
    id: `dining-${seats}${hasParasol ? '-parasol' : ''}`,
    label: hasParasol ? `${label} under a parasol` : label,
    cost: cost + (hasParasol || parasol === 0 ? 0 : 8),
    ...{ stands: 'free', isTwoSided: !hasParasol },
    bodies: hasParasol ? [set, foot, canopy] : [set],
    clears: [around([set], 18, MISSED, false), around([set], WALK, TIP * 2, false)],
    draw({ drawing }, { pose }) {
      freely(drawing, spotIn(pose, 0, 0), 'outdoor-dining-set', params);
      if (!hasParasol) return;
      freely(drawing, spotIn(pose, 0, 0), 'parasol', {
        form: 'cantilever',
        diameterTenths: parasol,
        heightTenths: PARASOL.height,
      });
    },
  };
}

function diningOptions(wishes: RoomWishes): Option[] {
  const parasol = wishFor(wishes, 'parasol', 'may');
  return dinings
    .filter(({ seats }) => wishes.seats === undefined || seats >= wishes.seats)
    .flatMap((one) => [
      ...(one.parasol > 0 && parasol !== 'not' ? [diningOption(one, true)] : []),
      ...(parasol === 'must' ? [] : [diningOption(one, false)]),
    ]);
}

function loungeOptions(wishes: RoomWishes): Option[] {
  const fire = wishFor(wishes, 'fire-pit', 'may');
  return lounges
    .filter(({ middle }) => {
      const isFire = middle?.kind === 'fire-pit';
      return isFire ? fire !== 'not' : fire !== 'must';
    })
    .flatMap((one) => {
      // A few seats want something at their backs; more make a place by themselves.
      const free = one.seats.length > 2 ? (['free'] as const) : [];
      return [...(['along', 'edge'] as const), ...free].map((how) => loungeOption(one, how));
    });
}

const grillParams = { widthTenths: 48 };

/** A grill with room to stand before it, and nothing that burns beside it. */
function grillOption(stands: 'edge' | 'free'): Option {
  const { width, depth, top } = footprintOf('grill', inInches(grillParams));
  const y = depth / 2 + OFF;
  const body = bodyOf(0, y, width, depth, top);
  return {
    ...{ id: `grill-${stands}`, label: 'grill', cost: stands === 'edge' ? 0 : 6, stands },
    bodies: [body],
    clears: [
      { ...body, y0: body.y1, y1: body.y1 + 36, cost: Infinity, above: 2 },
      { ...body, y0: body.y1, y1: body.y1 + 48, cost: TIP, above: 2 },
      { ...body, x0: body.x0 - 12, x1: body.x1 + 12, cost: MISSED, above: 2 },
    ],
    comfort: awayFromHouse(y, 72),
    draw({ drawing }, { pose }) {
      freely(drawing, spotIn(pose, 0, y), 'grill', grillParams);
    },
  };
}

/** Two, side by side, their feet out. */
function loungerOption(stands: 'along' | 'edge'): Option {
  const { width, depth, top } = footprintOf('sun-lounger');
  const [x, y] = [width / 2 + 11, depth / 2 + OFF];
  const bodies = [bodyOf(-x, y, width, depth, top), bodyOf(x, y, width, depth, top)];
  return {
    ...{ id: `loungers-${stands}`, label: 'two loungers', cost: stands === 'edge' ? 0 : 4, stands },
    bodies,
    clears: [around(bodies, 12, MISSED, true), around(bodies, WALK, TIP, true)],
    draw({ drawing }, { pose }) {
      for (const at of [-x, x]) freely(drawing, spotIn(pose, at, y), 'sun-lounger');
      freely(drawing, spotIn(pose, 0, 20), 'side-table', {}, true);
    },
  };
}

function planterOption(length: number, cost: number, stands: 'along' | 'edge'): Option {
  const params = { lengthTenths: length, depthTenths: 18, planting: 'grass' };
  const { width, depth, top } = footprintOf('planter-box', inInches(params));
  // What grows in it hangs over.
  const y = depth / 2 + 2 * OFF;
  return {
    ...{ id: `planter-${length}-${stands}`, label: `${length}-inch planter`, cost, stands },
    bodies: [bodyOf(0, y, width, depth, top)],
    clears: [],
    // At the ends of its side, where it frames.
    comfort: ({ side, at }) => Math.min(at, side.length - at) * 0.05,
    draw({ drawing }, { pose }) {
      freely(drawing, spotIn(pose, 0, y), 'planter-box', params);
    },
  };
}

function planters(): Option[] {
  return ([60, 48, 36] as const).flatMap((length, i) =>
    (['edge', 'along'] as const).map((how) => planterOption(length, i * 2, how)),
  );
}

/** Somewhere to sit or to eat, both where there is space; then a grill, loungers and planters. */
export function outdoorGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const optional = optionalGroups(floor, wishes);
  const [seating, dining] = [wishFor(wishes, 'seating', 'may'), wishFor(wishes, 'dining', 'may')];
  const isSeating = wishFor(wishes, 'fire-pit', 'may') === 'must' && seating !== 'not';
  const isDining = wishFor(wishes, 'parasol', 'may') === 'must' || wishes.seats !== undefined;
  const lounge = (need: Group['need']): Group => ({
    ...{ id: 'seating', label: 'seats', need, worth: need === 'may' ? 60 : 0 },
    options: loungeOptions(wishes),
  });
  const table = (need: Group['need']): Group => ({
    ...{ id: 'dining', label: 'table', need, worth: need === 'may' ? 60 : 0 },
    options: diningOptions(wishes),
  });
  const must = [
    ...(seating === 'must' || isSeating ? [lounge('must')] : []),
    ...(dining === 'must' || (isDining && dining !== 'not') ? [table('must')] : []),
  ];
  const either: Group = {
    ...{ id: 'seating', label: 'seats or table', need: 'must', worth: 0 },
    options: [
      ...(seating === 'not' ? [] : loungeOptions(wishes)),
      ...(dining === 'not'
        ? []
        : diningOptions(wishes).map((one) => ({ ...one, cost: one.cost + 16 }))),
    ],
  };
  const first = must.length > 0 ? must : [either];
  const has = (id: string) => first.some((one) => one.id === id);
  return [
    ...first,
    ...(must.length > 0 && !has('seating') && seating !== 'not' ? [lounge('may')] : []),
    ...(!has('dining') && dining !== 'not' ? [table('may')] : []),
    ...optional('grill', 90, 30, [grillOption('edge'), grillOption('free')]),
    ...optional('loungers', 280, 18, [loungerOption('edge'), loungerOption('along')]),
    ...optional('planters', 60, 14, planters()).map((one) => ({ ...one, isAccent: true })),
    ...optional('planters', 140, 10, planters()).map((one) => {
      return { ...one, id: 'more planters', need: 'may' as const, isAccent: true };
    }),
  ];
}

/** Nobody needs two tables. */
export function outdoorExtra(stands: readonly Stand[]): number {
  const tables = stands.filter(({ option }) => option.id.startsWith('dining')).length;
  return Math.max(0, tables - 1) * 120;
}

/** The ground, and a pot in a corner. */
export function finishOutdoor({ drawing, room, stands, isFree }: DrawScene): void {
  floorArea(drawing, room, room.inner, 'paving');
  const lounge = stands.find(({ group }) => group.id === 'seating');
  if (!lounge) return;
  const { pose, bodies } = lounge;
  const wide = Math.max(...bodies.map(({ x1 }) => x1));
  for (const x of [-wide - 14, wide + 14]) {
    if (!isFree(pose, { x0: x - 11, x1: x + 11, y0: 3, y1: 25 })) continue;
    const { at, turn } = pose.side.spot(pose.at);
    const size = { heightTenths: 48, spreadTenths: 20 };
    const place = { at: beside({ at, turn }, x, -14), turn };
    freely(drawing, place, 'potted-plant', size, true);
    return;
  }
}
