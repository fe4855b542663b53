/**
 * Calendar days in the product's time zone, and business days by the U.S. federal holidays. A day
 * has no time of day and no zone; only dayOf turns an instant into one.
 */

declare const unit: unique symbol;

/** A calendar day, 'YYYY-MM-DD', of the years 1900 to 2999. */
export type Day = string & { readonly [unit]: 'day' };

/** FMT-08: the product's time zone. */
export const TIME_ZONE = 'America/Los_Angeles';

const DAY_MS = 86_400_000;

let pacificFormat: Intl.DateTimeFormat | undefined;

/** Created at first use: creating it takes a phone some 20 ms. */
function pacific(): Intl.DateTimeFormat {
  pacificFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return pacificFormat;
}

/** An instant: a Date, milliseconds since 1970, or ISO text with its zone. */
export type Instant = Date | number | string;

/** Brands 'YYYY-MM-DD'. Throws RangeError for other text and for days that do not exist. */
export function day(text: string): Day {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) || dayFromMs(dayMs(text as Day)) !== text) {
    throw new RangeError(`not a day: ${text}`);
  }
  return text as Day;
}

/** The day in Los Angeles at an instant. Throws RangeError for an invalid instant. */
export function dayOf(instant: Instant): Day {
  const parts = pacific().formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return day(`${part('year')}-${part('month')}-${part('day')}`);
}

const HOUR_MS = 3_600_000;

/** The first moment of a day in Los Angeles, whose clocks change at 2 in the morning, never at midnight. */
export function startOfDay(of: Day): Date {
  const inSummer = new Date(dayMs(of) + 7 * HOUR_MS);
  return dayOf(inSummer) === of ? inSummer : new Date(dayMs(of) + 8 * HOUR_MS);
}

/** FMT-05: a day as MM.DD.YYYY. */
export function formatDay(of: Day): string {
  return `${of.slice(5, 7)}.${of.slice(8)}.${of.slice(0, 4)}`;
}

/** FMT-05, FMT-08: the Los Angeles day of an instant as MM.DD.YYYY. */
export function formatDate(instant: Instant): string {
  return formatDay(dayOf(instant));
}

/** `count` days later, earlier when negative. */
export function addDays(from: Day, count: number): Day {
  return day(dayFromMs(dayMs(from) + count * DAY_MS));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(of: Day): number {
  return new Date(dayMs(of)).getUTCDay();
}

function dayMs(of: Day): number {
  return Date.parse(`${of}T00:00:00Z`);
}

function dayFromMs(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
