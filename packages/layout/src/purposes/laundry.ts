// Laundries: machines in a row with a sink and a counter to fold on, more counter elsewhere, a tall cabinet, a rail. Inches.
import { footprintOf } from '../drawing/stand.ts';
import { layUpper, type Span, UPPER_BOTTOM, without } from '../furnishing/kitchen-wall.ts';
import { laundryMachine } from '../furnishing/laundry-machine.ts';
import { atCeiling, downlights } from '../furnishing/lights.ts';
import { hang } from '../furnishing/pieces.ts';
import { BARE_COUNTER, layRun } from '../furnishing/runs.ts';
import { tallTop } from '../furnishing/tall-units.ts';
import { shades } from '../furnishing/window-dressing.ts';
import type { Floor } from '../groups/floor.ts';
import type {
  Body,
  Clear,
  DrawScene,
  Group,
  Option,
  Pose,
  RoomView,
  Stand,
} from '../groups/group.ts';
import { standsOf } from '../groups/poses.ts';
import { type RoomWishes, wishFor } from '../groups/wishes.ts';
import { wallCabinetSpans } from '../kitchen/rows.ts';
import { againstWall, MISSED, optionalGroups, TIP } from './furniture.ts';

/** A machine with the air beside it. */
const MACHINE = 28;
/** A counter with the pulls below it. */
const CABINETS = 27;
const SINK = 30;
/** Where a row ends free: its panel and the counter over it; a machine's own air elsewhere. */
const FREE_END = 2;
const COUNTER_TOP = 40;
const UPPER_DEPTH = 15.5;
/** Before a machine: to kneel at its door, to walk past, to have a basket there. */
const FRONT = { hard: 30, usual: 36, easy: 48 };

type Machines = 'pair' | 'stack';
type Beside = 'sink and counter' | 'counter' | 'sink' | 'nothing';

/** Lengths that what stands beside the machines is tried with, and what it costs to have no more. */
const besides: Readonly<
  Record<Beside, { readonly lengths: readonly number[]; readonly cost: number }>
> = {
  'sink and counter': { lengths: [100, 80, 60], cost: 0 },
  counter: { lengths: [72, 50, 32], cost: 16 },
  sink: { lengths: [36], cost: 14 },
  nothing: { lengths: [0], cost: 34 },
};

interface Row {
  readonly machines: Machines | null;
  readonly beside: Beside;
  readonly length: number;
  readonly machinesAt: 'left' | 'right';
  readonly onlySide?: number;
}

function machineWidth({ machines }: Row): number {
  return machines === null ? 0 : machines === 'pair' ? 2 * MACHINE : MACHINE;
}

/** Where along a row, from its middle, the machines stand and the cabinets. */
function partsOf(row: Row): { readonly machines: Span; readonly cabinets: Span } {
  const half = row.length / 2;
  const wide = machineWidth(row);
  return row.machinesAt === 'left'
    ? { machines: { from: -half, to: -half + wide }, cabinets: { from: -half + wide, to: half } }
    : { machines: { from: half - wide, to: half }, cabinets: { from: -half, to: half - wide } };
}

function labelOf({ machines, beside }: Row): string {
  const first =
    machines === null
      ? []
      : [machines === 'pair' ? 'washer and dryer' : 'washer and dryer, stacked'];
  return [...first, ...(beside === 'nothing' ? [] : [beside])].join(', ');
}

const machineDepth = footprintOf('laundry', laundryMachine('washer', 27).params).depth + 1.4;

function front(span: Span, y: number, { hard, usual, easy }: typeof FRONT): Clear[] {
  const before = (deep: number, cost: number): Clear => {
    return { x0: span.from, x1: span.to, y0: y, y1: y + deep, cost, above: 2 };
  };
  return [before(hard, Infinity), before(usual, MISSED), before(easy, TIP)];
}

/** Ducts are short where the vent is, or go out through an outer wall; pipes where the water is. */
function serviceComfort(
  { side, at, index }: Pose,
  row: Row,
  { vents, water, walls }: RoomView,
): number {
  const { from, to } = partsOf(row).machines;
  const [x, y] = side.spot(at + (from + to) / 2, 6).at;
  const nearest = (places: RoomView['water']) =>
    places.length === 0 ? 0 : Math.min(...places.map(([px, py]) => Math.hypot(px - x, py - y)));
  const wall = index === null ? undefined : walls[index];
  const outer = wall?.isShared ? 8 : wall?.hasWindow ? -4 : 0;
  return nearest(vents) * 0.15 + nearest(water) * 0.1 + (vents.length > 0 ? 0 : outer);
}

