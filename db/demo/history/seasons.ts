// When people order: more in spring and fall, less on weekends, and more from year to year.
import type { Chance } from '../random.ts';
import { at } from '../table.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

/** How far back the history goes. */
export const HISTORY_DAYS = 548;

/** Six hours behind UTC, where most of the demo's people live; only to tell day from night. */
const ZONE_MS = 6 * HOUR_MS;

/** January to December. */
const MONTHS = [75, 85, 115, 135, 140, 115, 95, 90, 120, 130, 100, 65];
/** Sunday to Saturday. */
const WEEKDAYS = [45, 112, 118, 114, 110, 98, 58];
/** From eight in the morning to eleven at night. */
const HOURS = [3, 5, 6, 6, 8, 7, 5, 5, 6, 6, 7, 8, 10, 11, 7];
const FIRST_HOUR = 8;
/** The share of today's sales that the first month had. */
const START_SHARE = 0.62;
/** The last days are busy in every season, so that there is always something to do. */
const BUSY_DAYS = 6;
const BUSY = 1.7;

/** Midnight before an instant, in the zone above. */
export function dayStart(instant: number): number {
  return Math.floor((instant - ZONE_MS) / DAY_MS) * DAY_MS + ZONE_MS;
}

/** Instants of `count` orders before `now`, the oldest first. */
export function orderTimes(
  { now, count }: { readonly now: number; readonly count: number },
  chance: Chance,
): readonly number[] {
  const today = dayStart(now);
  const days = Array.from({ length: HISTORY_DAYS }, (_, n) => today - n * DAY_MS);
  const sums: number[] = [];
  const weights = days.map((day, n) => weightOf(day, n, now));
  const usual = weights.reduce((sum, one) => sum + one, 0) / HISTORY_DAYS;
  for (const [n, weight] of weights.entries()) {
    const busy = n < BUSY_DAYS ? BUSY * usual * elapsedOf(at(days, n), now) : 0;
    sums.push((sums.at(-1) ?? 0) + Math.max(weight, busy));
  }
  const total = sums.at(-1) ?? 0;
  return Array.from({ length: count }, () => {
    const drawn = chance.within(0, total);
    const day = at(days, findPlace(sums, drawn));
    const instant = day + timeOfDay(chance);
    return instant < now - 5 * MINUTE_MS ? instant : instant - DAY_MS;
  }).toSorted((a, b) => a - b);
}

function weightOf(day: number, daysAgo: number, now: number): number {
  const date = new Date(day);
  const growth = 1 - ((1 - START_SHARE) * daysAgo) / HISTORY_DAYS;
  const season = at(MONTHS, date.getUTCMonth()) * at(WEEKDAYS, date.getUTCDay());
  return season * growth * elapsedOf(day, now);
}

/** How much of a day is over. */
function elapsedOf(day: number, now: number): number {
  return Math.min(1, (now - day) / DAY_MS);
}

function timeOfDay(chance: Chance): number {
  const sums = HOURS.map((_, n) => HOURS.slice(0, n + 1).reduce((sum, one) => sum + one, 0));
  const hour = findPlace(sums, chance.within(0, sums.at(-1) ?? 0));
  return (FIRST_HOUR + hour) * HOUR_MS + chance.below(HOUR_MS / 1000) * 1000;
}

/** The first of rising sums that is above a number. */
function findPlace(sums: readonly number[], drawn: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}

const OPENS = 8 * HOUR_MS;
const OPEN_MS = 10 * HOUR_MS;

/** Moves any time of a day into its working hours, earlier before later. */
export function toWorkTime(instant: number): number {
  const start = dayStart(instant);
  return Math.floor(start + OPENS + ((instant - start) / DAY_MS) * OPEN_MS);
}

/** The first working time after another that is at or after the given one. */
export function workTimeAfter(earlier: number, instant: number, chance: Chance): number {
  const time = toWorkTime(instant);
  if (time > earlier) return time;
  const soon = earlier + chance.between(12, 45) * MINUTE_MS;
  return soon - dayStart(soon) < OPENS + OPEN_MS + 2 * HOUR_MS
    ? soon
    : dayStart(soon) + DAY_MS + OPENS + chance.below(90) * MINUTE_MS;
}
