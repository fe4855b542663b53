import type { CallInput } from '@wevisu/contract/call.ts';
import type { ProHours, saveProHours } from '@wevisu/contract/pro-hours.ts';
import { day } from '@wevisu/domain/calendar/calendar.ts';
import { dayIn } from '@wevisu/domain/chat/pro-hours.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { timeZoneOfZip } from '@wevisu/domain/notifications/time-zones.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { awayOf } from './answer-times.ts';
import { getZip, listHours, putHours } from './store/hours.ts';

export interface ProHoursDeps {
  readonly pool: Pool;
  readonly now: () => Date;
}

/** Of who has set none: no hours, by the clock of the ZIP code. */
export async function getOwnHours(
  { pool, now }: ProHoursDeps,
  userId: ProUserId,
): Promise<ProHours> {
  const [row] = await listHours(pool, { userIds: [userId] });
  if (row === undefined) {
    const { zip } = await getZip(pool, { userId });
    return { time_zone: timeZoneOfZip(zip).zone, week: Array(7).fill(null), away: null };
  }
  const until = awayOf(row, now());
  return {
    ...{ time_zone: row.timeZone, week: [...row.week] },
    away: until === null ? null : { until, note: row.awayNote },
  };
}

export async function saveOwnHours(
  deps: ProHoursDeps,
  {
    userId,
    form,
  }: { readonly userId: ProUserId; readonly form: CallInput<typeof saveProHours>['body'] },
): Promise<Result<ProHours>> {
  const { time_zone: timeZone, week, away } = form;
  const now = deps.now();
  const today = dayIn(timeZone, now);
  if (away !== null && away.until < today) return refuseFields({ until: 'away_day_past' });
  await putHours(deps.pool, {
    ...{ userId, timeZone, week, today, now },
    ...{ awayUntil: away && day(away.until), awayNote: away?.note ?? '' },
  });
  return ok(await getOwnHours(deps, userId));
}
