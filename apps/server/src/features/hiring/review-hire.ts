import type { Hire } from '@wevisu/contract/hiring.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { areReviewsPublished } from '@wevisu/domain/hiring/hire-reviews.ts';
import { nextHireState } from '@wevisu/domain/hiring/hire-steps.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { HiringDeps } from './deps.ts';
import { type Person, showHireTo } from './show-hire.ts';
import { insertReview, listReviews } from './store/events.ts';
import { lockHire } from './store/hires.ts';
import { noteReviewsTold } from './store/published.ts';
import { tellOfHire } from './tell-of-hire.ts';
import { tellOfReviews } from './tell-of-reviews.ts';

interface Review extends Person {
  readonly id: number;
  readonly stars: number;
  readonly text: string;
}

/** Once a person; what the other one wrote is read only when both have, or when the days for it are over. */
export function reviewHire(deps: HiringDeps, of: Review): Promise<Result<Hire>> {
  const { id, userId, role, stars, text } = of;
  return inTransactionOfResult(deps.pool, async (trx) => {
    const now = deps.now();
    const row = await lockHire[role].get(trx, { id, userId });
    if (row === null) return refuse('hire_not_found');
    const next = nextHireState({ state: row.state, act: 'review', role, isDone: true });
    if (!next.ok) return next;
    const written = await listReviews(trx, { hireId: id });
    if (written.some((one) => one.role === role)) return refuse('hire_step_closed');
    const completedAt = row.completedAt ?? now;
    if (areReviewsPublished({ written: written.length, completedAt, now })) {
      return refuse('hire_step_closed');
    }
    if (!(await insertReview(trx, { hireId: id, role, stars, text, now }))) {
      return refuse('hire_step_closed');
    }
    if (written.length === 0) await tellOfHire(deps, trx, { row, act: 'review', role, note: '' });
    else {
      await noteReviewsTold(trx, { id, now });
      await tellOfReviews(deps, trx, { row, written: 2 });
    }
    await noteAct(trx, {
      ...{ at: now, actorId: userId, action: 'hire.reviewed' },
      tenant: null,
      target: { kind: 'hire', id },
      ...{ from: null, to: { by: role } },
    });
    return showHireTo(trx, { id, by: { userId, role }, now });
  });
}
