// New products of a price list as drafts: many at once, in the caller's transaction.
import type { VendorId } from '@wevisu/domain/ids.ts';
import type { CategoryAttribute, Listing, SellingUnit } from '@wevisu/domain/listings/listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findProblemsOf } from './show-listing.ts';
import { listListingCategories, readVendorDefaults } from './store/form.ts';
import {
  deleteUntouched,
  insertDrafts,
  listKnownSkus,
  listLeft,
  lockVendor,
} from './store/new-drafts.ts';

export interface DraftCategory {
  readonly id: number;
  /** With the names above it. */
  readonly name: string;
  readonly slug: string;
  readonly unit: SellingUnit;
  readonly picture: Listing['picture'];
  readonly attributes: readonly CategoryAttribute[];
}

/** What a draft begins with, whatever its list says. */
export interface DraftDefaults {
  readonly categories: readonly DraftCategory[];
  readonly brand: string;
  readonly leadTimeMinDays: number;
  readonly leadTimeMaxDays: number;
}

export async function readDraftDefaults(
  db: Queryable,
  { vendorId }: { readonly vendorId: VendorId },
): Promise<DraftDefaults> {
  const [categories, defaults] = [
    await listListingCategories(db),
    await readVendorDefaults(db, { vendorId }),
  ];
  return { ...defaults, categories };
}

export interface NewDraft {
  readonly content: Listing;
  /** Units on hand by SKU. */
  readonly stock: Readonly<Record<string, number>>;
}

/** SKUs that the vendor has already, live or in another draft. The vendor is locked until the transaction ends. */
export async function findKnownSkus(
  db: Queryable,
  of: {
    readonly vendorId: VendorId;
    readonly listId: number;
    readonly skus: readonly string[];
  },
): Promise<ReadonlySet<string>> {
  await lockVendor(db, of);
  return new Set((await listKnownSkus(db, of)).map(({ sku }) => sku));
}

/** Their ids by the first SKU. */
export async function beginDrafts(
  db: Queryable,
  of: {
    readonly vendorId: VendorId;
    readonly listId: number;
    readonly drafts: readonly NewDraft[];
    readonly categories: readonly DraftCategory[];
    readonly now: Date;
  },
): Promise<ReadonlyMap<string, number>> {
  const { drafts, categories, ...rest } = of;
  const byId = new Map(categories.map((category) => [category.id, category]));
  const made = await insertDrafts(db, {
    ...rest,
    drafts: drafts.map(({ content, stock }) => {
      const category = content.category_id === null ? null : byId.get(content.category_id);
      const problems = Object.keys(findProblemsOf(content, category ?? null)).length;
      return { content, problems, stock: Object.keys(stock).length === 0 ? null : stock };
    }),
  });
  return new Map(made.map(({ sku, id }) => [sku, id]));
}

/** Takes back what nobody has saved or sent since. Gives what is left. */
export async function dropUntouchedDrafts(
  db: Queryable,
  of: { readonly vendorId: VendorId; readonly listId: number; readonly ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  await deleteUntouched(db, of);
  return new Set((await listLeft(db, of)).map(({ id }) => id));
}
