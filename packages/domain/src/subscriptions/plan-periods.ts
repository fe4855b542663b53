/** The months of a paid plan, and the days on which a renewal is tried. */
import { addDays, type Day, day } from '../calendar/calendar.ts';
import { lastDayOfMonth } from '../people/plan-end.ts';
import { PLAN_TRY_DAYS } from '../policy/policy.ts';

export interface PlanPeriod {
  readonly from: Day;
  /** Its last day. */
  readonly to: Day;
}

/**
 * The period of a number, from 1. Each begins on the day of the month of the first one, or on the last day of a month
 * that is shorter: January 31, February 28, March 31.
 */
export function planPeriod(startedOn: Day, number: number): PlanPeriod {
  return {
    from: addMonths(startedOn, number - 1),
    to: addDays(addMonths(startedOn, number), -1),
  };
}

/** The next day after `today` on which a renewal that was due is tried; null after the last one. */
export function nextTryDay(of: { readonly dueOn: Day; readonly today: Day }): Day | null {
  return PLAN_TRY_DAYS.map((days) => addDays(of.dueOn, days)).find((at) => at > of.today) ?? null;
}

/** The last day on which a renewal is tried: until then the plan's rights stay. */
export function lastTryDay(dueOn: Day): Day {
  return addDays(dueOn, Math.max(...PLAN_TRY_DAYS));
}

function addMonths(from: Day, count: number): Day {
  const months = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + count;
  const month = String((months % 12) + 1).padStart(2, '0');
  const first = day(`${Math.floor(months / 12)}-${month}-01`);
  const last = lastDayOfMonth(first);
  const same = `${first.slice(0, 8)}${from.slice(8)}`;
  return same > last ? last : day(same);
}
