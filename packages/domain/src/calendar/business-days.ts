import { addDays, type Day, day, weekdayOf } from './calendar.ts';

const MONDAY = 1;
const THURSDAY = 4;

/**
 * The 11 U.S. federal holidays of a year as observed (5 U.S.C. 6103): one that falls on a Saturday
 * is observed on the Friday before, on a Sunday on the Monday after. New Year's Day can therefore
 * be observed on December 31 of the year before.
 */
export function federalHolidays(year: number): readonly Day[] {
  return [
    observed(on(year, 1, 1)),
    nth(year, 1, MONDAY, 3),
    nth(year, 2, MONDAY, 3),
    addDays(nth(year, 6, MONDAY, 1), -7),
    observed(on(year, 6, 19)),
    observed(on(year, 7, 4)),
    nth(year, 9, MONDAY, 1),
    nth(year, 10, MONDAY, 2),
    observed(on(year, 11, 11)),
    nth(year, 11, THURSDAY, 4),
    observed(on(year, 12, 25)),
  ];
}

/** Whether a day is neither on a weekend nor a federal holiday. */
export function isBusinessDay(of: Day): boolean {
  const weekday = weekdayOf(of);
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(of.slice(0, 4));
  return !holidaysOf(year).has(of) && !holidaysOf(year + 1).has(of);
}

const known = new Map<number, ReadonlySet<Day>>();

/** Kept, since counting a few days asks for each of them. */
function holidaysOf(year: number): ReadonlySet<Day> {
  const days = known.get(year) ?? new Set(federalHolidays(year));
  known.set(year, days);
  return days;
}

/** The `count`th business day after a day, not counting that day. Whole count, 1 or more. */
export function addBusinessDays(from: Day, count: number): Day {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a count: ${count}`);
  let at = from;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

function on(year: number, month: number, date: number): Day {
  return day(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
}

/** The nth given weekday of a month. */
function nth(year: number, month: number, weekday: number, n: number): Day {
  const first = on(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

function observed(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  if (weekday === 6) return addDays(holiday, -1);
  return weekday === 0 ? addDays(holiday, 1) : holiday;
}
