import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import type { RequestScenario } from '../scenario.ts';

/** Few enough that the floor's constants are all gathered in the warm-up. */
const PAGES = 60;

/** A category's list as a browser opens it: rendered on the server, at a showroom's prices. */
export const categoryPage: RequestScenario = {
  kind: 'requests',
  name: 'category-page',
  title: 'category page, rendered on the server',
  leastOfFloor: 0.5,
  floorIsSamePage: true,
  async prepare({ pool, draw, vsdId }) {
    const { rows } = await pool.query<{ slug_url: string }>(
      `select c.slug_url from categories c join products p on p.category_id = c.id and p.status = 'active'
       group by c.id having count(*) >= 24 order by c.id`,
    );
    const requests = Array.from({ length: PAGES }, () => ({
      path: `/category/${draw.of(rows).slug_url}/product`,
      headers: { cookie: `${SHOWROOM_COOKIE}=${vsdId}` },
    }));
    return { requests, floor: null };
  },
};
