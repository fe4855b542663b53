import type { DesignRun, startDesign as startDesignCall } from '@wevisu/contract/ai-designs.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { DESIGN_RUN } from '@wevisu/domain/design-ai/design-runs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId, ShowroomId } from '@wevisu/domain/ids.ts';
import { correctBriefBy } from '@wevisu/layout/brief/brief-change.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import type { AiCaller } from '../../../platform/http/caller.ts';
import { requireShowroom } from '../../showrooms/require-showroom.ts';
import { holdCredits } from '../credits/hold-credits.ts';
import type { DesignsDeps } from './deps.ts';
import { showRun } from './show-runs.ts';
import { startOf } from './start-of.ts';
import { findDesign } from './store/designs.ts';
import { countRuns, findKeptStart, findOwner, insertRun } from './store/runs.ts';

type Asked = CallInput<typeof startDesignCall>['body'];
const { maxRunning, maxRuns } = DESIGN_RUN;

/** Holds the price and queues the run, both or neither. A run that is there already is shown as it is. */
export async function startDesign(
  deps: DesignsDeps,
  { ai: { accountId, emailVerified } }: AiCaller,
  asked: Asked,
): Promise<Result<DesignRun>> {
  const { run, text, corrections, start } = asked;
  if (!emailVerified) return refuse('email_not_verified');
  const known = await findOwner(deps.pool, { run });
  if (known !== null) return showKnown(deps, { accountId, run }, known);
  if (text === '' && corrections.length === 0) return refuse('ai_brief_empty');
  if (correctBriefBy(readBrief(text), corrections) === null) return refuse('ai_brief_unreadable');
  const showroom = await showroomOf(deps, { accountId, asked });
  if (!showroom.ok) return showroom;
  const showroomId = showroom.value;
  const kept = await startOf(deps, { accountId, showroomId, start });
  if (!kept.ok) return kept;
  const begun = await inTransactionOfResult(deps.pool, async (trx) => {
    const credits = DESIGN_CREDITS;
    const held = await holdCredits(trx, { accountId, designRun: run, credits, now: deps.now() });
    if (!held.ok) return held;
    // The account is locked: of requests for one run at one time the first has begun it.
    const other = await findOwner(trx, { run });
    if (other !== null) return ok(null);
    if (held.value !== 'held') return refuse('ai_design_not_found');
    const place = await requirePlace(trx, accountId);
    if (!place.ok) return place;
    const { within_days: withinDays, variation } = asked;
    await insertRun(trx, {
      ...{ run, accountId, showroomId, text, corrections, credits, withinDays, variation },
      ...{ ...kept.value, now: deps.now() },
    });
    return ok(null);
  });
  if (!begun.ok) return begun;
  deps.worker.wake();
  return showRun(deps, { accountId, run });
}

async function showKnown(
  deps: DesignsDeps,
  own: { readonly accountId: AiAccountId; readonly run: string },
  known: { readonly accountId: AiAccountId },
): Promise<Result<DesignRun>> {
  return known.accountId === own.accountId ? showRun(deps, own) : refuse('ai_design_not_found');
}

/** What begins from an earlier design or run stays in its showroom unless another one is named. */
async function showroomOf(
  { pool }: DesignsDeps,
  { accountId, asked }: { readonly accountId: AiAccountId; readonly asked: Asked },
): Promise<Result<ShowroomId>> {
  const { showroom, vsd_id, start } = asked;
  if (showroom === undefined && vsd_id === undefined) {
    if (start.kind !== 'design' && start.kind !== 'again') return refuse('ai_showroom_needed');
    const before =
      start.kind === 'design'
        ? await findDesign(pool, { ...start, accountId })
        : await findKeptStart(pool, { ...start, accountId });
    if (before === null) return refuse('ai_design_not_found');
    const own = await requireShowroom(pool, { showroom: before.proId });
    return own.ok ? ok(own.value.id) : own;
  }
  const named = await requireShowroom(pool, { showroom, vsd_id });
  return named.ok ? ok(named.value.id) : named;
}

async function requirePlace(trx: Queryable, accountId: AiAccountId): Promise<Result<null>> {
  const { undone, kept } = await countRuns(trx, { accountId });
  if (undone >= maxRunning) return refuse('ai_designs_running');
  return kept >= maxRuns ? refuse('ai_history_full', { params: { maximum: maxRuns } }) : ok(null);
}
