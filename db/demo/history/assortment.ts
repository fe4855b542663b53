// The products that the orders of the past are made of.
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import type pg from 'pg';
import { requireEntry } from '../table.ts';

export interface SoldVariant {
  readonly variantId: number;
  readonly productId: number;
  readonly vendorId: number;
  readonly brandId: number;
  readonly child: string;
  /** From the child up. */
  readonly categoryIds: readonly number[];
  readonly productHash: string;
  readonly productName: string;
  readonly brand: string;
  readonly sku: string;
  readonly sizeLabel: string;
  readonly finish: string;
  readonly pictureKey: string;
  /** JSON as the order keeps it. */
  readonly picture: string;
  readonly unit: string;
  readonly minimumUnit: number;
  readonly boxSqftE4: number | null;
  readonly weightG: number;
  readonly wholesale: Cents;
  readonly leadMin: number;
  readonly leadMax: number;
  readonly lots: readonly { readonly lotId: number; readonly lotCode: string }[];
  readonly isSample: boolean;
}

export interface Assortment {
  /** Never empty. */
  readonly ofChild: (slug: string) => readonly SoldVariant[];
  readonly samples: readonly SoldVariant[];
}

/** So many products of a child sell; of the demo's 25,000 a showroom shows few. */
const PRODUCTS_PER_CHILD = 14;
/** So many products have been asked for as samples. */
const SAMPLED = 48;

type Row = Omit<SoldVariant, 'wholesale' | 'pictureKey' | 'picture'> & {
  readonly wholesale: number;
  readonly productKey: string | null;
  readonly variantKey: string | null;
  readonly productPicture: string;
  readonly variantPicture: string | null;
};

const ROWS = `
  select v.id::int as "variantId", p.id::int as "productId", p.vendor_id::int as "vendorId",
    p.brand_id as "brandId",
    c.slug_url as child, array[c.id, c.parent_id] as "categoryIds", p.hash as "productHash",
    p.name as "productName", b.name as brand, v.sku, v.size_label as "sizeLabel", v.finish,
    p.picture_key as "productKey", v.picture_key as "variantKey", p.picture::text as "productPicture",
    v.picture::text as "variantPicture", p.unit, p.minimum_unit as "minimumUnit",
    v.box_sqft_e4 as "boxSqftE4", v.weight_g as "weightG", v.wholesale_cents::int as wholesale,
    p.lead_time_min_days as "leadMin", p.lead_time_max_days as "leadMax",
    (select json_agg(json_build_object('lotId', l.id, 'lotCode', l.lot_code) order by l.id)
     from stock_lots l where l.variant_id = v.id) as lots,
    v.status = 'sample' as "isSample"
  from products p join variants v on v.product_id = p.id join categories c on c.id = p.category_id
  join brands b on b.id = p.brand_id`;

/** Also makes the samples, as a homeowner's first wish for one does. */
export async function readAssortment(client: pg.ClientBase): Promise<Assortment> {
  const { rows } = await client.query<Row>(
    `with chosen as (
       select id, row_number() over (partition by category_id order by created_at, hash) as place from products)
     ${ROWS} join chosen on chosen.id = p.id and chosen.place <= $1
     where v.position <= 1 and v.sample_of is null order by v.id`,
    [PRODUCTS_PER_CHILD],
  );
  const sold = rows.map(toSold);
  const byChild = Map.groupBy(sold, ({ child }) => child);
  return {
    ofChild: (slug) => requireEntry(byChild, slug),
    samples: await makeSamples(client, rows),
  };
}

async function makeSamples(
  client: pg.ClientBase,
  rows: readonly Row[],
): Promise<readonly SoldVariant[]> {
  const surfaces = rows.filter(
    ({ unit, sku, productPicture }) =>
      unit === 'Box' && sku.endsWith('A') && productPicture.includes('"surface"'),
  );
  const step = Math.max(1, Math.floor(surfaces.length / SAMPLED));
  const ids = surfaces.filter((_, n) => n % step === 0).map(({ variantId }) => variantId);
  await client.query(
    `with made as (
       insert into variants (product_id, sku, position, size_label, finish, pattern, weight_g,
         wholesale_cents, picture, picture_key, status, sample_of)
       select product_id, sku || '-SAMPLE', 1000, 'Sample', finish, pattern, 340,
         coalesce((select (value #>> '{}')::bigint from settings where key = 'sample_wholesale_cents'), 300),
         picture, picture_key, 'sample', id
       from variants where id = any($1::bigint[]) returning id)
     insert into stock_lots (variant_id, lot_code, on_hand) select id, 'SAMPLE', 99000 from made`,
    [ids],
  );
  const { rows: made } = await client.query<Row>(
    `${ROWS} where v.sample_of = any($1::bigint[]) order by v.id`,
    [ids],
  );
  return made.map(toSold);
}

function toSold({
  productPicture,
  variantPicture,
  productKey,
  variantKey,
  ...row
}: Row): SoldVariant {
  const { productHash, variantId } = row;
  const pictureKey = pictureKeyOf({ productHash, productKey, variantId, variantKey });
  return {
    ...row,
    wholesale: cents(row.wholesale),
    pictureKey,
    picture: `{"key": ${JSON.stringify(pictureKey)}, "product": ${productPicture}, "variant": ${variantPicture}}`,
  };
}
