import { dayOf, formatDate, TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

export const timeText = (instant: string) => time.format(new Date(instant));

export function dayText(instant: string, now: Date): string {
  const day = dayOf(new Date(instant));
  if (day === dayOf(now)) return 'Today';
  return day === dayOf(new Date(now.getTime() - 86_400_000)) ? 'Yesterday' : formatDate(instant);
}
