// What the index is built from: the summaries that the database keeps of products on sale.

import type { ProductId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, bool, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { type ProductFacts, TEXT_FACETS } from '../index/facts.ts';

/** Between the labels of one product; occurs in no label. */
const LABEL_SEPARATOR = '\u001f';

const COLUMNS = [
  's.product_id',
  's.category_id',
  's.brand_id',
  "coalesce(s.style, '')",
  's.popularity',
  'extract(epoch from s.created_at)::bigint',
  's.name',
  's.least_cents',
  // Each has the name of its facet.
  ...TEXT_FACETS.map((facet) => `coalesce(s.${facet}, '')`),
];
const FIRST_FACET = COLUMNS.length - TEXT_FACETS.length;

/**
 * All products that are sold, category by category as `categoryIds` (numbers of our own, not input)
 * have them, most popular first. For COPY, which takes no parameters.
 */
export function allFactsQuery(categoryIds: readonly number[]): string {
  const order = categoryIds.map((id, place) => `(${Number(id)}, ${place})`).join(', ');
  return `select ${COLUMNS.join(', ')}
    from (values ${order}) as c (id, place)
    join product_summaries s on s.category_id = c.id
    order by c.place, s.popularity desc, s.product_id`;
}

/** Ids of all products with a unit left; may repeat. */
export const IN_STOCK_QUERY = `select v.product_id from variants v
  join stock_lots l on l.variant_id = v.id and l.on_hand > l.held
  where v.status = 'active' group by v.product_id`;

/** Ids of all products on sale, by name. */
export const NAMES_IN_ORDER_QUERY = `select product_id from product_summaries
  order by lower(name) collate "C", product_id`;

const factsOf = sqlStatement({
  takes: { productIds: arrayOf(ID.product) },
  gives: { facts: arrayOf(text), inStock: bool },
  sql: (p) => sql`
    select array[${sql.raw(COLUMNS.map((column) => `(${column})::text`).join(', '))}] as facts,
      exists (
        select from variants v join stock_lots l on l.variant_id = v.id and l.on_hand > l.held
        where v.product_id = s.product_id and v.status = 'active') as "inStock"
    from product_summaries s where s.product_id = any(${p.productIds})`,
}).list;

/** Those of the given products that are on sale. */
export async function readFacts(
  db: Queryable,
  productIds: readonly ProductId[],
): Promise<ProductFacts[]> {
  const rows = await factsOf(db, { productIds });
  return rows.map(({ facts, inStock }) => toFacts(facts, inStock));
}

/** A row's columns as texts. */
export function toFacts(columns: readonly string[], inStock: boolean): ProductFacts {
  const [id, categoryId, brandId, style, popularity, createdAt, name, wholesale] = columns;
  const facets = TEXT_FACETS.map((facet, place) => [
    facet,
    toTexts(columns[FIRST_FACET + place] ?? ''),
  ]);
  return {
    id: Number(id),
    categoryId: Number(categoryId),
    brandId: Number(brandId),
    style: style ?? '',
    popularity: Number(popularity),
    createdAt: Number(createdAt),
    name: name ?? '',
    wholesale: Number(wholesale),
    inStock,
    facets: Object.fromEntries(facets),
  };
}

function toTexts(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split(LABEL_SEPARATOR).sort();
}
