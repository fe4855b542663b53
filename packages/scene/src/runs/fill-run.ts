import type { Cabinet, CabinetType, RunNode } from '../document/nodes/run.ts';

/** What a run ends at: a wall, the corner of another run, or nothing. */
export type RunEnd = 'wall' | 'corner' | 'open';

/** One thing that must stand in the run, in the order from left to right. */
export interface Wanted {
  readonly cabinet: CabinetType;
  readonly widthTenths: number;
  readonly hinge?: Cabinet['hinge'];
  readonly drawers?: number;
  /** A range has counter on both sides, however wide it is. Other wide gaps are refrigerators. */
  readonly isRange?: boolean;
  /** Its middle, from the run's left end: a sink under its window. The first of a list that has one wins. */
  readonly centerTenths?: number;
}

export interface FillGivens {
  readonly lengthTenths: number;
  readonly left: RunEnd;
  readonly right: RunEnd;
  readonly wanted: readonly Wanted[];
  readonly tier: RunNode['tier'];
  /** Before the number of each cabinet's id. */
  readonly idPrefix?: string;
}

interface FilledRun {
  readonly cabinets: readonly Cabinet[];
  /** What stays empty at an open end, less than a step. */
  readonly restTenths: number;
  /** How much too short the length is for what is wanted; then `cabinets` is empty. */
  readonly shortTenths: number;
}

/** US cabinets come in steps of 3 in. */
export const STEP_TENTHS = 762;
/** Doors and drawers must clear a wall's casing by 1 1/2 in, another run's handles by 3 in. */
const MIN_FILLER: Readonly<Record<RunEnd, number>> = { wall: 381, corner: 762, open: 0 };
const WIDEST_STEPS = 12;
const NARROWEST_STEPS = 3;

type Part = Omit<Cabinet, 'id'>;

function plain({ cabinet, widthTenths, hinge, drawers }: Wanted): Part {
  return { cabinet, widthTenths, hinge: hinge ?? 'left', drawers: drawers ?? 0 };
}

/** Things that stand at the end of a run, with no cabinet between them and it. */
function endsRun({ cabinet, widthTenths, isRange = false }: Wanted): boolean {
  const isTall = cabinet === 'pantry' || cabinet === 'oven' || cabinet === 'panel';
  return (
    isTall ||
    cabinet.startsWith('corner-') ||
    (cabinet === 'gap' && widthTenths >= 8_382 && !isRange)
  );
}

/** A dishwasher stands beside its sink: nothing comes between. */
function belongTogether(a: Wanted, b: Wanted): boolean {
  const isSmallGap = (one: Wanted) => one.cabinet === 'gap' && one.widthTenths <= 6_223;
  return (a.cabinet === 'sink' && isSmallGap(b)) || (isSmallGap(a) && b.cabinet === 'sink');
}

/** First and last of what moves with the one at `index`: a sink's dishwasher. */
function blockAround(wanted: readonly Wanted[], index: number): [number, number] {
  const joined = (i: number) => {
    const [a, b] = [wanted[i], wanted[i + 1]];
    return a !== undefined && b !== undefined && belongTogether(a, b);
  };
  let [first, last] = [index, index];
  while (joined(first - 1)) first--;
  while (joined(last)) last++;
  return [first, last];
}

/** Which of the places before, between and after the wanted things may take cabinets. */
function openSlots(
  wanted: readonly Wanted[],
  isLeftOuter: boolean,
  isRightOuter: boolean,
): number[] {
  const slots: number[] = [];
  for (let i = 0; i <= wanted.length; i++) {
    const [before, after] = [wanted[i - 1], wanted[i]];
    if (i === 0 && isLeftOuter && after && endsRun(after)) continue;
    if (i === wanted.length && isRightOuter && before && endsRun(before)) continue;
    if (before && after && belongTogether(before, after)) continue;
    slots.push(i);
  }
  return slots.length > 0 ? slots : [wanted.length];
}

/** Steps for each slot, as even as possible, and none too narrow for a cabinet if that can be avoided. */
function shareSteps(steps: number, slots: readonly number[]): Map<number, number> {
  const shared = new Map<number, number>();
  const used = Math.max(1, Math.min(slots.length, Math.floor(steps / NARROWEST_STEPS)));
  // The slots in the middle of the run matter most: landings beside sinks and ranges.
  const middle = (slots.length - 1) / 2;
  const order = slots
    .map((slot, i) => ({ slot, far: Math.abs(i - middle), i }))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .slice(0, used)
    .map(({ slot }) => slot)
    .sort((a, b) => a - b);
  const each = Math.floor(steps / used);
  order.forEach((slot, i) => {
    shared.set(slot, each + (i < steps - each * used ? 1 : 0));
  });
  return shared;
}

function usualType(
  tier: RunNode['tier'],
  widthTenths: number,
  beside: readonly Wanted[],
): CabinetType {
  if (tier === 'wall') return 'door';
  if (tier === 'tall') return 'pantry';
  if (tier === 'vanity') return 'drawers';
  if (widthTenths < 2_286) return 'pull-out';
  const isHot = beside.some(
    ({ cabinet, widthTenths: wide, isRange = false }) =>
      cabinet === 'cooktop' || isRange || (cabinet === 'gap' && wide >= 7_500 && wide < 8_382),
  );
  const isWet = beside.some(({ cabinet }) => cabinet === 'sink');
  if (isHot && widthTenths >= 3_810) return 'drawers';
  if (isWet && (widthTenths === 3_810 || widthTenths === 4_572)) return 'trash-pull-out';
  return 'door-drawer';
}

