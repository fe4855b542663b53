// What becomes of the offers to a person who leaves, and what the person's own data say of them.
import * as page from '@wevisu/contract/account-page.ts';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testApp } from '../../test-app.ts';
import { testShop } from '../../test-shop.ts';
import { readEverythingOf } from './store/export.ts';

const app = await testApp();
const shop = await testShop(app);

const STATES = ['draft', 'sent', 'viewed', 'approved'] as const;
const SIGNED = { offer: 'ab'.repeat(32), total: 120_00, signed_by: 'Ana Lopez' };

/** One of each state; the approved one with what was signed. */
async function offersTo(email: string, year: number): Promise<void> {
  for (const [at, state] of STATES.entries()) {
    const isDraft = state === 'draft';
    const { rows } = await app.pool.query(
      `insert into offers (showroom_id, state, client_name, client_email, title, note, ends_on, sections, year, serial,
         link_hash, made_at, sent_at, closed_at)
       select s.id, $1, 'Ana Lopez', $2, 'Bath', '', '2099-01-01', '[]', $3, $4, sha256($5::bytea), now(),
         case when $3::int is not null then now() end, case when $1 = 'approved' then now() end
       from showrooms s where s.user_id = $6 returning id`,
      [
        ...[state, email, isDraft ? null : year],
        ...[isDraft ? null : at, isDraft ? null : `${email} ${state}`, shop.showroom],
      ],
    );
    if (state !== 'approved') continue;
    const bytes = Buffer.from(JSON.stringify(SIGNED), 'utf8');
    await app.pool.query(
      `insert into offer_snapshots (offer_id, kind, bytes, hash, made_at) values ($1, 'signed', $2, sha256($2), now())`,
      [rows[0].id, bytes],
    );
  }
}

const rowsTo = async (email: string) =>
  (
    await app.pool.query(
      'select state, client_name from offers where lower(client_email) = $1 order by id',
      [email],
    )
  ).rows;

test('who leaves is taken out of drafts and open offers end; what was signed stays', async () => {
  const email = 'leaves@example.com';
  const { token, userId } = await app.createAccount({ email, type: 'User' });
  await offersTo('Leaves@Example.com', 2026);
  const { offers } = await readEverythingOf(app.pool, userId);
  expect(offers).toHaveLength(STATES.length);
  const signed = (offers as { signed: object | null }[]).map((one) => one.signed);
  expect(signed.at(-1)).toEqual({ total: 120_00, signed_by: 'Ana Lopez' });
  const body = { current_password: TEST_PASSWORD };
  expect((await app.call(page.deleteAccount, { body }, { token })).status).toBe(200);
  expect(await rowsTo(email)).toEqual(
    ['withdrawn', 'withdrawn', 'approved'].map((state) => ({ state, client_name: 'Ana Lopez' })),
  );
  expect(await rowsTo('')).toEqual([{ state: 'draft', client_name: '' }]);
});

test('an address that was never confirmed gives nobody the offers to it', async () => {
  const email = 'claims@example.com';
  const { token, userId } = await app.createAccount({ email, type: 'User' });
  await app.pool.query('update users set email_verified_at = null where id = $1', [userId]);
  await offersTo(email, 2027);
  expect((await readEverythingOf(app.pool, userId)).offers).toEqual([]);
  const body = { current_password: TEST_PASSWORD };
  await app.call(page.deleteAccount, { body }, { token });
  expect((await rowsTo(email)).map(({ state }) => state)).toEqual([...STATES]);
});
