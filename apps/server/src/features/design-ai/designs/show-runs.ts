import type { DesignRun, DesignRunCard } from '@wevisu/contract/ai-designs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type { DesignsDeps } from './deps.ts';
import { findRun, listRunCards, type RunRow } from './store/runs.ts';

const PAGE = 20;

export async function showRun(
  { pool }: Pick<DesignsDeps, 'pool'>,
  own: { readonly accountId: AiAccountId; readonly run: string },
): Promise<Result<DesignRun>> {
  const row = await findRun(pool, own);
  return row === null ? refuse('ai_design_not_found') : ok(toWire(row));
}

/** A picture's version is 0 until there is one. */
const pictureOf = (version: number | null) => (version ? { version } : null);

function toWire(row: RunRow): DesignRun {
  const { vsdId, createdAt, doneE3, withinDays, corrections, designs, ...rest } = row;
  return {
    ...rest,
    vsd_id: vsdId,
    created_at: createdAt.toISOString(),
    part: doneE3 / 1_000,
    within_days: withinDays,
    corrections: [...corrections],
    designs: designs.map(({ at, summary, kept, project, ...one }) => ({
      ...{ at, summary, kept, project, share_code: one.shareCode },
      ...{ picture: pictureOf(one.picture), picture_done: one.pictureDone },
    })),
  };
}

export async function listRuns(
  { pool }: Pick<DesignsDeps, 'pool'>,
  of: {
    readonly accountId: AiAccountId;
    readonly before: string | null;
    readonly onlyKept: boolean;
  },
): Promise<{ readonly runs: DesignRunCard[]; readonly has_more: boolean }> {
  const rows = await listRunCards(pool, { ...of, most: PAGE + 1 });
  const runs = rows.slice(0, PAGE).map(({ vsdId, createdAt, designs, ...row }) => ({
    ...row,
    vsd_id: vsdId,
    created_at: createdAt.toISOString(),
    designs: designs.map(({ totalCents, picture, ...one }) => ({
      ...one,
      total_cents: totalCents,
      picture: pictureOf(picture),
    })),
  }));
  return { runs, has_more: rows.length > PAGE };
}
