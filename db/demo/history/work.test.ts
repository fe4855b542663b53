import { zstdDecompressSync } from 'node:zlib';
import { PRO_APPROVAL_HOURS } from '@wevisu/domain/policy/policy.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../apps/server/src/platform/database/test-database.ts';
import { isWholePdf } from '../../../apps/server/src/platform/uploads/is-whole-pdf.ts';
import { loadDemo } from '../load.ts';
import { tradeUntil } from './load-history.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const files = new Map<string, Buffer>();
const { pool } = await testDatabase();
await loadDemo({
  pool,
  size: 'small',
  history: tradeUntil(NOW, async (key, bytes) => void files.set(key, bytes)),
});

async function read<T>(sql: string): Promise<T[]> {
  const { rows } = await pool.query(sql);
  return rows;
}

test('PRO-03 G-02 pros and vendors wait for staff, within the promise and past it, and others were decided on', async () => {
  for (const table of ['pro_applications', 'vendor_applications']) {
    const rows = await read<{ decision: string | null; status: string; hours: number }>(`
      select a.decision, u.status, extract(epoch from '${NOW.toISOString()}'::timestamptz - a.created_at) / 3600 as hours
      from ${table} a join users u on u.id = a.user_id`);
    const waiting = rows.filter(({ decision }) => decision === null);
    expect(waiting.some(({ hours }) => hours < PRO_APPROVAL_HOURS)).toBe(true);
    expect(waiting.some(({ hours }) => hours > PRO_APPROVAL_HOURS)).toBe(true);
    expect(rows.some(({ decision }) => decision === 'refuse')).toBe(true);
    const statuses = { approve: 'Approve', refuse: 'Deactive' };
    for (const { decision, status } of rows) {
      expect(status).toBe(statuses[decision as keyof typeof statuses] ?? 'pending');
    }
  }
});

test('every application has its document in the file store, which says that it is a sample', async () => {
  const rows = await read<{ key: string; bytes: number }>(`
    select f.key, f.bytes from license_files f join pro_applications a on a.user_id = f.user_id
    union all
    select d.key, d.bytes from vendor_documents d join vendor_applications a on a.user_id = d.user_id`);
  const [renewals] = await read<{ count: number }>('select count(*)::int from license_renewals');
  expect(rows.length + (renewals?.count ?? 0)).toBe(files.size);
  expect(rows.length).toBeGreaterThan(8);
  for (const { key, bytes } of rows) {
    const file = files.get(key) ?? Buffer.alloc(0);
    expect(file.length).toBe(bytes);
    expect(isWholePdf(file)).toBe(true);
    expect(file.toString('latin1')).toContain('Made for the demonstration of this site.');
  }
});

test('the homeowner of the README has projects and notifications, one of the projects shared with the pro', async () => {
  const [row] = await read<Record<string, number>>(`
    select (select count(*)::int from projects p where p.user_id = u.id) as projects,
      (select count(*)::int from projects p where p.user_id = u.id and p.shared_to_pro_at is not null) as shared,
      (select count(*)::int from notifications n where n.user_id = u.id) as notices,
      (select count(*)::int from notifications n where n.user_id = u.id and n.read_at is null) as unread
    from users u where u.email = 'homeowner@example.com'`);
  expect(row).toMatchObject({ projects: 2, shared: 1 });
  expect(row?.notices).toBeGreaterThan(2);
  expect(row?.unread).toBeGreaterThan(0);
});

test('projects of clients hold rooms that open without a finding, and every pro has some to look at', async () => {
  const rows = await read<{
    id: number;
    document: Buffer;
    rooms: number;
    showroom: number;
    shared: boolean;
  }>(`
    select p.id::int, s.document, s.rooms, p.showroom_id::int as showroom, p.shared_to_pro_at is not null as shared
    from projects p join scenes s on s.project_id = p.id and s.revision = p.scene_revision`);
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.filter(({ shared }) => shared).map(({ showroom }) => showroom)).size).toBe(3);
  const seen = new Set<string>();
  for (const { document, rooms } of rows) {
    const text = zstdDecompressSync(document).toString();
    if (seen.has(text)) continue;
    seen.add(text);
    expect(rooms).toBeGreaterThan(0);
    expect(Object.keys(readScene(JSON.parse(text)).document.nodes).length).toBeGreaterThan(10);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('pros have notes about clients and tasks, some of them due and some done', async () => {
  const rows = await read<{ notes: number; due: number; done: number }>(`
    select (select count(*)::int from client_notes n where n.showroom_id = s.id) as notes,
      (select count(*)::int from pro_tasks t where t.showroom_id = s.id and t.done_at is null) as due,
      (select count(*)::int from pro_tasks t where t.showroom_id = s.id and t.done_at is not null) as done
    from showrooms s where s.status = 'open'`);
  expect(rows).toHaveLength(3);
  for (const { notes, due, done } of rows) {
    expect(notes).toBeGreaterThan(5);
    expect(due).toBeGreaterThan(0);
    expect(due + done).toBe(8);
  }
});

test('vendors have announced prices: due, waiting for staff, declined and applied', async () => {
  const rows = await read<{ state: string; isRight: boolean }>(`
    select c.state, case c.state when 'applied' then c.to_cents = v.wholesale_cents
      else c.from_cents = v.wholesale_cents and c.starts_at > '${NOW.toISOString()}' end
      and c.vendor_id = v.vendor_id as "isRight"
    from price_changes c join variants v on v.id = c.variant_id`);
  expect(rows.every(({ isRight }) => isRight)).toBe(true);
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['waiting', 'needs_approval', 'declined', 'applied']),
  );
});

