import { hashToken, newToken } from '../../apps/server/src/platform/crypto/tokens.ts';
import type { RequestScenario, World } from '../scenario.ts';

const REQUESTS = 4_000;
const PER_PAGE = 50;
const PATH = '/api/vendor/products';

/** Every filter that the screen offers; categories and brands are drawn for each request. */
const FILTERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { status: 'active' },
  { status: 'withdrawn' },
  { stock: 'in' },
  { stock: 'out' },
  { draft: 'none' },
  { draft: 'submitted' },
];
const ORDERS = [
  { sort: 'name', dir: 'asc' },
  { sort: 'name', dir: 'desc' },
  { sort: 'updated', dir: 'asc' },
  { sort: 'updated', dir: 'desc' },
] as const;

/** The table of the vendor with the most products: any sort with any filter, words and SKUs, first and deep pages. */
export const vendorProducts: RequestScenario = {
  kind: 'requests',
  name: 'vendor-products',
  title: "a vendor's product table, 50 rows by any filter and sort",
  minShareOfFloor: 0.1,
  async prepare(world) {
    const { draw } = world;
    const vendor = await readVendor(world);
    const headers = { authorization: `Bearer ${vendor.token}` };
    const requests = Array.from({ length: REQUESTS }, (_, at) => {
      const query = new URLSearchParams({
        limit: String(PER_PAGE),
        ...ORDERS[at % ORDERS.length],
        ...draw.of(FILTERS),
      });
      const more = draw.below(6);
      if (more === 0) query.set('category', String(draw.of(vendor.categories)));
      if (more === 1) query.set('brand', String(draw.of(vendor.brands)));
      if (more === 2) query.set('q', draw.of(vendor.words));
      if (more === 3 && query.get('sort') === 'name') {
        // Where a vendor has paged to.
        const place = draw.of(vendor.places);
        query.set('after', Buffer.from(JSON.stringify(place)).toString('base64url'));
      }
      return { path: `${PATH}?${query}`, headers };
    });
    return {
      requests,
      floor: {
        text: `select id, hash, name, brand_id, category_id, status, lead_time_min_days, lead_time_max_days,
            picture_key, updated_at from products
          where vendor_id = $1 and (lower(name) collate "C", id) > ($2::text, $3::bigint)
          order by lower(name) collate "C", id limit ${PER_PAGE}`,
        values: vendor.places.map((place) => [vendor.id, ...place]),
      },
    };
  },
};

async function readVendor({ pool }: World) {
  const { rows } = await pool.query<{ id: number; user_id: number; products: number }>(
    `select v.id, v.user_id, count(*)::int as products from vendors v join products p on p.vendor_id = v.id
     where v.user_id is not null group by v.id order by count(*) desc, v.id limit 1`,
  );
  const [vendor] = rows;
  if (vendor === undefined) throw new Error('The world has no vendor with products.');
  const { id } = vendor;
  const token = newToken();
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [hashToken(token), vendor.user_id],
  );
  const list = async <T>(text: string) =>
    (await pool.query<{ value: T }>(text, [id])).rows.map(({ value }) => value);
  return {
    ...{ id, token },
    categories: await list<number>(
      'select distinct category_id as value from products where vendor_id = $1 order by 1',
    ),
    brands: await list<number>(
      'select distinct brand_id as value from products where vendor_id = $1 order by 1',
    ),
    words: await list<string>(
      `select distinct on (word) word as value from (
         select split_part(name, ' ', 2) as word from products where vendor_id = $1
         union all (select left(vendor_sku, 6) from variants where vendor_id = $1 limit 2000)
       ) of where word <> '' order by word limit 200`,
    ),
    places: await list<readonly [name: string, id: number]>(
      `select json_build_array(lower(name), id) as value from (
         select name, id, row_number() over (order by lower(name) collate "C", id) as at
         from products where vendor_id = $1
       ) of where at % greatest(1, ${vendor.products} / 500) = 0 order by at`,
    ),
  };
}