/** Cabinets of equal widths, as wide as they come; 3 and 6 in are fillers and slim pull-outs. */
function cabinetsFor(steps: number, tier: RunNode['tier'], beside: readonly Wanted[]): Part[] {
  if (steps === 0) return [];
  if (steps === 1) {
    return [{ cabinet: 'filler', widthTenths: STEP_TENTHS, hinge: 'left', drawers: 0 }];
  }
  const widest = tier === 'wall' || tier === 'tall' ? WIDEST_STEPS : 11;
  const count = Math.ceil(steps / widest);
  const each = Math.floor(steps / count);
  return Array.from({ length: count }, (_, i): Part => {
    const widthTenths = (each + (i < steps - each * count ? 1 : 0)) * STEP_TENTHS;
    return {
      cabinet: usualType(tier, widthTenths, beside),
      widthTenths,
      hinge: widthTenths >= 6_096 ? 'pair' : i < count / 2 ? 'left' : 'right',
      drawers: 0,
    };
  });
}

interface Stretch {
  readonly length: number;
  readonly left: RunEnd | null;
  readonly right: RunEnd | null;
  readonly wanted: readonly Wanted[];
  readonly tier: RunNode['tier'];
}

interface Filled {
  readonly parts: readonly Part[];
  readonly rest: number;
  readonly short: number;
}

/** Corner cabinets close a corner themselves: no filler between them and it. */
function minFiller(end: RunEnd | null, first: Wanted | undefined): number {
  if (end === null || first?.cabinet.startsWith('corner-')) return 0;
  return MIN_FILLER[end];
}

function fillStretch({ length, left, right, wanted, tier }: Stretch): Filled {
  const min = {
    left: minFiller(left, wanted[0]),
    right: minFiller(right, wanted.at(-1)),
  };
  const free =
    length - wanted.reduce((sum, one) => sum + one.widthTenths, 0) - min.left - min.right;
  if (free < 0) return { parts: [], rest: 0, short: -free };
  const steps = Math.floor(free / STEP_TENTHS);
  const rest = free - steps * STEP_TENTHS;
  const takesLeft = left !== null && left !== 'open' && min.left > 0;
  const takesRight = right !== null && right !== 'open' && min.right > 0;
  const toLeft = takesLeft ? (takesRight ? Math.floor(rest / 2) : rest) : 0;
  const toRight = takesRight ? rest - toLeft : 0;
  const slots = openSlots(wanted, left !== null, right !== null);
  const shared = shareSteps(steps, slots);
  const filler = (widthTenths: number): Part[] =>
    widthTenths > 0 ? [{ cabinet: 'filler', widthTenths, hinge: 'left', drawers: 0 }] : [];
  const parts: Part[] = filler(min.left + toLeft);
  for (let i = 0; i <= wanted.length; i++) {
    const beside = [wanted[i - 1], wanted[i]].filter((one) => one !== undefined);
    parts.push(...cabinetsFor(shared.get(i) ?? 0, tier, beside));
    const next = wanted[i];
    if (next) parts.push(plain(next));
  }
  parts.push(...filler(min.right + toRight));
  return { parts, rest: rest - toLeft - toRight, short: 0 };
}

function withIds(parts: readonly Part[], prefix: string): Cabinet[] {
  return parts.map((part, i) => ({ ...part, id: `${prefix}${i + 1}` }));
}

/**
 * A run of a given length with everything wanted in its order: fillers at walls and corners first (1 1/2
 * to 3 in at a wall, 3 to 6 at a corner), then cabinets in 3 in steps between, what is left over going to
 * the fillers. Pure: the same givens give the same run. Lengths in tenths.
 */
export function fillRun(given: FillGivens): FilledRun {
  const { lengthTenths, left, right, wanted, tier, idPrefix = 'c' } = given;
  const fixedAt = wanted.findIndex(({ centerTenths }) => centerTenths !== undefined);
  const fixed = wanted[fixedAt];
  if (fixed?.centerTenths === undefined) {
    const whole = fillStretch({ length: lengthTenths, left, right, wanted, tier });
    return {
      cabinets: withIds(whole.parts, idPrefix),
      restTenths: whole.rest,
      shortTenths: whole.short,
    };
  }
  const [first, last] = blockAround(wanted, fixedAt);
  const block = wanted.slice(first, last + 1);
  const lead = wanted.slice(first, fixedAt).reduce((sum, one) => sum + one.widthTenths, 0);
  const from = Math.round(fixed.centerTenths - fixed.widthTenths / 2) - lead;
  const wide = block.reduce((sum, one) => sum + one.widthTenths, 0);
  const before = fillStretch({
    length: from,
    left,
    right: null,
    wanted: wanted.slice(0, first),
    tier,
  });
  const after = fillStretch({
    length: lengthTenths - from - wide,
    left: null,
    right,
    wanted: wanted.slice(last + 1),
    tier,
  });
  if (before.short + after.short > 0) {
    // Off its middle, but all of it there.
    const loose = wanted.map(({ centerTenths: _, ...one }) => one);
    return fillRun({ ...given, wanted: loose });
  }
  return {
    cabinets: withIds([...before.parts, ...block.map(plain), ...after.parts], idPrefix),
    restTenths: before.rest + after.rest,
    shortTenths: 0,
  };
}
