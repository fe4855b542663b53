import type { Queryable } from '../../../platform/database/queryable.ts';

export interface PictureRow {
  /** The variant's own picture if it has one, else the product's. */
  readonly picture_key: string | null;
  readonly picture: unknown;
  readonly variant_picture: unknown;
}

/** The picture of a product (variant 0) or of one of its variants; null if there is none. */
export async function getPicture(
  db: Queryable,
  { hash, variantId }: { readonly hash: string; readonly variantId: number },
): Promise<PictureRow | null> {
  const { rows } = await db.query(
    `select case when $2 = 0 then p.picture_key else v.picture_key end as picture_key,
       p.picture, v.picture as variant_picture
     from products p
     left join variants v on v.product_id = p.id and v.id = $2
     where p.hash = $1 and p.status <> 'draft' and ($2 = 0 or v.id is not null)`,
    [hash, variantId],
  );
  return rows[0] ?? null;
}

export async function getCategoryPicture(db: Queryable, id: number): Promise<unknown> {
  const { rows } = await db.query('select picture from categories where id = $1', [id]);
  return rows[0]?.picture ?? null;
}

/** The picture of a template's preview. */
export async function getRoomPictureKey(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query('select picture_key from templates where id = $1', [id]);
  return rows[0]?.picture_key ?? null;
}

/** SVG text; null or '' for none. */
export async function getLogo(
  db: Queryable,
  { kind, id }: { readonly kind: 'brand' | 'showroom'; readonly id: number },
): Promise<string | null> {
  const { rows } =
    kind === 'brand'
      ? await db.query('select logo_svg from brands where id = $1', [id])
      : await db.query('select logo_svg from showrooms where user_id = $1', [id]);
  return rows[0]?.logo_svg ?? null;
}
