// The audit log's chain: what is changed, removed, added or cut off behind its back is found, and 20 writers make one.
import { setTimeout } from 'node:timers/promises';
import type { ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { testApp } from '../../test-app.ts';
import { dropAddresses, verifyAuditLog } from './jobs.ts';
import { noteAct, noteActs } from './note-act.ts';
import { faultText, verifyChain } from './verify-chain.ts';

const app = await testApp({ connections: 24 });
const { pool } = app;
const kept = new Map<string, Buffer>();
const files = {
  get: async (key: string) => kept.get(key) ?? null,
  put: async (key: string, content: Buffer) => void kept.set(key, content),
};
const logged: string[] = [];
const log = {
  info: (_: object, text: string) => void logged.push(text),
  error: (_: object, text: string) => void logged.push(text),
};
const events: string[] = [];
const deps = {
  ...{ pool, files, log },
  events: { write: async (_: Queryable, event: object) => void events.push(JSON.stringify(event)) },
};

const act = (n: number) => ({
  at: new Date(`2026-11-23T10:00:${String(n % 60).padStart(2, '0')}.123Z`),
  actorId: n as UserId,
  tenant: { kind: 'showroom' as const, id: 7 as ShowroomId },
  action: 'markup.changed' as const,
  target: { kind: 'showroom', id: n },
  from: { markup_ppm: 200_000 },
  to: { markup_ppm: 250_000 + n, text: 'Grün, "quoted" and 12.50' },
  reason: n % 2 === 0 ? null : 'Agreed by phone.',
});

/** As whoever owns the database could: past the triggers that refuse it. */
async function tamper(text: string): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query("set local session_replication_role = 'replica'");
    await db.query(text);
  });
}
const verify = async (step?: number) => {
  const { head, faults } = await verifyChain(pool, { files, ...(step ? { step } : {}) });
  return { entries: head?.position ?? 0, faults: faults.map(faultText) };
};

beforeEach(async () => {
  kept.clear();
  logged.length = 0;
  events.length = 0;
  await tamper('delete from audit_links; delete from audit_events; delete from audit_addresses');
  await pool.query('alter table audit_events alter column id restart');
  for (let n = 1; n <= 5; n++) await noteAct(pool, act(n));
});

test('G-63 entries make one chain, whatever the connection is set to', async () => {
  expect(await verify()).toEqual({ entries: 5, faults: [] });
  expect(await verify(2)).toEqual({ entries: 5, faults: [] });
  const other = await inTransaction(pool, async (db) => {
    await db.query("set local time zone 'Asia/Tokyo'");
    await db.query("set local extra_float_digits = 0; set local bytea_output = 'escape'");
    return verifyChain(db, { files });
  });
  expect(other.faults).toEqual([]);
});

test.each([
  ['a changed value', `update audit_events set after = '{"markup_ppm": 1}' where id = 3`],
  ['a changed reason', `update audit_events set reason = 'Never asked.' where id = 3`],
  ['a changed outcome', `update audit_events set outcome = 'forbidden' where id = 3`],
  ['a changed hour', `update audit_events set at = at + interval '1 microsecond' where id = 3`],
  ['another actor', 'update audit_events set actor_id = 4 where id = 3'],
])('%s is found', async (_, text) => {
  await tamper(text);
  expect(await verify()).toEqual({ entries: 5, faults: ['changed: entry 3, position 3'] });
  expect((await verify(1)).faults).toEqual(['changed: entry 3, position 3']);
});

test('a changed entry whose link was written anew is found at the next one', async () => {
  await tamper(`update audit_events set actor_id = 4 where id = 3;
    update audit_links l set hash = audit_hash(b.hash, e, null) from audit_events e, audit_links b
    where l.position = 3 and e.id = 3 and b.position = 2`);
  expect((await verify()).faults).toEqual(['changed: entry 4, position 4']);
});

test('a removed entry is found, with its link and without', async () => {
  await tamper('delete from audit_events where id = 2');
  expect((await verify()).faults).toEqual(['removed: entry 2, position 2']);
  await tamper('delete from audit_links where event_id = 2');
  expect((await verify(2)).faults).toContain('removed: entry 3, position 3');
});

