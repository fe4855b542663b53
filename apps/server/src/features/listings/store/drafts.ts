import type { ProductId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Listing, ListingState } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { int8, text } from '../../../platform/database/columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const DRAFT = [
  'id',
  'vendor_id',
  'product_id',
  'content',
  'base',
  'base_version',
  'state',
  'reason',
  'version',
  'submitted_at',
  'updated_at',
  'opening_stock',
] as const;

export const getDraftOfProduct = statement(
  (p: Params<{ vendorId: VendorId; productId: ProductId }>) =>
    tables
      .selectFrom('listing_drafts')
      .select(DRAFT)
      .where('product_id', '=', p.productId)
      .where('vendor_id', '=', p.vendorId),
).get;
export type DraftRow = RowOf<typeof getDraftOfProduct>;

/** Of a product that was never live. */
export const getNewDraft = statement((p: Params<{ vendorId: VendorId; id: number }>) =>
  tables
    .selectFrom('listing_drafts')
    .select(DRAFT)
    .where('id', '=', p.id)
    .where('vendor_id', '=', p.vendorId)
    .where('product_id', 'is', null),
).get;

/** Until the transaction ends nobody else saves or decides it. */
export const lockDraft = statement((p: Params<{ id: number }>) =>
  tables.selectFrom('listing_drafts').select(DRAFT).where('id', '=', p.id).forUpdate(),
).get;

interface NewDraft {
  readonly vendorId: VendorId;
  readonly problems: number;
  readonly productId: ProductId | null;
  readonly content: Listing;
  readonly base: Listing | null;
  readonly baseVersion: number | null;
  readonly now: Date;
}

/** Null if the product has one by now. */
export const insertDraft = statement((p: Params<NewDraft>) =>
  tables
    .insertInto('listing_drafts')
    .values({
      vendor_id: p.vendorId,
      product_id: p.productId,
      content: asJson(p.content),
      base: asJson(p.base),
      base_version: p.baseVersion,
      problem_count: p.problems,
      created_at: p.now,
      updated_at: p.now,
    })
    .onConflict((on) => on.column('product_id').doNothing())
    .returning('id'),
).get;

interface SavedDraft {
  readonly id: number;
  /** Fields that are still to be filled in. */
  readonly problems: number;
  readonly content: Listing;
  readonly base: Listing | null;
  readonly baseVersion: number | null;
  readonly now: Date;
}

/** The reason stays until the draft is submitted again: it says what to fix. */
export const updateDraft = statement((p: Params<SavedDraft>) =>
  tables
    .updateTable('listing_drafts')
    .set((eb) => ({
      content: asJson(p.content),
      base: asJson(p.base),
      base_version: p.baseVersion,
      problem_count: p.problems,
      run_id: null,
      refusal: null,
      version: eb('version', '+', 1),
      updated_at: p.now,
    }))
    .where('id', '=', p.id),
).run;

export const setDraftStock = statement(
  (p: Params<{ id: number; stock: Readonly<Record<string, number>> | null }>) =>
    tables
      .updateTable('listing_drafts')
      .set({ opening_stock: asJson(p.stock) })
      .where('id', '=', p.id),
).run;

export const setDraftState = statement(
  (p: Params<{ id: number; state: ListingState; reason: string; now: Date }>) =>
    tables
      .updateTable('listing_drafts')
      .set((eb) => ({
        state: p.state,
        reason: p.reason,
        run_id: null,
        refusal: null,
        version: eb('version', '+', 1),
        updated_at: p.now,
      }))
      .where('id', '=', p.id),
).run;

export const submitDraft = statement((p: Params<{ id: number; now: Date }>) =>
  tables
    .updateTable('listing_drafts')
    .set((eb) => ({
      state: 'submitted' as const,
      reason: '',
      submitted_at: p.now,
      run_id: null,
      refusal: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id),
).run;

export const setDraftDecided = statement((p: Params<{ id: number; staffId: UserId; now: Date }>) =>
  tables
    .updateTable('listing_drafts')
    .set({ decided_by: p.staffId, decided_at: p.now })
    .where('id', '=', p.id),
).run;

export const deleteDraft = statement((p: Params<{ id: number }>) =>
  tables.deleteFrom('listing_drafts').where('id', '=', p.id),
).run;

const countWaiting = statement(
  () =>
    tables
      .selectFrom('listing_drafts')
      .select((of) => of.fn.countAll().as('total'))
      .where('state', '=', 'submitted'),
  { total: int8 },
);
export const countSubmitted = countWaiting.require;

/** Longest waiting first. */
export const listSubmitted = statement(
  (p: Params<{ limit: number }>) =>
    tables
      .selectFrom('listing_drafts as d')
      .innerJoin('vendors as v', 'v.id', 'd.vendor_id')
      .select(['d.id', 'd.vendor_id', 'v.company_name', 'd.product_id', 'd.version'])
      .select(['d.submitted_at', sql<string>`d.content ->> 'name'`.as('name')])
      .where('d.state', '=', 'submitted')
      .orderBy('d.submitted_at')
      .orderBy('d.id')
      .limit(p.limit),
  { name: text },
).list;

export const getDraftForStaff = statement((p: Params<{ id: number }>) =>
  tables
    .selectFrom('listing_drafts as d')
    .innerJoin('vendors as v', 'v.id', 'd.vendor_id')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select(DRAFT.map((column) => `d.${column}` as const))
    .select(['v.company_name', 'u.email', 'u.first_name'])
    .where('d.id', '=', p.id)
    .where('d.submitted_at', 'is not', null),
).get;
