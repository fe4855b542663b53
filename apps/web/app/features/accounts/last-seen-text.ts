import { formatDate } from '@wevisu/domain/calendar/calendar.ts';

const HOUR_MS = 3_600_000;

/** Rounded to the hour, which is how often it is recorded; a date (FMT-05) after a day. */
export function lastSeenText(at: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(at).getTime()) / HOUR_MS);
  if (hours < 1) return 'Last used less than an hour ago';
  if (hours < 24) return hours === 1 ? 'Last used an hour ago' : `Last used ${hours} hours ago`;
  return `Last used ${formatDate(at)}`;
}
