// Reads the whole catalog in one snapshot into a new index.
import { int8 } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readSnapshot } from '../../../platform/database/snapshot.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { createDataBuilder } from '../index/build-data.ts';
import type { CatalogData } from '../index/data.ts';
import { buildTaxonomy } from '../index/taxonomy.ts';
import { readMark } from './changes.ts';
import { allFactsQuery, IN_STOCK_QUERY, NAMES_IN_ORDER_QUERY, toFacts } from './product-facts.ts';
import { readTaxonomy } from './taxonomy-rows.ts';

/** For the two sorts of the whole catalog; with less, 1,000,000 products spill to disk. */
const WORK_MEM = '128MB';

const countSold = statement(
  () => tables.selectFrom('product_summaries').select((eb) => eb.fn.countAll().as('sold')),
  { sold: int8 },
  { rare: true },
).require;

/** More of them are better built in a thread of its own; fewer take less time than the thread takes to start. */
const MANY = 2_000;
const getOneOfMany = statement(
  () =>
    tables
      .selectFrom('product_summaries')
      .select('product_id')
      .orderBy('product_id')
      .offset(MANY)
      .limit(1),
  {},
  { rare: true },
).get;

export async function isLarge(db: Queryable): Promise<boolean> {
  return (await getOneOfMany(db)) !== null;
}

export function loadCatalog(url: string): Promise<CatalogData> {
  return readSnapshot({ url, workMem: WORK_MEM }, async ({ db, copyRows }) => {
    const { sold } = await countSold(db);
    const followFrom = await readMark(db);
    const taxonomyRows = await readTaxonomy(db);
    const builder = createDataBuilder(taxonomyRows, sold);
    const categoryIds = buildTaxonomy(taxonomyRows).categories.map(({ id }) => id);
    if (categoryIds.length > 0) {
      for await (const row of copyRows(allFactsQuery(categoryIds)))
        builder.add(toFacts(row, false));
    }
    const sealed = builder.seal();
    for await (const [id] of copyRows(NAMES_IN_ORDER_QUERY)) sealed.addName(Number(id));
    for await (const [id] of copyRows(IN_STOCK_QUERY)) sealed.addStock(Number(id));
    return sealed.finish(followFrom);
  });
}
