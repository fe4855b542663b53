import { formatDate, TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

/** '11.23.2026, 3:45 PM', in the shop's zone. */
export function formatMoment(instant: string): string {
  return `${formatDate(instant)}, ${time.format(new Date(instant))}`;
}
