import { addDays, type Day, day } from '../calendar/calendar.ts';

/** The last day of the month that a day is in: on it a plan ends that is given up. */
export function lastDayOfMonth(of: Day): Day {
  const inNextMonth = addDays(day(`${of.slice(0, 7)}-28`), 4);
  return addDays(inNextMonth, -Number(inNextMonth.slice(8)));
}
