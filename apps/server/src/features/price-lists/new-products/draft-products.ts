// The part of applying a list that begins new products, and the part of undoing it that takes them back. Drafts and the
// marks of their rows are one commit: whoever runs it again goes on where it stopped.
import type { Pool } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  beginDrafts,
  type DraftDefaults,
  dropUntouchedDrafts,
  findKnownSkus,
  readDraftDefaults,
} from '../../listings/begin-drafts.ts';
import { normalizeHeader } from '../columns/price-list-fields.ts';
import type { PriceListRow } from '../store/lists.ts';
import {
  listChosenCategories,
  markDrafted,
  markTakenBack,
  nextNewRows,
  nextRowsToTakeBack,
} from '../store/new-rows.ts';
import { buildListing, isWithinLimits, type OtherColumns } from './build-listing.ts';
import { createCategoryFinder, type FindCategory } from './find-category.ts';
import { groupRows } from './group-rows.ts';

const BATCH_ROWS = 1000;

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
}
/** Of rows done with; false: somebody has stopped the list. */
type Report = (rows: number) => Promise<boolean>;

/** False if somebody has stopped it. */
export async function draftNewProducts(
  deps: Deps,
  list: PriceListRow,
  report: Report,
): Promise<boolean> {
  const { pool } = deps;
  const { vendorId } = list;
  const defaults = await readDraftDefaults(pool, { vendorId });
  const chosen = await listChosenCategories(pool, { vendorId });
  const find = createCategoryFinder(
    defaults.categories,
    new Map(chosen.map(({ words, categoryId }) => [words, categoryId])),
  );
  const others = otherColumnsOf(list);
  for (;;) {
    const count = await draftBatch(deps, list, { defaults, find, others });
    if (count === 0) return true;
    if (!(await report(count))) return false;
  }
}

function draftBatch(
  { pool, now }: Deps,
  { id: listId, vendorId }: PriceListRow,
  of: {
    readonly defaults: DraftDefaults;
    readonly find: FindCategory;
    readonly others: OtherColumns;
  },
): Promise<number> {
  const { defaults, find, others } = of;
  return inTransaction(pool, async (client) => {
    const rows = await nextNewRows(client, { listId, max: BATCH_ROWS });
    const taken = groupRows(rows, { isEnd: rows.length < BATCH_ROWS }).flat();
    if (taken.length === 0) return 0;
    const skus = taken.map(({ sku }) => sku);
    const known = await findKnownSkus(client, { vendorId, listId, skus });
    const fit = taken.filter((row) => !known.has(row.sku) && isWithinLimits(row));
    const drafts = groupRows(fit, { isEnd: true }).map((group) =>
      buildListing({
        ...{ rows: group, defaults, others },
        category: find(group[0]?.asks.category ?? ''),
      }),
    );
    const at = now();
    const { categories } = defaults;
    const ids = await beginDrafts(client, { vendorId, listId, drafts, categories, now: at });
    const draftOf = new Map(
      drafts.flatMap(({ content: { variants } }) => {
        const id = ids.get(variants[0]?.vendor_sku ?? '');
        return variants.map(({ vendor_sku: sku }) => [sku, id ?? null] as const);
      }),
    );
    await markDrafted(client, {
      listId,
      rows: taken.map(({ number, sku }) => ({
        number,
        draft_id: draftOf.get(sku) ?? null,
        done: draftOf.has(sku) ? 'applied' : known.has(sku) ? 'overtaken' : 'refused',
      })),
    });
    return taken.length;
  });
}

/** Drafts that somebody has saved or sent since stay, and products that are live. False if somebody has stopped it. */
export async function takeBackDrafts(
  { pool }: Deps,
  { id: listId, vendorId }: PriceListRow,
  report: Report,
): Promise<boolean> {
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const rows = await nextRowsToTakeBack(client, { listId, max: BATCH_ROWS });
      const ids = [...new Set(rows.map(({ draftId }) => draftId))];
      const left = await dropUntouchedDrafts(client, { vendorId, listId, ids });
      const skus = rows.map(({ sku }) => sku);
      const known = await findKnownSkus(client, { vendorId, listId, skus });
      await markTakenBack(client, {
        listId,
        rows: rows.map(({ number, sku, draftId }) => ({
          number,
          undone: left.has(draftId) || known.has(sku) ? 'overtaken' : 'undone',
        })),
      });
      return rows.length;
    });
    if (count === 0) return true;
    if (!(await report(count))) return false;
  }
}

function otherColumnsOf({ columns }: PriceListRow): OtherColumns {
  return new Map(
    (columns ?? []).flatMap(({ header, field }, column) => {
      const name = normalizeHeader(header);
      return field === null && name !== '' ? [[name, column] as const] : [];
    }),
  );
}
