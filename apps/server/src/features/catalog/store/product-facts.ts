// What the index is built from. Two statements for one shape: over the whole catalogue the variants
// are grouped in one pass, for single products looked up by key. A test holds them together.
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { ProductFacts } from '../index/facts.ts';

/** Between the labels of one product; occurs in no label. */
export const LABEL_SEPARATOR = '\u001f';

const COLUMNS = [
  'p.id',
  'p.category_id',
  'p.brand_id',
  "coalesce(p.color_family, '')",
  "coalesce(p.material, '')",
  "coalesce(p.style, '')",
  'p.popularity',
  'extract(epoch from p.created_at)::bigint',
  'p.name',
  'v.wholesale',
  'v.in_stock::int',
  'v.sizes',
  'v.finishes',
];

const AGGREGATES = `min(v.wholesale_cents) as wholesale,
  coalesce(string_agg(distinct nullif(v.size_label, ''), chr(31)), '') as sizes,
  coalesce(string_agg(distinct nullif(v.finish, ''), chr(31)), '') as finishes`;

/**
 * All products that are sold, category by category as `categoryIds` (numbers of our own, not input)
 * have them, most popular first. For COPY, which takes no parameters.
 */
export function allFactsQuery(categoryIds: readonly number[]): string {
  const order = categoryIds.map((id, place) => `(${Number(id)}, ${place})`).join(', ');
  return `select ${COLUMNS.join(', ')}
    from (values ${order}) as c (id, place)
    join products p on p.category_id = c.id and p.status = 'active'
    join (
      select v.product_id, bool_or(l.variant_id is not null) as in_stock, ${AGGREGATES}
      from variants v
      left join (select distinct variant_id from stock_lots where on_hand > held) l on l.variant_id = v.id
      where v.status = 'active'
      group by v.product_id
    ) v on v.product_id = p.id
    order by c.place, p.popularity desc, p.id`;
}

/** Ids of all products that are active, by name. */
export const NAMES_IN_ORDER_QUERY = `select id from products where status = 'active'
  order by lower(name) collate "C", id`;

/** Of the products named, those that are sold. */
export async function readFacts(
  db: Queryable,
  productIds: readonly number[],
): Promise<ProductFacts[]> {
  const { rows } = await db.query(
    `select array[${COLUMNS.map((column) => `(${column})::text`).join(', ')}] as facts
     from products p
     cross join lateral (
       select ${AGGREGATES}, bool_or(exists (
         select from stock_lots l where l.variant_id = v.id and l.on_hand > l.held)) as in_stock
       from variants v
       where v.product_id = p.id and v.status = 'active'
     ) v
     where p.id = any($1::bigint[]) and p.status = 'active' and v.wholesale is not null`,
    [productIds],
  );
  return rows.map((row) => toFacts(row.facts));
}

/** A row's columns as texts. */
export function toFacts(columns: readonly string[]): ProductFacts {
  const [id, categoryId, brandId, color, material, style, popularity, createdAt, name] = columns;
  const [wholesale, inStock, sizes, finishes] = columns.slice(9);
  return {
    id: Number(id),
    categoryId: Number(categoryId),
    brandId: Number(brandId),
    color: color ?? '',
    material: material ?? '',
    style: style ?? '',
    popularity: Number(popularity),
    createdAt: Number(createdAt),
    name: name ?? '',
    wholesale: Number(wholesale),
    inStock: inStock === '1',
    sizes: toLabels(sizes),
    finishes: toLabels(finishes),
  };
}

function toLabels(joined: string | undefined): readonly string[] {
  return joined === undefined || joined === '' ? [] : joined.split(LABEL_SEPARATOR).sort();
}
