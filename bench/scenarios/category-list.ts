import type { RequestScenario, World } from '../scenario.ts';

const REQUESTS = 4_000;
const PER_PAGE = 24;

/** What a card needs of a product's own row. */
export const CARD_FLOOR = `select id, hash, name, unit, minimum_unit, color_family, lead_time_min_days,
  lead_time_max_days, category_id, brand_id, picture_key from products where id = any($1::bigint[])`;

/** Categories of both levels, the first pages of each, a third of them filtered by a brand or a color. */
export const categoryList: RequestScenario = {
  kind: 'requests',
  name: 'category-list',
  title: 'category list, 24 priced items with facets',
  minShareOfFloor: 0.5,
  async prepare(world) {
    const { draw, vsdId } = world;
    const categories = await listCategories(world);
    const requests = Array.from({ length: REQUESTS }, () => {
      const category = draw.of(categories);
      const query = new URLSearchParams({
        vsd_id: vsdId,
        category: category.slug_url,
        ppp: String(PER_PAGE),
        page: String(1 + draw.below(5)),
      });
      const filter = draw.below(6);
      if (filter === 0) query.set('brand', draw.of(category.brands));
      if (filter === 1) query.set('color', draw.of(category.colors));
      return { path: `/api/products?${query}` };
    });
    return { requests, floor: { text: CARD_FLOOR, values: await drawPages(world, REQUESTS) } };
  },
};

interface CategoryRow {
  readonly slug_url: string;
  readonly brands: string[];
  readonly colors: string[];
}

async function listCategories({ pool }: World): Promise<CategoryRow[]> {
  const { rows } = await pool.query<CategoryRow>(`
    select c.slug_url, array_agg(distinct b.slug order by b.slug) as brands,
      array_agg(distinct lower(p.color_family) order by lower(p.color_family))
        filter (where p.color_family is not null) as colors
    from categories c
    join categories leaf on leaf.id = c.id or leaf.parent_id = c.id
    join products p on p.category_id = leaf.id and p.status = 'active'
    join brands b on b.id = p.brand_id
    group by c.id
    having count(*) >= 24 and count(p.color_family) > 0
    order by c.id`);
  return rows;
}

/** Ids of 24 products anywhere in the table, for each request. */
export async function drawPages(
  { pool, draw }: World,
  count: number,
): Promise<(readonly unknown[])[]> {
  const { rows } = await pool.query<{ least: number; most: number }>(
    'select min(id) as least, max(id) as most from products',
  );
  const [{ least, most } = { least: 1, most: 1 }] = rows;
  const id = () => least + draw.below(most - least + 1);
  return Array.from({ length: count }, () => [Array.from({ length: PER_PAGE }, id)]);
}
