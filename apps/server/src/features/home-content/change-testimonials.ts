import { MAX_TESTIMONIALS, type Testimonial } from '@wevisu/contract/home-content.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { type Act, noteAct } from '../audit/note-act.ts';
import {
  insertTestimonial,
  listTestimonials,
  lockTestimonial,
  lockTestimonials,
  placeTestimonials,
  type TestimonialRow,
  writeTestimonial,
} from './store.ts';

export interface HomeContentDeps {
  readonly pool: Pool;
  readonly now: () => Date;
}

interface Texts {
  readonly quote: string;
  readonly name: string;
  readonly about: string;
}

function showTestimonial({ isHidden, isReal, ...row }: TestimonialRow): Testimonial {
  return { ...row, is_hidden: isHidden, is_real: isReal };
}

export function addTestimonial(
  { pool, now }: HomeContentDeps,
  { staffId, ...texts }: Texts & { readonly staffId: UserId },
): Promise<Result<Testimonial>> {
  return inTransactionOfResult(pool, async (trx) => {
    await lockTestimonials(trx);
    if ((await listTestimonials(trx)).length >= MAX_TESTIMONIALS)
      return refuse('testimonials_full', { params: { max: MAX_TESTIMONIALS } });
    const row = await insertTestimonial(trx, texts);
    await noteAct(trx, {
      ...actOn(row, 'added'),
      at: now(),
      actorId: staffId,
      from: null,
      to: texts,
    });
    return ok(showTestimonial(row));
  });
}

interface Update extends Texts {
  readonly id: number;
  readonly isHidden: boolean;
  readonly version: number;
  readonly staffId: UserId;
}

/** Nobody has confirmed another quote or name: it is a sample again. */
export function updateTestimonial(
  deps: HomeContentDeps,
  { id, version, staffId, ...next }: Update,
): Promise<Result<Testimonial>> {
  return change(deps, { id, version, staffId, action: 'changed' }, (row) => ({
    ...next,
    isReal: row.isReal && row.quote === next.quote && row.name === next.name,
  }));
}

interface Confirmation {
  readonly id: number;
  readonly isReal: boolean;
  readonly version: number;
  readonly reason: string;
  readonly staffId: UserId;
}

/** U-51: staff answer for a testimonial that is not called a sample. */
export function confirmTestimonial(
  deps: HomeContentDeps,
  { isReal, ...given }: Confirmation,
): Promise<Result<Testimonial>> {
  return change(deps, { ...given, action: 'confirmed' }, (row) => ({ ...row, isReal }));
}

interface Change {
  readonly id: number;
  readonly version: number;
  readonly staffId: UserId;
  readonly action: 'changed' | 'confirmed';
  readonly reason?: string;
}

type Values = Pick<TestimonialRow, 'quote' | 'name' | 'about' | 'isHidden' | 'isReal'>;

function change(
  { pool, now }: HomeContentDeps,
  { id, version, staffId, action, reason = '' }: Change,
  next: (row: TestimonialRow) => Values,
): Promise<Result<Testimonial>> {
  return inTransactionOfResult(pool, async (trx) => {
    const row = await lockTestimonial(trx, { id });
    if (row === null) return refuse('not_found');
    if (row.version !== version) return refuse('changed_meanwhile', { now: showTestimonial(row) });
    const { quote, name, about, isHidden, isReal } = next(row);
    const written = await writeTestimonial(trx, { id, quote, name, about, isHidden, isReal });
    await noteAct(trx, {
      ...{ ...actOn(row, action), at: now(), actorId: staffId, from: valuesOf(row) },
      ...{ to: valuesOf(written), reason: reason === '' ? null : reason },
    });
    return ok(showTestimonial(written));
  });
}

/** `seen` is the order that the new one was made from: another one now is shown in place of a lost move. */
export function orderTestimonials(
  { pool, now }: HomeContentDeps,
  given: {
    readonly ids: readonly number[];
    readonly seen: readonly number[];
    readonly staffId: UserId;
  },
): Promise<Result<Testimonial[]>> {
  const { ids, seen, staffId } = given;
  return inTransactionOfResult(pool, async (trx) => {
    await lockTestimonials(trx);
    const rows = await listTestimonials(trx);
    const before = rows.map(({ id }) => id);
    const isSame = (other: readonly number[]) => String(other) === String(before);
    if (!isSame(seen) || !isSameSet(ids, before))
      return refuse('changed_meanwhile', { now: rows.map(showTestimonial) });
    if (isSame(ids)) return ok(rows.map(showTestimonial));
    await placeTestimonials(trx, { ids });
    await noteAct(trx, {
      ...{ at: now(), actorId: staffId, action: 'testimonials.ordered' },
      target: { kind: 'testimonials', id: 'home' },
      ...{ from: { order: before }, to: { order: ids } },
    });
    return ok(await readTestimonials(trx));
  });
}

function isSameSet(ids: readonly number[], others: readonly number[]): boolean {
  const set = new Set(ids);
  return (
    ids.length === set.size && ids.length === others.length && others.every((id) => set.has(id))
  );
}

export async function readTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await listTestimonials(db)).map(showTestimonial);
}

function actOn({ id }: TestimonialRow, done: string): Pick<Act, 'action' | 'target'> {
  return { action: `testimonial.${done}`, target: { kind: 'testimonial', id } };
}

function valuesOf({ quote, name, about, isHidden, isReal }: Values) {
  return { quote, name, about, is_hidden: isHidden, is_real: isReal };
}