function rowOption(floor: Floor, row: Row, cost: number): Option {
  const { machines, cabinets } = partsOf(row);
  const long = cabinets.to - cabinets.from;
  const bodies: Body[] = [];
  const clears: Clear[] = [];
  if (row.machines !== null) {
    const top = row.machines === 'pair' ? COUNTER_TOP : 76;
    bodies.push({ x0: machines.from, x1: machines.to, y0: 0, y1: machineDepth, bottom: 0, top });
    clears.push(...front(machines, machineDepth, FRONT));
  }
  if (long > 0) {
    const [x0, x1] = [cabinets.from, cabinets.to];
    bodies.push({ x0, x1, y0: 0, y1: CABINETS, bottom: 0, top: COUNTER_TOP });
    clears.push(...front(cabinets, CABINETS, { hard: 24, usual: 30, easy: 36 }));
  }
  const counter = long - (row.beside.startsWith('sink') ? SINK : 0);
  return {
    id: `${row.machines ?? 'row'}-${row.beside.replaceAll(' ', '-')}-${Math.round(row.length)}-${row.machinesAt}`,
    label: labelOf(row),
    // More to fold on is better.
    cost: cost - Math.min(8, Math.max(0, counter - 24) * 0.15),
    stands: 'along',
    ...(row.onlySide === undefined ? {} : { onlySide: row.onlySide }),
    ...{ bodies, clears },
    comfort: (pose, view) => (row.machines === null ? 0 : serviceComfort(pose, row, view)),
    draw: (scene, stand) => drawRow(floor, row, scene, stand),
  };
}

/** Which ends of a row stand at a wall that turns there. */
function endsOf(floor: Floor, { length }: Row, { side, at, index }: Pose) {
  const segment = index === null ? undefined : floor.model.segments[index];
  const turns = (kind: string | undefined) => kind === 'square' || kind === 'inner';
  return {
    left: at - length / 2 < 0.1 && turns(segment?.leftEnd.kind),
    right: at + length / 2 > side.length - 0.1 && turns(segment?.rightEnd.kind),
  };
}

function drawMachines(row: Row, { drawing }: DrawScene, { side, at }: Pose): void {
  const { from, to } = partsOf(row).machines;
  const words = row.machines === 'stack' ? (['stack'] as const) : (['dryer', 'washer'] as const);
  // The washer stands next to the sink.
  const inOrder = row.machinesAt === 'left' ? words : words.toReversed();
  for (const [i, word] of inOrder.entries()) {
    const along = from + ((i + 0.5) * (to - from)) / inOrder.length;
    drawing.put({
      ...laundryMachine(word, MACHINE - 1),
      place: { spot: side.spot(at + along, 1), by: 'back', height: { bottom: 0 } },
    });
  }
}

function drawRow(floor: Floor, row: Row, scene: DrawScene, stand: Stand): void {
  const { drawing, room } = scene;
  const { pose } = stand;
  const { side, at } = pose;
  if (row.machines !== null) drawMachines(row, scene, pose);
  const { cabinets } = partsOf(row);
  const atWall = endsOf(floor, row, pose);
  const isLeft = row.machines !== null && row.machinesAt === 'left';
  const isRight = row.machines !== null && row.machinesAt === 'right';
  const from = at + cabinets.from + (isLeft || atWall.left ? 0 : FREE_END);
  const to = at + cabinets.to - (isRight || atWall.right ? 0 : FREE_END);
  if (row.beside !== 'nothing') {
    const length = to - from;
    // Next to the washer, and all the rest of the counter in one piece.
    const middle = row.machinesAt === 'left' ? SINK / 2 : length - SINK / 2;
    const sink = row.machines === null ? `sink${SINK}` : `sink${SINK}@${middle.toFixed(2)}`;
    layRun({
      ...{
        drawing,
        length,
        tier: 'base',
        wallId: side.wallId,
        ceiling: room.ceiling,
        splash: true,
      },
      spot: (along, out) => side.spot(from + along, out),
      left: isLeft ? 'tight' : atWall.left ? 'wall' : 'open',
      right: isRight ? 'tight' : atWall.right ? 'wall' : 'open',
      parts: row.beside.startsWith('sink') ? sink : '',
      node: { counter: BARE_COUNTER as never },
    });
  }
  hangUppers(floor, row, scene, stand);
}

