import type { StaffCase } from '@wevisu/contract/staff-queues.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { readCaseCursor, writeCaseCursor } from './case-cursor.ts';
import type { StaffDeps } from './deps.ts';
import { type CaseRow, countFound, listCaseRows } from './store/cases.ts';

/** Cases of one page. */
const MAX_CASES = 50;

interface CasesPage {
  readonly rows: StaffCase[];
  readonly total: number;
  readonly next: string | null;
}

export async function listCases(
  { pool, now }: Pick<StaffDeps, 'pool' | 'now'>,
  given: {
    readonly queue: StaffQueue;
    readonly staffId: UserId;
    readonly q: string;
    readonly after?: string | undefined;
  },
): Promise<Result<CasesPage>> {
  const { queue, staffId, q: search, after } = given;
  const place = after === undefined ? null : readCaseCursor(after);
  if (after !== undefined && place === null) return refuseFields({ after: 'list_place_unknown' });
  const [found, { total }] = await Promise.all([
    listCaseRows[queue](pool, {
      ...{ staffId, now: now(), search, limit: MAX_CASES + 1 },
      afterId: place?.id ?? null,
      afterWaits: place?.waits ?? null,
      afterKey: place?.key ?? null,
    }),
    countFound[queue](pool, { search }),
  ]);
  const rows = found.slice(0, MAX_CASES);
  const last = rows.at(-1);
  const next =
    found.length > MAX_CASES && last !== undefined
      ? writeCaseCursor({ id: last.id, waits: last.askedAt !== null, key: last.sortKey })
      : null;
  return ok({ rows: rows.map(showCase), total, next });
}

export function showCase(row: CaseRow): StaffCase {
  const { question, askedAt, claimedBy, claimedUntil } = row;
  return {
    id: row.id,
    title: row.title,
    detail: row.detail,
    since: row.since.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    claim:
      claimedBy === null || claimedUntil === null
        ? null
        : { by: claimedBy, until: claimedUntil.toISOString(), is_mine: row.isMine },
    wait:
      question === null || askedAt === null ? null : { question, asked_at: askedAt.toISOString() },
  };
}
