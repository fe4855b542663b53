// The demo world as the product loads it at its first start: no list of the areas for work is empty.
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import type { CallDefinition, Role } from '@wevisu/contract/call.ts';
import { STAFF_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../db/demo/people/people.ts';
import { stockExample } from '../../../db/demo/rooms/stock-example.ts';
import { ensureDemoData } from './demo.ts';
import { createSandboxGateway } from './features/gateway/sandbox/sandbox-gateway.ts';
import { reconcile } from './features/reconciliation/reconcile.ts';
import { parseConfig } from './platform/config.ts';
import { newToken } from './platform/crypto/tokens.ts';
import { openSession } from './platform/sessions/session-store.ts';
import { testApp } from './test-app.ts';

const app = await testApp({ connections: 20 });
const config = parseConfig({
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://shop.example' },
  ...{ DATA_DIR: app.dataDir, DEMO_DATA: 'small' },
});
await ensureDemoData(app.url, config, () => {});

/** Nothing fails in a new world, and nobody is reported; and what a person makes first. */
const EMPTY_QUEUES = ['reports', 'mails', 'jobs'];
const EMPTY_CALLS: readonly string[] = [
  'ownPictures.listOwnPictures',
  'ownTemplates.listOwnTemplates',
  'listingPictures.list',
  // What a draft of the menu would do.
  'menu.listMenuMerges',
  // What failed: no bank refuses a refund here.
  'books.listFailedRefunds',
  // What a pro with a very large showroom has begun.
  'showroomPrices.listPriceRuns',
];

async function tokenOf(email: string): Promise<string> {
  const { rows } = await app.pool.query('select id::int from users where email = $1', [email]);
  const token = await openSession(app.pool, { userId: rows[0].id, userAgent: 'test' });
  await app.pool.query('update sessions set otp_passed_at = now()');
  return token;
}

const AREAS: readonly { readonly role: Role; readonly email: string }[] = [
  { role: 'Contractor', email: 'pro@example.com' },
  { role: 'Vendor', email: 'vendor@example.com' },
  { role: 'Admin', email: 'staff@example.com' },
];

function isList(call: CallDefinition, role: Role): boolean {
  const access = call.access as readonly string[] | string;
  return (
    call.method === 'GET' &&
    Array.isArray(access) &&
    access.includes(role) &&
    !call.path.includes(':')
  );
}

function rowsOf(body: { readonly data?: unknown }): readonly unknown[] | null {
  const data = body.data as { readonly data?: unknown; readonly rows?: unknown } | undefined;
  const found = [data, data?.data, data?.rows].find(Array.isArray);
  return (found as readonly unknown[] | undefined) ?? null;
}

test.for(AREAS)('G-01 no list of $role is empty in the demo world', async ({ role, email }) => {
  const token = await tokenOf(email);
  const empty: string[] = [];
  let lists = 0;
  for (const call of ALL_CALLS.filter((one) => isList(one, role))) {
    const { status, body } = await app.raw('GET', call.path, undefined, token);
    const rows = status === 200 ? rowsOf(body) : null;
    if (rows === null) continue;
    lists += 1;
    if (rows.length === 0 && !EMPTY_CALLS.includes(call.name)) empty.push(call.name);
  }
  expect(empty).toEqual([]);
  expect(lists).toBeGreaterThan(4);
});

test('G-44 what an example of AI 3D design is made of is in stock', async () => {
  const stockOf = async (skus: readonly string[]) => {
    const { rows } = await app.pool.query(
      `select sku, (select sum(on_hand - held)::int from stock_lots where variant_id = v.id) as units
       from variants v where sku = any($1::text[]) order by sku`,
      [skus],
    );
    return rows as { sku: string; units: number }[];
  };
  const { rows } = await app.pool.query(
    `select sku from variants v
     where not exists (select from stock_lots where variant_id = v.id and on_hand > held)
     order by sku limit 2`,
  );
  const [one = '', other = ''] = rows.map(({ sku }) => sku as string);
  const designs = [{ skus: [one, other], orders: [{ sku: other, units: 7 }] }];
  for (let twice = 0; twice < 2; twice++) await stockExample(app.pool, designs, new Date());
  expect(await stockOf([one, other])).toEqual([
    { sku: one, units: 3 },
    { sku: other, units: 21 },
  ]);
});

test('G-63 every queue of staff has cases, save of what failed', async () => {
  const token = await tokenOf('staff@example.com');
  const { body } = await app.raw('GET', '/api/staff/queues', undefined, token);
  const queues = body.data as readonly { readonly queue: string; readonly open: number }[];
  const empty = queues.filter(({ open }) => open === 0).map(({ queue }) => queue);
  expect(queues.map(({ queue }) => queue)).toEqual(STAFF_QUEUES);
  expect(empty).toEqual(EMPTY_QUEUES);
});

test('VEND-01 a vendor has price lists in every state that lasts, one of them with failed rows', async () => {
  const { rows } = await app.pool.query(
    `select l.state, count(r.list_id) filter (where r.outcome = 'failed')::int as failed
     from price_lists l join vendors v on v.id = l.vendor_id join users u on u.id = v.user_id
       left join price_list_rows r on r.list_id = l.id
     where u.email = 'vendor@example.com' group by l.id`,
  );
  expect(rows.map(({ state }) => state).toSorted()).toEqual([
    ...['applied', 'checked', 'undone', 'unreadable'],
  ]);
  expect(rows.some(({ failed }) => failed > 2)).toBe(true);
});

test('a pro has offers in every state that a client can bring about, without an empty choice of products', async () => {
  const { rows } = await app.pool.query(
    `select o.state, n.kind, o.sections, o.year * 10000 + o.serial as number
     from offers o join showrooms s on s.id = o.showroom_id join users u on u.id = s.user_id
       left join offer_snapshots n on n.offer_id = o.id and n.kind = 'signed'
     where u.email = 'pro@example.com' order by o.id`,
  );
  expect(rows.map(({ state }) => state)).toEqual([
    ...['expired', 'declined', 'approved', 'viewed', 'sent', 'draft'],
  ]);
  expect(rows.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
  const bare = rows.flatMap(({ sections }) =>
    sections.filter((one: { allowance: number | null; lines: readonly unknown[] }) => {
      return one.lines.length === 0 && one.allowance === null;
    }),
  );
  expect(bare).toEqual([]);
});

test('G-64 pros pay for plans in every state that lasts, and the books agree', async () => {
  const { rows } = await app.pool.query(
    `select u.email, b.state, b.canceled_at is not null as canceled, s.plan, s.plan_ends_on is not null as ends
     from users u join showrooms s on s.user_id = u.id left join subscriptions b on b.showroom_id = s.id
     where u.email in ('pro@example.com', 'kitchens@example.com', 'baths@example.com', 'studio@example.com')
     order by s.id`,
  );
  expect(rows.map(({ email: _, ...plan }) => plan)).toEqual([
    { state: 'active', canceled: false, plan: 'Premium', ends: false },
    { state: 'active', canceled: true, plan: 'Premium', ends: true },
    { state: 'past_due', canceled: false, plan: 'Premium', ends: false },
    { state: null, canceled: false, plan: 'Basic', ends: false },
  ]);
  const now = () => new Date();
  const gateway = createSandboxGateway({ pool: app.pool, now, newId: newToken });
  expect((await reconcile({ pool: app.pool, gateway, now })).told).toEqual([]);
});

test('a second start loads nothing twice, and the accounts have their password', async () => {
  const count = async () =>
    (await app.pool.query('select count(*)::int as lists from price_lists')).rows[0].lists;
  const before = await count();
  await ensureDemoData(app.url, config, () => {});
  expect(await count()).toBe(before);
  const answer = await app.raw('POST', '/api/login', {
    ...{ email: 'homeowner@example.com', password: DEMO_PASSWORD },
  });
  expect(answer.status).toBe(200);
});