/** What of a side bodies of other groups take at the height of wall cabinets. */
function takenBy(stands: readonly Stand[], own: Stand): Span[] {
  const { side } = own.pose;
  const [zx, zy] = side.spot(0).at;
  return stands
    .filter((one) => one !== own)
    .flatMap(({ bodies }) => bodies)
    .filter(({ top }) => top > UPPER_BOTTOM)
    .flatMap(({ polygon }): Span[] => {
      const seen = polygon.map(([x, y]) => {
        const [dx, dy] = [x - zx, y - zy];
        return {
          along: dx * side.right[0] + dy * side.right[1],
          out: dx * side.into[0] + dy * side.into[1],
        };
      });
      if (Math.min(...seen.map(({ out }) => out)) > UPPER_DEPTH) return [];
      const along = seen.map((one) => one.along);
      return [{ from: Math.min(...along), to: Math.max(...along) }];
    });
}

/** Wall cabinets over a row, clear of windows, of a tall machine and of what else is tall. */
function hangUppers(
  floor: Floor,
  row: Row,
  { drawing, room, stands }: DrawScene,
  own: Stand,
): void {
  const { side, at, index } = own.pose;
  const segment = index === null ? undefined : floor.model.segments[index];
  if (!segment) return;
  const heights = { bottom: UPPER_BOTTOM, top: tallTop(room.ceiling) };
  const { machines } = partsOf(row);
  const taken = [
    ...(row.machines === 'stack' ? [{ from: at + machines.from, to: at + machines.to }] : []),
    ...takenBy(stands, own),
  ];
  const spans = wallCabinetSpans(floor.model, segment, heights)
    .map((one) => ({
      from: Math.max(one.from, at - row.length / 2),
      to: Math.min(one.to, at + row.length / 2),
    }))
    .filter(({ from, to }) => from < to)
    .flatMap((one) => without(one, taken));
  for (const { from, to } of spans) {
    if (to - from < 15) continue;
    const ends = {
      left: from < 0.1 ? ('wall' as const) : ('open' as const),
      right: to > side.length - 0.1 ? ('wall' as const) : ('open' as const),
    };
    layUpper({ drawing, room, side }, { from, to, ...ends });
  }
}

/** Rows that fill a stretch of wall, and rows of some lengths anywhere. */
function rows(floor: Floor, machines: Machines | null, beside: Beside): Row[] {
  const { lengths } = besides[beside];
  const [most = 0, least = 0] = [lengths[0], lengths.at(-1)];
  const kinds = (['left', 'right'] as const).filter(
    (one) => one === 'left' || (machines !== null && beside !== 'nothing') || machines === 'pair',
  );
  return kinds.flatMap((machinesAt): Row[] => {
    const base = { machines, beside, machinesAt };
    const wide = machineWidth({ ...base, length: 0 });
    const body = { y1: machines ? machineDepth : CABINETS, bottom: 0, top: COUNTER_TOP };
    const exact =
      beside === 'nothing'
        ? []
        : floor.room.sides.flatMap((_, onlySide) =>
            floor.spans(onlySide, body).flatMap(({ from, to }): Row[] => {
              const rest = to - from - wide;
              const fits = rest >= least + 3 && rest <= most + 20;
              return fits ? [{ ...base, length: to - from, onlySide }] : [];
            }),
          );
    return [...exact, ...lengths.map((length) => ({ ...base, length: wide + length }))];
  });
}

/** What stands beside the machines, as wished. */
function allowed(wishes: RoomWishes): Beside[] {
  const [sink, counter] = [wishFor(wishes, 'sink', 'may'), wishFor(wishes, 'counter', 'may')];
  return (Object.keys(besides) as Beside[]).filter((one) => {
    const has = { sink: one.startsWith('sink'), counter: one.endsWith('counter') };
    return (sink !== 'not' || !has.sink) && (counter !== 'not' || !has.counter);
  });
}

/** What of two things beside machines must be, and is not. */
function lacks(wishes: RoomWishes, one: Beside): boolean {
  const isAsked = (id: string) => wishFor(wishes, id, 'may') === 'must';
  return (
    (isAsked('sink') && !one.startsWith('sink')) || (isAsked('counter') && !one.endsWith('counter'))
  );
}

