import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type HireAct, type HireState, isEnded } from '@wevisu/domain/hiring/hire-steps.ts';
import type { HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Cents } from '@wevisu/domain/money/money.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import { endShare, shareWithHired } from '../projects/share-with-hired.ts';
import type { HiringDeps } from './deps.ts';
import { feeNow } from './fee-now.ts';
import { movedText, moveHeld } from './move-held.ts';
import type { Person } from './show-hire.ts';
import { insertEvent } from './store/events.ts';
import { type HireRow, moveHire } from './store/hires.ts';
import { listPayments } from './store/payments.ts';
import { tellOfHire } from './tell-of-hire.ts';

export interface AppliedStep extends Person {
  /** Locked. */
  readonly row: HireRow;
  readonly userId: UserId;
  readonly act: HireAct;
  /** Where it leads: the table of steps allows it. */
  readonly to: HireState;
  readonly note: string;
  readonly terms?: HireTerms | null;
  /** Of what is held, where staff split it. */
  readonly toPro?: Cents;
  /** With which terms were accepted. */
  readonly paid?: Cents;
}

/** Does a step that is allowed, with everything that follows from it, money too. Refuses if the project is gone. */
export async function applyStep(
  deps: HiringDeps,
  trx: Queryable,
  step: AppliedStep,
): Promise<Result<null>> {
  const { row, act, to, role, userId, note, terms = null, toPro = cents(0), paid } = step;
  const { id } = row;
  const now = deps.now();
  const accepted = row.accepted + (act === 'accept_delivery' ? 1 : 0);
  const share = await changeShare(trx, { row, to, now });
  if (!share.ok) return share;
  const moved = {
    ...{ id, version: row.version, state: to, accepted, terms, now },
    openedShare: share.value,
    feePpm: role === 'pro' && to === 'offered' ? await feeNow(trx) : null,
  };
  if (!(await moveHire(trx, moved))) return refuse('hire_moved_on');
  await insertEvent(trx, { hireId: id, act, role, authorId: userId, note, terms, now });
  const payments = row.isPaidHere ? await listPayments(trx, { hireId: id }) : [];
  const money = await moveHeld(trx, { row, payments, act, toPro, now });
  await tellOfHire(deps, trx, {
    ...{ row: { ...row, state: to }, act, role, note },
    money: {
      homeowner: movedText(money, 'homeowner'),
      pro: paid === undefined ? movedText(money, 'pro') : heldText(paid),
    },
  });
  await noteAct(trx, {
    ...{ at: now, actorId: userId, action: `hire.${PAST[act]}` as const },
    tenant: { kind: 'showroom', id: row.showroomId },
    target: { kind: 'hire', id },
    from: { state: row.state, accepted: row.accepted, price: row.terms?.price ?? null },
    to: {
      ...{ state: to, accepted, price: (terms ?? row.terms)?.price ?? null },
      ...(money.toPro > 0 ? { to_pro: money.toPro } : {}),
      ...(money.back > 0 ? { back: money.back } : {}),
    },
    reason: note === '' ? null : note,
  });
  return ok(null);
}

function heldText(paid: Cents): string {
  return `${formatUsd(paid)} is held for the first milestone, and yours once it is accepted.`;
}

/** Whoever works on a project may read it, and no longer. Whether the hire has opened the share, from now on. */
async function changeShare(
  trx: Queryable,
  of: { readonly row: HireRow; readonly to: HireState; readonly now: Date },
): Promise<Result<boolean>> {
  const { row, to, now } = of;
  const { projectId: id, proId, openedShare } = row;
  if (row.state === 'offered' && to === 'active') {
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
