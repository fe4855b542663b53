import type { Queryable } from '../../../platform/database/queryable.ts';

export interface MarkupRows {
  readonly showroom_ppm: number;
  /** Null where staff have set none. */
  readonly platform_ppm: number | null;
  /** Rates of the asked products, and of their categories with all above them. */
  readonly products: readonly { readonly id: number; readonly ppm: number }[];
  readonly categories: readonly { readonly id: number; readonly ppm: number }[];
  /** From each asked category to the one above it. */
  readonly parents: readonly { readonly id: number; readonly parent: number }[];
}

/** What prices of some products in one showroom are made of, in one round trip; null: no such showroom. */
export async function readMarkupRows(
  db: Queryable,
  of: {
    readonly showroomId: number;
    readonly productIds: readonly number[];
    readonly categoryIds: readonly number[];
  },
): Promise<MarkupRows | null> {
  const { rows } = await db.query(
    `with asked as (
       select id, parent_id from categories where id = any($3::int[])
     )
     select s.markup_ppm as showroom_ppm,
       (select (value #>> '{}')::int from settings where key = 'platform_rate_ppm') as platform_ppm,
       coalesce((select jsonb_agg(jsonb_build_object('id', m.product_id, 'ppm', m.markup_ppm))
                 from showroom_markups m
                 where m.showroom_id = s.id and m.product_id = any($2::bigint[])), '[]') as products,
       coalesce((select jsonb_agg(jsonb_build_object('id', m.category_id, 'ppm', m.markup_ppm))
                 from showroom_markups m
                 where m.showroom_id = s.id and m.category_id in
                   (select id from asked union select parent_id from asked)), '[]') as categories,
       coalesce((select jsonb_agg(jsonb_build_object('id', id, 'parent', parent_id))
                 from asked where parent_id is not null), '[]') as parents
     from showrooms s where s.id = $1`,
    [of.showroomId, [...new Set(of.productIds)], [...new Set(of.categoryIds)]],
  );
  return rows[0] ?? null;
}
