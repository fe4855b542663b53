import * as contract from '@wevisu/contract/ai-credits.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { DesignAiDeps } from '../deps.ts';
import { returnOverdue } from './return-overdue.ts';
import { getCredits, listEntries } from './store/credits.ts';

const PAGE = 50;

export function addCredits(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: DesignAiDeps,
): void {
  calls.add(contract.getAiCredits, async ({ ai: { accountId } }) => {
    const { credits, heldCredits } = await getCredits(deps.pool, { accountId });
    return ok({ data: { credits, held_credits: heldCredits } });
  });
  calls.add(contract.listCreditEntries, async ({ ai: { accountId } }, { query }) => {
    const of = { accountId, before: query.before ?? null };
    const rows = await listEntries(deps.pool, { ...of, most: PAGE + 1 });
    const entries = rows.slice(0, PAGE).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    return ok({ data: { entries, has_more: rows.length > PAGE } });
  });
  jobs.every('design-ai.return-overdue', '* * * * *', () => returnOverdue(deps));
}
