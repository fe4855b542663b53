import type { ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Act, noteAct } from './note-act.ts';

const { pool } = await testDatabase();

const act: Act = {
  at: new Date('2026-11-23T10:00:00Z'),
  actorId: 4 as UserId,
  tenant: { kind: 'showroom', id: 7 as ShowroomId },
  action: 'markup.changed',
  target: { kind: 'showroom', id: 7 },
  from: { markup_ppm: 200_000, version: 1 },
  to: { markup_ppm: 250_000, version: 2 },
};

beforeAll(() => noteAct(pool, act));

test('an act is kept with who, when, whose, from and to', async () => {
  const { rows } = await pool.query('select * from audit_events');
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      ...{
        at: act.at,
        actor_id: 4,
        acting_as: null,
        reason: null,
        request_id: null,
        outcome: 'done',
      },
      ...{ showroom_id: 7, vendor_id: null, action: 'markup.changed' },
      ...{ target_kind: 'showroom', target_id: '7' },
      before: { markup_ppm: 200_000, version: 1 },
      after: { markup_ppm: 250_000, version: 2 },
    },
  ]);
});

test('an act goes with its transaction', async () => {
  const work = inTransaction(pool, async (trx) => {
    await noteAct(trx, { ...act, action: 'markup.undone' });
    throw new Error('changed its mind');
  });
  await expect(work).rejects.toThrow('changed its mind');
  const { rowCount } = await pool.query(`select from audit_events where action = 'markup.undone'`);
  expect(rowCount).toBe(0);
});

test.each([
  `update audit_events set action = 'nothing.happened'`,
  'delete from audit_events',
  'truncate audit_events',
])('the log is append-only: %s', async (text) => {
  await expect(pool.query(text)).rejects.toThrow('append-only');
});

test('an action is a noun and a verb', async () => {
  const odd = { ...act, action: 'Markup Changed.' as const };
  await expect(noteAct(pool, odd)).rejects.toThrow('audit_events_action_check');
});
