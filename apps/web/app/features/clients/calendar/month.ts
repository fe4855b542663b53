import { addDays, type Day, day, weekdayOf } from '@wevisu/domain/calendar/calendar.ts';

/** 'YYYY-MM'. */
export type Month = string;

const NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

export function monthOf(of: Day): Month {
  return of.slice(0, 7);
}

export function isMonth(text: string | null): text is Month {
  return text !== null && /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** 'March 2026'. */
export function monthName(month: Month): string {
  return `${NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

export function monthAfter(month: Month, count: number): Month {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The weeks that a month touches, each from Sunday to Saturday. */
export function weeksOf(month: Month): Day[][] {
  const first = day(`${month}-01`);
  const weeks: Day[][] = [];
  let from = addDays(first, -weekdayOf(first));
  do {
    const start = from;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((count) => addDays(start, count)));
    from = addDays(from, 7);
  } while (monthOf(from) === month);
  return weeks;
}
