import type { ReportUnit } from '@wevisu/contract/reports.ts';
import { addDays, type Day, day } from '@wevisu/domain/calendar/calendar.ts';

const DAY_MS = 86_400_000;

export interface Period {
  readonly from: Day;
  /** Included. */
  readonly to: Day;
}

export function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** As many days, right before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysIn({ from, to })), to: addDays(from, -1) };
}

/** The first day of every unit in a period; that of the first is cut at `from`. */
export function startsIn({ from, to }: Period, unit: ReportUnit): Day[] {
  const starts: Day[] = [];
  for (let at = from; at <= to; at = nextStart(at, unit)) starts.push(at);
  return starts;
}

function nextStart(at: Day, unit: ReportUnit): Day {
  if (unit === 'day') return addDays(at, 1);
  // Weeks start on Monday, as date_trunc has them.
  if (unit === 'week') return addDays(at, 7 - ((new Date(Date.parse(at)).getUTCDay() + 6) % 7));
  const [year = 0, month = 0] = at.split('-').map(Number);
  return day(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
}
