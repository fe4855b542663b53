import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import type { DrawnRequest, World } from '../scenario.ts';

/** Few enough that the floor's constants and the page cache are complete after the warm-up. */
const PAGES = 60;

export async function categoryPaths({ pool, draw }: World): Promise<string[]> {
  const { rows } = await pool.query<{ slug_url: string }>(
    `select c.slug_url from categories c join products p on p.category_id = c.id and p.status = 'active'
     group by c.id having count(*) >= 24 order by c.id`,
  );
  return Array.from({ length: PAGES }, () => `/category/${draw.of(rows).slug_url}/product`);
}

export async function productPaths({ pool, draw }: World): Promise<string[]> {
  const { rows } = await pool.query<{ hash: string }>(
    `select hash from products
     where id % greatest(1, (select max(id) from products) / $1) = 0 and status = 'active' order by id`,
    [2 * PAGES],
  );
  return draw
    .shuffled(rows)
    .slice(0, PAGES)
    .map(({ hash }) => `/product/${hash}`);
}

/** Headers of a visitor in the showroom without a session. */
export function inShowroom(paths: readonly string[], { vsdId }: World): DrawnRequest[] {
  return paths.map((path) => ({ path, headers: { cookie: `${SHOWROOM_COOKIE}=${vsdId}` } }));
}
