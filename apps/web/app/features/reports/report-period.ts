import { REPORT_UNITS, type ReportUnit } from '@wevisu/contract/reports.ts';
import { addDays, type Day } from '@wevisu/domain/calendar/calendar.ts';
import { DASHBOARD_DAYS } from '@wevisu/domain/people/staff-queues.ts';

export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
  readonly by: ReportUnit;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The period in the address: the last 30 days by day where it names none. */
export function readPeriod(params: URLSearchParams, today: Day): ReportPeriod {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const by = REPORT_UNITS.find((unit) => unit === params.get('by')) ?? 'day';
  if (!DAY.test(from) || !DAY.test(to) || from > to) {
    return { from: addDays(today, 1 - DASHBOARD_DAYS), to: today, by };
  }
  return { from, to, by };
}

/** "+12%" against the period before; null where there was nothing to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}
