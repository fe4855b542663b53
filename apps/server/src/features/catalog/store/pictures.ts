import type { ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { json, text } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/**
 * The picture of a product (variant 0) or of one of its variants; null if there is none. `pictureKey` is
 * the variant's own if it has one, else the product's.
 */
export const getPicture = statement(
  (p: Params<{ hash: string; variantId: VariantId }>) =>
    tables
      .selectFrom('products as p')
      .leftJoin('variants as v', (join) =>
        join.onRef('v.product_id', '=', 'p.id').on('v.id', '=', p.variantId),
      )
      .select(['p.picture', 'v.picture as variant_picture'])
      .select(
        sql`case when ${p.variantId} = 0 then p.picture_key else v.picture_key end`.as(
          'picture_key',
        ),
      )
      .where('p.hash', '=', p.hash)
      .where('p.status', '<>', 'draft')
      .where(sql<boolean>`${p.variantId} = 0 or v.id is not null`),
  { pictureKey: text.orNull, variantPicture: json<unknown>().orNull },
).get;
export type PictureRow = RowOf<typeof getPicture>;

/** Null if it has none. */
export const getCategoryPicture = statement((p: Params<{ id: number }>) =>
  tables.selectFrom('categories').select('picture').where('id', '=', p.id),
).value;

/** The picture of a template's preview. */
export const getRoomPictureKey = statement((p: Params<{ id: string }>) =>
  tables.selectFrom('templates').select('picture_key').where('id', '=', p.id),
).value;

const brandLogo = statement((p: Params<{ id: number }>) =>
  tables.selectFrom('brands').select('logo_svg').where('id', '=', p.id),
).value;

const showroomLogo = statement((p: Params<{ proId: ProUserId }>) =>
  tables.selectFrom('showrooms').select('logo_svg').where('user_id', '=', p.proId),
).value;

/** SVG text; null or '' for none. The id is what an address says: a brand's, or that of a showroom's pro. */
export function getLogo(
  db: Queryable,
  { kind, id }: { readonly kind: 'brand' | 'showroom'; readonly id: number },
): Promise<string | null> {
  return kind === 'brand' ? brandLogo(db, { id }) : showroomLogo(db, { proId: id as ProUserId });
}