test('people have written to the shop and left their numbers, today and weeks ago, and most have an answer', async () => {
  const [row] = await read<Record<string, number>>(`
    select (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from contact_messages where created_at > '${NOW.toISOString()}'::timestamptz - interval '1 day')
        as today,
      (select count(*)::int from leads where created_at <= '${NOW.toISOString()}') as leads,
      (select count(*)::int from contact_messages where state = 'open') as open,
      (select count(*)::int from leads where state = 'open') as "openLeads"`);
  expect(row).toMatchObject({ messages: 12, today: 3, leads: 24, open: 6 });
  expect(row?.openLeads).toBeGreaterThan(0);
  expect(row?.openLeads).toBeLessThan(24);
});

test('a vendor who declined said why, and every use of a coupon is counted', async () => {
  const [row] = await read<Record<string, number>>(`
    select (select count(*)::int from order_item_events where to_status = 'Decline' and reason is null) as silent,
      (select count(*)::int from order_item_events where to_status = 'Decline') as declined,
      (select sum(uses)::int from coupons) as uses,
      (select count(*)::int from orders where coupon_code is not null) as orders`);
  expect(row?.silent).toBe(0);
  expect(row?.declined).toBeGreaterThan(50);
  expect(row?.uses).toBe(row?.orders);
});

test('G-66 new licenses wait for staff with their file, one past the promise, and a question waits for its answer', async () => {
  const rows = await read<{ key: string; hours: number }>(`
    select file_key as key, extract(epoch from '${NOW.toISOString()}'::timestamptz - sent_at) / 3600 as hours
    from license_renewals where decision is null`);
  expect(rows.some(({ hours }) => hours < PRO_APPROVAL_HOURS)).toBe(true);
  expect(rows.some(({ hours }) => hours > PRO_APPROVAL_HOURS)).toBe(true);
  for (const { key } of rows) expect(isWholePdf(files.get(key) ?? Buffer.alloc(0))).toBe(true);
  const [open] = await read<Record<string, number>>(`
    select (select count(*)::int from staff_waits w join pro_applications a on a.user_id::text = w.case_id
        where w.queue = 'pros' and w.resumed_at is null and a.decision is null) as waits,
      (select count(*)::int from pro_waivers) as waivers`);
  expect(open).toEqual({ waits: 1, waivers: 1 });
});

test('reports divide by visits: every showroom has some on each day, more on days with orders', async () => {
  const rows = await read<{ days: number; share: number; carts: boolean }>(`
    select count(*)::int as days, (sum(d.visits)::float / (select count(*) from orders o where o.showroom_id = s.id)) as share,
      bool_and(d.carts <= d.visits) as carts
    from showrooms s join showroom_visit_days d on d.showroom_id = s.id where s.status = 'open' group by s.id`);
  expect(rows).toHaveLength(3);
  for (const { days, share, carts } of rows) {
    expect(days).toBeGreaterThan(500);
    expect(share).toBeGreaterThan(10);
    expect(share).toBeLessThan(100);
    expect(carts).toBe(true);
  }
});

test('movements of stock add up to what is there, and some of what is watched is low', async () => {
  const [wrong] = await read<{ wrong: number; moves: number; counted: number }>(`
    select count(*) filter (where next_before <> on_hand)::int as wrong, count(*)::int as moves,
      count(*) filter (where kind = 'count')::int as counted
    from (select kind, on_hand, coalesce(lead(on_hand - delta) over later,
        (select l.on_hand from stock_lots l where l.variant_id = m.variant_id and l.lot_code = m.lot_code)) as next_before
      from stock_movements m window later as (partition by variant_id, lot_code order by id)) moved`);
  expect(wrong?.wrong).toBe(0);
  expect(wrong?.moves).toBeGreaterThan(200);
  expect(wrong?.counted).toBeGreaterThan(5);
  const rows = await read<{ isLow: boolean; isTold: boolean }>(`
    select sum(l.on_hand) <= t.low_at as "isLow", t.low_since is not null as "isTold"
    from stock_thresholds t join stock_lots l on l.variant_id = t.variant_id group by t.variant_id`);
  expect(rows.filter(({ isLow }) => isLow).length).toBeGreaterThan(5);
  for (const { isLow, isTold } of rows) expect(isTold).toBe(isLow);
});

test('the log tells of moved lines, markups and settings, and a tax changes on a day that comes', async () => {
  const rows = await read<{ action: string; events: number }>(
    'select action, count(*)::int as events from audit_events group by action',
  );
  const events = new Map(rows.map(({ action, events: count }) => [action, count]));
  expect(events.get('order_item.moved')).toBeGreaterThan(100);
  expect(events.get('markup.changed')).toBe(6);
  const changes = await read<{ state: string }>('select state from setting_changes');
  expect(changes.map(({ state }) => state).toSorted()).toEqual(['applied', 'applied', 'waiting']);
});