function machineGroup(floor: Floor, wishes: RoomWishes, kinds: readonly Beside[]): Group {
  const stacked = wishFor(wishes, 'stacked', 'may');
  const machines = (['pair', 'stack'] as const).filter((one) =>
    one === 'pair' ? stacked !== 'must' : stacked !== 'not',
  );
  return {
    ...{ id: 'machines', label: 'washer and dryer', need: 'must', worth: 0 },
    options: machines.flatMap((one) =>
      kinds.flatMap((beside) =>
        rows(floor, one, beside).map((row) =>
          rowOption(floor, row, besides[beside].cost + (one === 'stack' ? 8 : 0)),
        ),
      ),
    ),
  };
}

function storageOption(width: number, cost: number): Option {
  const half = width / 2 + 0.4;
  return {
    ...{ id: `tall-${width}`, label: `${width}-inch tall cabinet`, cost, stands: 'along' },
    bodies: [{ x0: -half, x1: half, y0: 0, y1: 26, bottom: 0, top: 97 }],
    clears: front({ from: -half, to: half }, 26, { hard: 24, usual: 30, easy: 36 }),
    draw({ drawing, room }, { pose: { side, at } }) {
      layRun({
        ...{ drawing, length: width, left: 'open', right: 'open', tier: 'tall' },
        ...{ parts: `pantry${width}`, wallId: side.wallId, ceiling: room.ceiling },
        spot: (along, out) => side.spot(at - width / 2 + along, out),
        node: { heightTenths: tallTop(room.ceiling) * 254, leftEnd: 'plain', rightEnd: 'plain' },
      });
    },
  };
}

const railOption: Option = {
  ...{ id: 'rail', label: 'rail with pegs', cost: 0, stands: 'along' },
  bodies: [{ x0: -14, x1: 14, y0: 0, y1: 5, bottom: 56, top: 72 }],
  // What hangs down, and a step before it.
  clears: [{ x0: -14, x1: 14, y0: 0.1, y1: 24, cost: TIP * 2, above: 2 }],
  draw({ drawing }, { pose }) {
    const size = { form: 'peg', count: 5, rail: true };
    hang(drawing, pose.side, pose.at, 'robe-hooks', { middle: 66 }, size, false);
  },
};

/** Machines first, with what of sink and counter fits beside them; then more counter, storage, a rail, a bench. */
export function laundryGroups(floor: Floor, wishes: RoomWishes): Group[] {
  const optional = optionalGroups(floor, wishes);
  const kinds = allowed(wishes);
  const whole = machineGroup(
    floor,
    wishes,
    kinds.filter((one) => !lacks(wishes, one)),
  );
  const isAsked = kinds.some((one) => lacks(wishes, one));
  // What must be and has no place beside the machines stands elsewhere.
  const isApart = isAsked && standsOf(floor, whole, false).length === 0;
  const second = (isApart ? kinds.filter((one) => !lacks(wishes, one)) : kinds).filter(
    (one) => one !== 'nothing',
  );
  const counters: Group = {
    ...{ id: 'counter', label: 'counter', worth: 26, need: isApart ? 'must' : 'may' },
    options: second.flatMap((beside) =>
      rows(floor, null, beside).map((row) => rowOption(floor, row, besides[beside].cost)),
    ),
  };
  const hasMore = isApart || (second.length > 0 && floor.view.area >= 40);
  return [
    isApart ? machineGroup(floor, wishes, kinds) : whole,
    ...(hasMore ? [counters] : []),
    ...optional('storage', 35, 16, [storageOption(24, 0), storageOption(18, 3)]),
    ...optional('hanging', 30, 10, [railOption]).map((one) => ({ ...one, isAccent: true })),
    ...optional('bench', Infinity, 10, [
      againstWall(
        'storage-bench',
        { widthTenths: 42 },
        { label: '42-inch bench', cost: 0, clear: [24, 30] },
      ),
    ]),
  ];
}

/** Nobody needs two sinks; a second counter is worth less than the first; tall machines hide a window's light. */
export function laundryExtra(stands: readonly Stand[]): number {
  const beside = stands
    .filter(({ group }) => group.id === 'machines' || group.id === 'counter')
    .map(({ option }) => option.id);
  const sinks = beside.filter((id) => id.includes('-sink-')).length;
  const counters = beside.filter((id) => id.includes('-counter-')).length;
  return Math.max(0, sinks - 1) * 80 + Math.max(0, counters - 1) * 16;
}

export function finishLaundry({ drawing, room }: DrawScene): void {
  const { x0, x1, y0, y1 } = room.box;
  for (const side of room.sides) shades(drawing, side);
  atCeiling(drawing, room, { kind: 'flush-mount', at: [(x0 + x1) / 2, (y0 + y1) / 2] });
  downlights(drawing, room, 60);
}
