import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openSession } from '../../apps/server/src/platform/sessions/session-store.ts';
import {
  childrenOf,
  commandOf,
  databaseFolder,
  endAllPrograms,
  makeDataDir,
  type Program,
  processesIn,
  removeData,
  startProgram,
  urlOf,
} from './program.ts';

const dataDir = makeDataDir();
afterEach(endAllPrograms);
afterAll(() => removeData(dataDir));

const ROWS = 8_000;
/** Its jobs are given to another process within a minute; this machine may be slow. */
const WITHIN = { timeout: 200_000, interval: 200 };

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(dataDir) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const query = (sql: string) => withDatabase(async (client) => (await client.query(sql)).rows);

/** A vendor who sells `ROWS` variants at 10 dollars. */
async function addVendor(): Promise<string> {
  await query(`
    insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
      values ('Vendor', 'Approve', 'import@example.com', 'none', 'Ana', 'Lopez', now());
    insert into vendors (user_id, company_name, ship_from_zip)
      select id, 'Halden', '90012' from users where email = 'import@example.com';
    insert into brands (vendor_id, name, slug, tagline, logo_svg)
      select id, 'Halden Tile', 'halden-tile', 'Made well.', '<svg xmlns="http://www.w3.org/2000/svg"/>' from vendors where company_name = 'Halden';
    insert into departments (name, menu_slug, position) values ('Kill', 'kill', 99);
    insert into categories (department_id, name, slug_url, unit, position)
      select id, 'Kill', 'kill-top', 'Box', 1 from departments where menu_slug = 'kill';
    insert into categories (department_id, parent_id, name, slug_url, unit, position)
      select department_id, id, 'Kill', 'kill-tile', 'Box', 1 from categories where slug_url = 'kill-top';
    insert into products (hash, vendor_id, brand_id, category_id, name, description, unit, specification, picture,
        lead_time_min_days, lead_time_max_days)
      select 'kill00000' || n, b.vendor_id, b.id, c.id, 'Kill ' || n, 'A tile.', 'Box', '[]', '{"type": "surface"}', 3, 5
      from generate_series(100, 199) n, brands b, categories c where b.slug = 'halden-tile' and c.slug_url = 'kill-tile';
    insert into variants (product_id, vendor_id, sku, vendor_sku, size_label, finish, weight_g, wholesale_cents, position)
      select p.id, p.vendor_id, 'kill-' || n, 'S-' || n, '', '', 20000, 1000, n
      from generate_series(1, ${ROWS}) n join products p on p.hash = 'kill00000' || (100 + n % 100);`);
  return withDatabase(async (client) => {
    const { rows } = await client.query(`select id from users where email = 'import@example.com'`);
    return openSession(client as never, { userId: rows[0].id, userAgent: 'test' });
  });
}

interface List {
  readonly id: number;
  readonly state: string;
  readonly version: number;
  readonly sheet: number;
  readonly header_row: number;
  readonly rows_done: number;
  readonly rows_read: number;
  readonly columns: readonly { field: string | null; mark: string; is_discontinued: boolean }[];
  readonly summary: { readonly changed: number } | null;
}

function vendorAt(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (answer: Response): Promise<List> => {
    const text = await answer.text();
    expect([text, answer.ok]).toEqual([text, true]);
    return JSON.parse(text).data;
  };
  const at = (program: Program, path = '') => `${program.origin}/api/vendor/price-lists${path}`;
  return {
    async send(program: Program, content: string) {
      const body = new FormData();
      body.set('file', new File([content], 'list.csv'));
      body.set('file_name', 'list.csv');
      return read(await fetch(at(program), { method: 'POST', headers, body }));
    },
    get: async (program: Program, id: number) =>
      read(await fetch(at(program, `/${id}`), { headers })),
    async post(program: Program, path: string, body: object) {
      const answer = await fetch(at(program, path), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return read(answer);
    },
  };
}

/** The process that reads its list now. */
function readerOf(program: Program): number | undefined {
  return childrenOf(program.pid).find((pid) => commandOf(pid).includes('sheet-process'));
}

test('G-62 an import goes on after its reader and its server are killed: nothing is lost or doubled', {
  timeout: 300_000,
}, async () => {
  const first = await startProgram({ dataDir });
  await first.serving();
  const vendor = vendorAt(await addVendor());
  const lines = Array.from({ length: ROWS }, (_, nth) => `S-${nth + 1},11.00,7`);
  const { id } = await vendor.send(first, `SKU,Price,Stock\n${lines.join('\n')}\n`);
  const reach = (program: Program, state: string) =>
    vi.waitFor(async () => {
      const list = await vendor.get(program, id);
      expect(list.state).toBe(state);
      return list;
    }, WITHIN);
  const mapped = await reach(first, 'mapping');

  await vendor.post(first, `/${id}/check`, {
    ...{ version: mapped.version, sheet: 0, header_row: mapped.header_row },
    columns: mapped.columns.map(({ field, mark, is_discontinued }) => ({
      ...{ field, mark, is_discontinued },
    })),
  });
  const reader = await vi.waitFor(
    () => {
      const pid = readerOf(first);
      expect(pid).toBeDefined();
      return pid ?? 0;
    },
    { timeout: 60_000, interval: 5 },
  );
  process.kill(reader, 'SIGKILL');
  const checked = await reach(first, 'checked');
  expect(checked.summary).toMatchObject({ rows: ROWS, changed: ROWS, prices_up: ROWS, failed: 0 });

  await vendor.post(first, `/${id}/apply`, { version: checked.version, confirm: ROWS });
  await vi.waitFor(async () => expect((await vendor.get(first, id)).rows_done).toBeGreaterThan(0), {
    ...WITHIN,
    interval: 20,
  });
  first.signal('SIGKILL');
  await first.ended;
  for (const pid of processesIn(join(databaseFolder(dataDir), 'data')))
    process.kill(pid, 'SIGKILL');

  const second = await startProgram({ dataDir });
  await second.serving();
  const [before] = await query(
    `select count(*)::int as done from price_list_rows where list_id = ${id} and done is not null`,
  );
  // It was killed in the middle.
  expect(before.done).toBeGreaterThan(0);
  expect(before.done).toBeLessThan(ROWS);
  await reach(second, 'applied');
  expect(
    await query(
      `select (select count(*)::int from variants where wholesale_cents = 1100) as priced,
         (select count(*)::int from price_changes) as changes,
         (select count(distinct variant_id)::int from price_changes) as variants,
         (select sum(on_hand)::int from stock_lots) as stock,
         (select count(*)::int from audit_events where action = 'price_list.applied') as acts`,
    ),
  ).toEqual([{ priced: ROWS, changes: ROWS, variants: ROWS, stock: ROWS * 7, acts: 1 }]);
});
