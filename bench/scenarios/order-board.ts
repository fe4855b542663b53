import { BOARD_SORTS } from '@wevisu/contract/staff-orders.ts';
import { ORDER_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { hashToken, newToken } from '../../apps/server/src/platform/crypto/tokens.ts';
import { writeCursor } from '../../apps/server/src/platform/lists/cursor.ts';
import type { RequestScenario, World } from '../scenario.ts';

const REQUESTS = 4_000;
const PER_PAGE = 50;
const PATH = '/api/staff/order-items';
const DAY_MS = 86_400_000;

const ORDERS = BOARD_SORTS.flatMap((sort) =>
  (['asc', 'desc'] as const).map((dir) => ({ sort, dir })),
);

/** The staff's board: any sort with any filter or two, every kind of search, first and deep pages. */
export const orderBoard: RequestScenario = {
  kind: 'requests',
  name: 'order-board',
  title: 'the board of all orders, 50 lines by any filter, sort and search',
  minShareOfFloor: 0.1,
  async prepare(world) {
    const { draw } = world;
    const book = await readBook(world);
    const headers = { authorization: `Bearer ${book.token}` };
    const filters: readonly (() => Readonly<Record<string, string>>)[] = [
      () => ({}),
      () => ({ status: draw.of(ORDER_STATUSES) }),
      () => ({ vendor: String(draw.of(book.vendors)) }),
      () => ({ showroom: String(draw.of(book.showrooms)) }),
      () => ({ late: '1' }),
      () => {
        const from = draw.below(1_000);
        return { from: dayBefore(from + draw.below(60)), to: dayBefore(from) };
      },
    ];
    const requests = Array.from({ length: REQUESTS }, (_, at) => {
      const order = ORDERS[at % ORDERS.length] ?? { sort: 'placed', dir: 'desc' };
      const query = new URLSearchParams({
        limit: String(PER_PAGE),
        ...order,
        ...draw.of(filters)(),
        ...draw.of(filters)(),
      });
      const more = draw.below(4);
      if (more === 0) query.set('q', draw.of(book.searches));
      if (more === 1) {
        const { placed, promised, id } = draw.of(book.places);
        query.set(
          'after',
          writeCursor(order, { key: order.sort === 'placed' ? placed : promised, id }),
        );
      }
      return { path: `${PATH}?${query}`, headers };
    });
    return {
      requests,
      floor: {
        text: `select * from order_items where (placed_at, id) < ($1::timestamptz, $2::bigint)
          order by placed_at desc, id desc limit ${PER_PAGE}`,
        values: book.places.map(({ placed, id }) => [placed, id]),
      },
    };
  },
};

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

async function readBook({ pool }: World) {
  const staff = await pool.query(`select id from users where type = 'Admin' order by id limit 1`);
  if (staff.rows[0] === undefined) throw new Error('The world has no staff.');
  const token = newToken();
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at, otp_passed_at)
     values ($1, $2, now() + interval '1 day', now())`,
    [hashToken(token), staff.rows[0].id],
  );
  const list = async <T>(text: string) =>
    (await pool.query<{ value: T }>(text)).rows.map(({ value }) => value);
  const some = '(select * from order_items tablesample system (1) repeatable (1)) i';
  return {
    token,
    vendors: await list<number>('select distinct vendor_id as value from order_items order by 1'),
    showrooms: await list<number>(
      'select distinct showroom_id as value from orders order by 1 limit 2000',
    ),
    searches: await list<string>(`
      (select o.number as value from ${some} join orders o on o.id = i.order_id limit 200)
      union all (select left(sku, 6) from ${some} limit 100)
      union all (select left(tracking_number, 8) from ${some} where tracking_number is not null limit 100)
      union all (select split_part(product_name, ' ', 2) from ${some} limit 100)
      union all (select email from users where type = 'User' order by id desc limit 100)`),
    places: await list<{ placed: string; promised: string; id: number }>(`
      select json_build_object('placed', placed_at::text, 'promised', promised_on::text, 'id', id) as value
      from ${some} order by id limit 2000`),
  };
}
