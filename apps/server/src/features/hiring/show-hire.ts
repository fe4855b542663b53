import type { Hire, ListedHire } from '@wevisu/contract/hiring.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { closedByMoney } from '@wevisu/domain/hiring/hire-money.ts';
import { areReviewsPublished, reviewDayOf } from '@wevisu/domain/hiring/hire-reviews.ts';
import { type HireRole, possibleHireActs, waitsFor } from '@wevisu/domain/hiring/hire-steps.ts';
import type { HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { HiringDeps } from './deps.ts';
import { feeNow } from './fee-now.ts';
import { standingOf } from './hire-standing.ts';
import { showMoney } from './show-money.ts';
import { type EventRow, listEvents, listReviews } from './store/events.ts';
import { getHire, type HireRow, listHireRows } from './store/hires.ts';
import { listPayments } from './store/payments.ts';

/** Somebody who takes part in hires, as what. */
export interface Person {
  readonly userId: UserId;
  readonly role: HireRole;
}

type Deps = Pick<HiringDeps, 'pool' | 'now'>;

export async function listHires({ pool }: Pick<Deps, 'pool'>, of: Person): Promise<ListedHire[]> {
  return (await listHireRows[of.role].list(pool, of)).map((row) => toListed(row, of.role));
}

export async function showHire(
  { pool, now }: Deps,
  { id, ...by }: Person & { readonly id: number },
): Promise<Result<Hire>> {
  return showHireTo(pool, { id, by, now: now() });
}

/** As it is for this person now; also inside a transaction. */
export async function showHireTo(
  db: Queryable,
  { id, by, now }: { readonly id: number; readonly by: Person; readonly now: Date },
): Promise<Result<Hire>> {
  const row = await getHire[by.role].get(db, { id, userId: by.userId });
  if (row === null) return refuse('hire_not_found');
  const events = await listEvents(db, { hireId: id });
  const reviews = await showReviews(db, { row, role: by.role, now });
  const payments = await listPayments(db, { hireId: id });
  const standing = { ...standingOf(row, payments), state: row.state };
  const acts = possibleHireActs(row.state, by.role).filter((act) => {
    if (act === 'review') return reviews.own === null && !reviews.is_published;
    const closed = closedByMoney(act, by.role, standing);
    return closed === null || closed === 'hire_accept_pays';
  });
  return ok({
    ...toListed(row, by.role),
    ...{ version: row.version, project: row.projectId, pro_name: row.proName },
    ...{ terms: toTerms(row.terms), accepted: row.accepted, acts: [...acts], reviews },
    money: showMoney({ row, payments, role: by.role, feeNow: await feeNow(db) }),
    events: events.map((event) => toEvent(event, { row, by })),
  });
}

async function showReviews(
  db: Queryable,
  of: { readonly row: HireRow; readonly role: HireRole; readonly now: Date },
): Promise<Hire['reviews']> {
  const { id, completedAt } = of.row;
  if (completedAt === null) {
    return { own: null, others: [], is_published: false, published_on: null };
  }
  const written = await listReviews(db, { hireId: id });
  const isPublished = areReviewsPublished({ written: written.length, completedAt, now: of.now });
  const own = written.find(({ role }) => role === of.role);
  return {
    own: own === undefined ? null : { stars: own.stars, text: own.text },
    others: isPublished ? written.filter(({ role }) => role !== of.role) : [],
    is_published: isPublished,
    published_on: reviewDayOf(completedAt).toISOString(),
  };
}

function toListed(row: HireRow, role: HireRole): ListedHire {
  return {
    ...{ id: row.id, state: row.state, role, is_own_turn: turnOf(row) === role },
    ...{ project_name: row.projectName, homeowner: row.homeowner, company_name: row.companyName },
    ...{ price: row.terms?.price ?? null, changed_at: row.changedAt.toISOString() },
  };
}

/** Whose turn it is: a milestone that is not paid waits for the homeowner. */
function turnOf({ state, isUnpaid }: HireRow): HireRole | null {
  return isUnpaid ? 'homeowner' : waitsFor(state);
}

function toEvent(
  { id, act, role, authorId, note, terms, createdAt }: EventRow,
  { row, by }: { readonly row: HireRow; readonly by: Person },
): Hire['events'][number] {
  return {
    ...{ id, act, role, by: nameOf(role, row), is_own: authorId === by.userId },
    ...{ note, terms: toTerms(terms), created_at: createdAt.toISOString() },
  };
}

/** As the other one reads it; who of staff decided is theirs to know. */
export function nameOf(role: HireRole, row: Pick<HireRow, 'homeowner' | 'companyName'>): string {
  if (role === 'staff') return 'Our staff';
  return role === 'pro' ? row.companyName : row.homeowner;
}

function toTerms(terms: HireTerms | null): Hire['terms'] {
  if (terms === null) return null;
  const { scope, price, milestones } = terms;
  return { scope, price, milestones: milestones.map((one) => ({ ...one })) };
}