test('an entry that was put in is found, with a link and without', async () => {
  const put = `insert into audit_events (at, actor_id, action, target_kind, target_id)
    values (now(), 1, 'markup.changed', 'showroom', '1')`;
  await tamper(put);
  expect((await verify()).faults).toEqual(['inserted: entry 6']);
  await tamper(`update audit_links set position = position + 1 where position = 5;
    update audit_links set position = position + 1 where position = 4;
    insert into audit_links (position, event_id, hash)
    select 4, 6, audit_hash(b.hash, e, null) from audit_events e, audit_links b where e.id = 6 and b.position = 3`);
  expect((await verify()).faults).toEqual(['changed: entry 4, position 5']);
});

test('what was checked at night can be neither cut off nor written anew', async () => {
  await verifyAuditLog(deps);
  expect(logged).toEqual(['the audit log is unbroken']);
  await tamper('delete from audit_links where position > 3; delete from audit_events where id > 3');
  expect((await verify()).faults).toEqual(['rewritten: position 5']);
  for (const n of [4, 5]) await noteAct(pool, act(n + 10));
  expect(await verify()).toEqual({ entries: 5, faults: ['rewritten: position 5'] });
});

test('a fault raises an alarm: all staff, a security event and the log, and the anchor stays', async () => {
  await verifyAuditLog(deps);
  const anchor = kept.get('audit/anchor.json');
  const { userId } = await app.createAccount({ email: 'alarm@staff.example', type: 'Admin' });
  await noteAct(pool, act(6));
  await tamper(`update audit_events set reason = 'Never asked.' where id = 2`);
  await verifyAuditLog(deps);
  expect(logged.at(-1)).toBe('the audit log is broken');
  expect(events).toEqual([
    JSON.stringify({ kind: 'audit_broken', about: 'changed: entry 2, position 2' }),
  ]);
  const { rows } = await pool.query('select title, text from notifications where user_id = $1', [
    userId,
  ]);
  expect(rows).toMatchObject([{ text: expect.stringContaining('changed: entry 2, position 2') }]);
  expect(kept.get('audit/anchor.json')).toBe(anchor);
});

test('20 writers at once, each with many entries and some that give up, make one unbroken chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, writer) => {
      for (let round = 0; round < 10; round++) {
        const acts = [1, 2, 3].map((n) => act(writer * 100 + round * 10 + n));
        const work = inTransaction(app.serverPool, async (db) => {
          await noteActs(db, acts);
          if (round % 5 === 4) throw new Error('gives up');
        });
        await work.catch(() => {});
      }
    }),
  );
  expect(await verify()).toEqual({ entries: 5 + 20 * 8 * 3, faults: [] });
  const { rows } = await pool.query(
    'select count(*)::int as links, max(position)::int as last, count(distinct hash)::int as hashes from audit_links',
  );
  expect(rows[0]).toEqual({ links: 485, last: 485, hashes: 485 });
});

test('a writer that takes its time keeps no other waiting', async () => {
  let done = false;
  const slow = inTransaction(app.serverPool, async (db) => {
    await noteAct(db, act(50));
    await setTimeout(1_000);
    done = true;
  });
  await noteAct(app.serverPool, act(51));
  expect(done).toBe(false);
  await slow;
  expect(await verify()).toEqual({ entries: 7, faults: [] });
});

test.each([
  'update audit_links set position = 9',
  'delete from audit_links',
  'truncate audit_links',
])('links are append-only: %s', async (text) => {
  await expect(pool.query(text)).rejects.toThrow('append-only');
});

test('where an act came from is part of the chain and goes after 90 days, without breaking it', async () => {
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query(
      `insert into audit_events (at, actor_id, action, target_kind, target_id)
       values (now() - interval '91 days', 1, 'markup.changed', 'showroom', '1'),
         (now(), 1, 'markup.changed', 'showroom', '1') returning id, at`,
    );
    for (const { id, at } of rows)
      await db.query(
        `insert into audit_addresses (event_id, at, address_hash) values ($1, $2, '\\xabcd')`,
        [id, at],
      );
  });
  expect((await verify()).faults).toEqual([]);
  await dropAddresses({ pool });
  const { rows } = await pool.query('select event_id::int as id from audit_addresses');
  expect(rows).toEqual([{ id: 7 }]);
  expect((await verify()).faults).toEqual([]);
  await tamper(`update audit_addresses set address_hash = '\\xab'`);
  expect((await verify()).faults).toEqual(['changed: entry 7, position 7']);
});
