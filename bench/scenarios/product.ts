import type { RequestScenario } from '../scenario.ts';

const REQUESTS = 4_000;

export const product: RequestScenario = {
  kind: 'requests',
  name: 'product',
  title: 'product by hash',
  minShareOfFloor: 0.5,
  async prepare({ pool, vsdId, draw }) {
    const { rows } = await pool.query<{ id: number; hash: string }>(
      `select id, hash from products
       where id % greatest(1, (select max(id) from products) / $1) = 0 and status = 'active'
       order by id`,
      [2 * REQUESTS],
    );
    const drawn = draw.shuffled(rows).slice(0, REQUESTS);
    return {
      requests: drawn.map(({ hash }) => ({ path: `/api/product/${hash}?vsd_id=${vsdId}` })),
      floor: {
        text: `select id, hash, name, description, unit, minimum_unit, color_family, material, specification,
          lead_time_min_days, lead_time_max_days, category_id, brand_id, picture_key, status
          from products where id = $1`,
        values: drawn.map(({ id }) => [id]),
      },
    };
  },
};
