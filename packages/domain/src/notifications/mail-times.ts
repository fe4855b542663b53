import type { MailPlan } from './notice-kinds.ts';
import type { TimeZone } from './time-zones.ts';

/** When a person reads mail. Hours are 0 to 23, of the person's clock. */
export interface MailTimes {
  readonly zone: TimeZone;
  /** When mails that come once a day come. */
  readonly digestHour: number;
  /** From one hour until before another, over midnight if the second one is smaller; null for none. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

export const DEFAULT_DIGEST_HOUR = 8;
export const DEFAULT_QUIET = { from: 21, to: 7 } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Two days and a change of clocks. */
const MAX_HOURS = 50;

interface Due {
  readonly plan: Exclude<MailPlan, 'off'>;
  readonly times: MailTimes;
  readonly now: Date;
  /** How long one that comes at once waits for others of its topic. */
  readonly gatherMinutes: number;
}

/** When a mail is due: `now` for at once. */
export function mailDue({ plan, times, now, gatherMinutes }: Due): Date {
  const at =
    plan === 'digest'
      ? nextHour(times.zone, { hour: times.digestHour, after: now })
      : new Date(now.getTime() + gatherMinutes * MINUTE_MS);
  return afterQuiet(at, times);
}

function afterQuiet(at: Date, { zone, quiet }: MailTimes): Date {
  if (quiet === null || quiet.from === quiet.to) return at;
  const { from, to } = quiet;
  const hour = hourIn(zone, at.getTime());
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return isQuiet ? nextHour(zone, { hour: to, after: at }) : at;
}

/** The next full hour of this number on the zone's clock; where clocks skip it, the one that follows. */
function nextHour(zone: TimeZone, of: { readonly hour: number; readonly after: Date }): Date {
  // The zones are whole hours away from UTC.
  const first = Math.floor(of.after.getTime() / HOUR_MS) * HOUR_MS;
  let before = hourIn(zone, first);
  for (let count = 1; count <= MAX_HOURS; count += 1) {
    const at = first + count * HOUR_MS;
    const hour = hourIn(zone, at);
    const isSkipped = before === (of.hour + 23) % 24 && hour === (of.hour + 1) % 24;
    if (hour === of.hour || isSkipped) return new Date(at);
    before = hour;
  }
  throw new RangeError(`no hour ${of.hour} in ${zone}`);
}

const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

function hourIn(zone: TimeZone, ms: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return Number(clock.formatToParts(ms).find(({ type }) => type === 'hour')?.value);
}
