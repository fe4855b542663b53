import { sql } from 'kysely';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Templates that order some variant of a product, those that order the most of it first. */
export const listRoomsWithProduct = statement((p: Params<{ hash: string; limit: number }>) =>
  tables
    .selectFrom('products as p')
    .innerJoin('variants as v', 'v.product_id', 'p.id')
    .innerJoin('template_products as tp', 'tp.sku', 'v.sku')
    .innerJoin('templates as t', 't.id', 'tp.template_id')
    .select(['t.id', 't.name', 't.style', 't.picture_key as picture'])
    .where('p.hash', '=', p.hash)
    .where('t.picture_key', '<>', '')
    .groupBy('t.id')
    .orderBy(sql`sum(tp.units)`, 'desc')
    .orderBy('t.id')
    .limit(p.limit),
).list;
