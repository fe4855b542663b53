import type { AnswerTimes } from '@wevisu/contract/pro-hours.ts';
import { dayIn } from '@wevisu/domain/chat/pro-hours.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type HoursRow, listHours } from './store/hours.ts';

export interface Answering {
  readonly times: AnswerTimes;
  /** Which absence it is; null for who is not away. */
  readonly awaySince: Date | null;
}

/** What others read of these pros now; those who have set nothing are left out. */
export async function listAnswerTimes(
  db: Queryable,
  { userIds, now }: { readonly userIds: readonly UserId[]; readonly now: Date },
): Promise<ReadonlyMap<number, Answering>> {
  if (userIds.length === 0) return new Map();
  const rows = await listHours(db, { userIds: [...userIds] });
  return new Map(rows.map((row) => [row.userId, toAnswering(row, now)]));
}

function toAnswering(row: HoursRow, now: Date): Answering {
  const { timeZone: time_zone, week, awayNote: note } = row;
  const away = awayOf(row, now);
  return {
    times: {
      hours: week.some((one) => one !== null) ? { time_zone, week: [...week] } : null,
      away: away === null ? null : { until: away, note },
    },
    awaySince: away === null ? null : row.awaySince,
  };
}

/** The last day of an absence that is not over where the pro is. */
export function awayOf({ timeZone, awayUntil }: HoursRow, now: Date): string | null {
  return awayUntil !== null && awayUntil >= dayIn(timeZone, now) ? awayUntil : null;
}
