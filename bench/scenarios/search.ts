import type { RequestScenario } from '../scenario.ts';
import { CARD_FLOOR, drawPages } from './category-list.ts';

const REQUESTS = 4_000;

/** Two words of one product: one of its name, one of its brand, material, color or name. */
export const search: RequestScenario = {
  kind: 'requests',
  name: 'search',
  title: 'two-word search with facets',
  minShareOfFloor: 0.15,
  async prepare(world) {
    const { pool, vsdId, draw } = world;
    const { rows } = await pool.query<{ name: string; others: string }>(
      `select p.name, concat_ws(' ', b.name, p.material, p.color_family, p.name) as others
       from products p join brands b on b.id = p.brand_id
       where p.id % greatest(1, (select max(id) from products) / $1) = 0 and p.status = 'active'
       order by p.id`,
      [2 * REQUESTS],
    );
    const requests = draw
      .shuffled(rows)
      .slice(0, REQUESTS)
      .flatMap(({ name, others }) => {
        const first = draw.of(wordsOf(name));
        const rest = wordsOf(others).filter((word) => word.toLowerCase() !== first.toLowerCase());
        if (rest.length === 0) return [];
        const q = `${first} ${draw.of(rest)}`;
        return [{ path: `/api/products?${new URLSearchParams({ vsd_id: vsdId, q, ppp: '24' })}` }];
      });
    return { requests, floor: { text: CARD_FLOOR, values: await drawPages(world, REQUESTS) } };
  },
};

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);
}
