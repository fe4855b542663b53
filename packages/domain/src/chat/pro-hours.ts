/** When a pro usually answers, and an absence. */
import { type Day, day, formatDay, type Instant } from '../calendar/calendar.ts';
import { TIME_ZONES, type TimeZone } from '../notifications/time-zones.ts';

export const WEEKDAYS = [
  { short: 'Mon', label: 'Monday' },
  { short: 'Tue', label: 'Tuesday' },
  { short: 'Wed', label: 'Wednesday' },
  { short: 'Thu', label: 'Thursday' },
  { short: 'Fri', label: 'Friday' },
  { short: 'Sat', label: 'Saturday' },
  { short: 'Sun', label: 'Sunday' },
] as const;

export const MAX_AWAY_NOTE = 300;

/** Whole hours of the pro's clock: `from` 0 to 23, `to` 1 to 24 and later. */
export interface DayHours {
  readonly from: number;
  readonly to: number;
}

export interface WeekHours {
  readonly time_zone: TimeZone;
  /** Seven days from Monday; null for a day off. */
  readonly week: readonly (DayHours | null)[];
}

export interface Away {
  /** The last day. */
  readonly until: string;
  readonly note: string;
}

/** 'Mon–Fri 8–5, Sat 9–12, Eastern'; null for a week without hours. */
export function hoursText({ time_zone, week }: WeekHours): string | null {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [at, hours] of week.entries()) {
    if (hours === null) continue;
    const text = dayText(hours);
    const run = runs.at(-1);
    if (run?.last === at - 1 && run.hours === text) run.last = at;
    else runs.push({ first: at, last: at, hours: text });
  }
  if (runs.length === 0) return null;
  const zone = TIME_ZONES.find(({ id }) => id === time_zone)?.label ?? time_zone;
  return [...runs.map(runText), zone].join(', ');
}

function runText({ first, last, hours }: { first: number; last: number; hours: string }): string {
  const short = (at: number) => WEEKDAYS[at]?.short ?? '';
  if (first === last) return `${short(first)} ${hours}`;
  return `${short(first)}${last === first + 1 ? ', ' : '–'}${short(last)} ${hours}`;
}

/** '8–5' where nobody takes it for the night, else with AM and PM. */
function dayText({ from, to }: DayHours): string {
  if (from === 0 && to === 24) return 'all day';
  if (from >= 5 && from < 12 && to >= 12 && to < 24) return `${from}–${to > 12 ? to - 12 : 12}`;
  return `${hourText(from)}–${hourText(to)}`;
}

/** '8 AM', 'noon', 'midnight'. */
export function hourText(hour: number): string {
  if (hour % 24 === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`;
}

/** 'Away until 12.03.2026: Back after the holidays.' */
export function awayText({ until, note }: Away): string {
  const text = `Away until ${formatDay(day(until))}`;
  return note === '' ? text : `${text}: ${note}`;
}

/** The day it is at an instant by the clock of a time zone. */
export function dayIn(zone: TimeZone, instant: Instant): Day {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
  return day(text.format(new Date(instant)));
}
