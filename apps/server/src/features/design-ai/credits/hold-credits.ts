// Credits of a design run: held when it begins, then charged once it is delivered, or returned. Each end comes once, in
// the transaction of the caller; what came first stays. The account's row is locked first, so requests at one time take
// their turns, and a process that dies leaves nothing half done: what it held goes back at the deadline.
import { CREDIT_HOLD_MINUTES, type ReturnReason } from '@wevisu/domain/design-ai/credits.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { spendCredits } from './spend-credits.ts';
import {
  bookCredits,
  endHold,
  findHold,
  type HoldRow,
  insertHold,
  lockCredits,
} from './store/credits.ts';

export type HoldState = HoldRow['state'];

interface NewHold {
  readonly accountId: AiAccountId;
  /** A UUID that names the run: holding for it again holds nothing more. */
  readonly designRun: string;
  /** The price of the run. */
  readonly credits: number;
  readonly now: Date;
}

/** Refuses what the account does not have. What it gives is the state of the hold: of a run of before, its end. */
export async function holdCredits(
  trx: Queryable,
  { accountId, designRun, credits, now }: NewHold,
): Promise<Result<HoldState>> {
  const balance = await lockCredits(trx, { accountId });
  if (balance === null) return refuse('ai_unauthenticated');
  const known = await findHold(trx, { designRun });
  if (known !== null) {
    if (known.accountId !== accountId || known.credits !== credits)
      throw new Error(`run ${designRun} is held for somebody else, or at another price`);
    return ok(known.state);
  }
  if (balance.credits < credits)
    return refuse('credits_short', { params: { price: credits, credits: balance.credits } });
  const deadline = new Date(now.getTime() + CREDIT_HOLD_MINUTES * 60_000);
  const { id: holdId } = await insertHold(trx, { accountId, designRun, credits, deadline, now });
  const of = { accountId, holdId, lotId: null, now };
  await bookCredits(trx, { ...of, cause: 'held', credits: -credits, held: credits });
  return ok('held');
}

/** Deliver a run only if this gives 'charged'; 'returned' says that it came too late. */
export async function chargeHeld(
  trx: Queryable,
  { designRun, now }: { readonly designRun: string; readonly now: Date },
): Promise<HoldState> {
  const hold = await lockHold(trx, designRun);
  if (hold.state !== 'held') return hold.state;
  const { accountId, credits } = hold;
  await spendCredits(trx, { accountId, credits, now });
  await endHold(trx, { id: hold.id, state: 'charged', reason: null, now });
  const of = { accountId, holdId: hold.id, lotId: null, now };
  await bookCredits(trx, { ...of, cause: 'charged', credits: 0, held: -credits });
  return 'charged';
}

/** 'charged' says that the run was delivered before. */
export async function returnHeld(
  trx: Queryable,
  given: { readonly designRun: string; readonly reason: ReturnReason; readonly now: Date },
): Promise<HoldState> {
  const { designRun, reason, now } = given;
  const hold = await lockHold(trx, designRun);
  if (hold.state !== 'held') return hold.state;
  const { accountId, credits } = hold;
  await endHold(trx, { id: hold.id, state: 'returned', reason, now });
  const of = { accountId, holdId: hold.id, lotId: null, now };
  await bookCredits(trx, { ...of, cause: 'returned', credits, held: -credits });
  return 'returned';
}

/** With its account, which is locked before anything else of it. */
async function lockHold(trx: Queryable, designRun: string): Promise<HoldRow> {
  const found = await findHold(trx, { designRun });
  if (found === null) throw new Error(`nothing is held for run ${designRun}`);
  await lockCredits(trx, { accountId: found.accountId });
  const hold = await findHold(trx, { designRun });
  if (hold === null) throw new Error(`nothing is held for run ${designRun}`);
  return hold;
}
