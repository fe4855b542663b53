import { addDays, type Day } from '../calendar/calendar.ts';
import { allocate, type Cents } from '../money/money.ts';
import { lastDayOfMonth } from '../people/plan-end.ts';
import type { PlanPeriod } from './plan-periods.ts';

const DAY_MS = 86_400_000;

export interface UsedPart {
  /** Once it is over, the part is earned. */
  readonly lastDay: Day;
  readonly amount: Cents;
}

/** What was paid for a period, shared out by days over the calendar months that it touches. Conserves the amount. */
export function usedParts({ from, to }: PlanPeriod, amount: Cents): readonly UsedPart[] {
  const ends: Day[] = [];
  for (let first = from; first <= to; first = addDays(ends.at(-1) ?? to, 1)) {
    const last = lastDayOfMonth(first);
    ends.push(last < to ? last : to);
  }
  const days = ends.map((end, at) => daysTo(end) - daysTo(ends[at - 1] ?? addDays(from, -1)));
  return allocate(amount, days).map((part, at) => ({ lastDay: ends[at] ?? to, amount: part }));
}

function daysTo(of: Day): number {
  return Date.parse(`${of}T00:00:00Z`) / DAY_MS;
}
