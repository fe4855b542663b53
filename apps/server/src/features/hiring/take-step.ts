import type { Hire } from '@wevisu/contract/hiring.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import {
  ACTS_WITH_REASON,
  type HireAct,
  type HireState,
  isEnded,
  nextHireState,
} from '@wevisu/domain/hiring/hire-steps.ts';
import { differenceOfTerms, type HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { endShare, shareWithHired } from '../projects/share-with-hired.ts';
import type { HiringDeps } from './deps.ts';
import { type Person, showHireTo } from './show-hire.ts';
import { insertEvent } from './store/events.ts';
import { type HireRow, lockHire, moveHire } from './store/hires.ts';
import { tellOfHire } from './tell-of-hire.ts';

interface Step extends Person {
  readonly id: number;
  /** The one that the person has seen. */
  readonly version: number;
  readonly act: HireAct;
  readonly note: string;
  /** Of an offer or a counteroffer. */
  readonly terms?: HireTerms;
}

/** Of two acts on one version one is done; the other one's person is told to look again. */
export function takeStep(deps: HiringDeps, step: Step): Promise<Result<Hire>> {
  const { id, act, role, userId, note, terms = null } = step;
  return inTransactionOfResult(deps.pool, async (trx) => {
    const now = deps.now();
    const row = await lockHire[role].get(trx, { id, userId });
    if (row === null) return refuse('hire_not_found');
    if (row.version !== step.version) return refuse('hire_moved_on');
    const accepted = row.accepted + (act === 'accept_delivery' ? 1 : 0);
    const total = row.terms?.milestones.length ?? 0;
    const next = nextHireState({ state: row.state, act, role, isDone: accepted >= total });
    if (!next.ok) return next;
    if (note === '' && ACTS_WITH_REASON.includes(act)) {
      return refuseFields({ note: 'hire_reason_missing' });
    }
    const share = await changeShare(trx, { row, to: next.value, act, now });
    if (!share.ok) return share;
    const moved = {
      ...{ id, version: row.version, state: next.value, accepted, terms, now },
      openedShare: share.value,
    };
    if (!(await moveHire(trx, moved))) return refuse('hire_moved_on');
    await insertEvent(trx, { hireId: id, act, role, authorId: userId, note, terms, now });
    await tellOfHire(deps, trx, { row: { ...row, state: next.value }, act, role, note });
    await noteAct(trx, {
      ...{ at: now, actorId: userId, action: `hire.${PAST[act]}` as const },
      tenant: { kind: 'showroom', id: row.showroomId },
      target: { kind: 'hire', id },
      from: { state: row.state, accepted: row.accepted, price: row.terms?.price ?? null },
      to: { state: next.value, accepted, price: (terms ?? row.terms)?.price ?? null },
      reason: note === '' ? null : note,
    });
    return showHireTo(trx, { id, by: { userId, role }, now });
  });
}

/** An offer of the pro, or a counteroffer of the homeowner. */
export async function sendTerms(
  deps: HiringDeps,
  of: Omit<Step, 'act' | 'terms'> & { readonly terms: HireTerms },
): Promise<Result<Hire>> {
  const difference = differenceOfTerms(of.terms);
  if (difference !== 0) {
    const params = { difference: formatUsd(cents(Math.abs(difference))) };
    return refuseFields({ milestones: refuse('hire_sum_differs', { params }) });
  }
  return takeStep(deps, { ...of, act: of.role === 'pro' ? 'offer' : 'counter' });
}

/** Whoever works on a project may read it, and no longer. Whether the hire has opened the share, from now on. */
async function changeShare(
  trx: Queryable,
  of: {
    readonly row: HireRow;
    readonly to: HireState;
    readonly act: HireAct;
    readonly now: Date;
  },
): Promise<Result<boolean>> {
  const { row, to, act, now } = of;
  const { projectId: id, proId, openedShare } = row;
  if (act === 'accept') {
    if (id === null) return refuse('project_not_found');
    return ok(await shareWithHired(trx, { id, proId, now }));
  }
  if (!isEnded(to) || !openedShare) return ok(openedShare);
  if (id !== null) await endShare(trx, { id });
  return ok(false);
}

const PAST: Readonly<Record<HireAct, string>> = {
  offer: 'offered',
  counter: 'countered',
  accept: 'accepted',
  decline: 'declined',
  cancel: 'canceled',
  deliver: 'delivered',
  ask_changes: 'returned',
  accept_delivery: 'delivery_accepted',
  complete: 'completed',
  review: 'reviewed',
  dispute: 'disputed',
  resume: 'resumed',
  close_completed: 'closed_as_completed',
  close_canceled: 'closed_as_canceled',
};
