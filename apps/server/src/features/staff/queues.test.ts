import { sendContactMessage } from '@wevisu/contract/leads.ts';
import { getVendorListing } from '@wevisu/contract/listings.ts';
import * as queues from '@wevisu/contract/staff-queues.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { testShop } from '../../test-shop.ts';
import { type TestApplications, testApplications } from '../accounts/test-application.ts';
import { actsOf, addStaff, type StaffMember } from './test-staff.ts';

let all: TestApplications;
let app: TestApp;
let dana: StaffMember;
let eli: StaffMember;
let applied = 0;
const NEW_PHOTO = 'b'.repeat(32);

beforeAll(async () => {
  all = await testApplications();
  app = all.app;
  dana = await addStaff(app, 'Dana');
  eli = await addStaff(app, 'Eli');
});

beforeEach(async () => {
  await app.pool.query(
    'delete from pro_applications; delete from contact_messages; delete from leads; delete from mails; delete from staff_waits; delete from staff_claims',
  );
});

async function apply(hoursAgo: number): Promise<{ id: string; email: string }> {
  applied += 1;
  const email = `applicant${applied}@example.com`;
  expect((await all.apply({ email, company_name: `Company ${applied}` })).status).toBe(201);
  const { rows } = await app.pool.query(
    `update pro_applications a set created_at = now() - make_interval(hours => $2)
     from users u where u.id = a.user_id and u.email = $1 returning a.user_id as id`,
    [email, hoursAgo],
  );
  return { id: String(rows[0].id), email };
}

const as = (who: StaffMember) => ({ token: who.token });
const list = async (queue: 'pros' | 'messages' | 'mails' | 'jobs', who = dana) =>
  (await app.call(queues.listCases, { params: { queue }, query: {} }, as(who))).body.data.rows;
/** Names on all pages of a queue, one page at a time. */
async function walk(queue: 'messages', q = ''): Promise<{ pages: string[][]; total: number }> {
  const pages: string[][] = [];
  let after: string | undefined;
  for (;;) {
    const query = after === undefined ? { q } : { q, after };
    const { body } = await app.call(queues.listCases, { params: { queue }, query }, as(dana));
    pages.push(body.data.rows.map(({ title }) => title));
    if (body.data.next === null) return { pages, total: body.data.total };
    after = body.data.next;
  }
}
const counts = async (queue: string) =>
  (await app.call(queues.listQueues, {}, as(dana))).body.data.find((one) => one.queue === queue);

test('G-63 PRO-03 the case with the least time left comes first, and those past their promise are counted', async () => {
  const young = await apply(2);
  const late = await apply(30);
  const rows = await list('pros');
  expect(rows.map(({ id }) => id)).toEqual([late.id, young.id]);
  const left = new Date(rows[1]?.due_at ?? '').getTime() - Date.now();
  expect(Math.round(left / 3_600_000)).toBe(22);
  expect(await counts('pros')).toMatchObject({ open: 2, overdue: 1, waiting: 0 });
});

test('a question stops the clock until the applicant writes to us, and the case goes last meanwhile', async () => {
  const late = await apply(30);
  const young = await apply(2);
  const question = 'Please send the second page.\n\nThe stamp is missing.';
  const params = { queue: 'pros' as const, id: Number(late.id) };
  const asked = await app.call(queues.askApplicant, { params, body: { question } }, as(dana));
  expect(asked.status).toBe(200);
  const again = await app.call(queues.askApplicant, { params, body: { question } }, as(eli));
  expect(again.body.code).toBe('question_open');
  const mail = (await app.mails()).find(({ template }) => template === 'application_question');
  expect(mail?.recipient).toBe(late.email);
  expect(mail?.text).toContain('The stamp is missing.');

  const rows = await list('pros');
  expect(rows.map(({ id }) => id)).toEqual([young.id, late.id]);
  expect(rows[1]?.wait?.question).toBe(question);
  expect(await counts('pros')).toMatchObject({ open: 2, overdue: 0, waiting: 1 });

  // Asked five hours ago: those hours are not ours.
  await app.pool.query("update staff_waits set asked_at = asked_at - interval '5 hours'");
  const body = {
    topic: 'pro' as const,
    full_name: 'Rosa Diaz',
    email: late.email,
    message: 'Here.',
  };
  await app.call(sendContactMessage, { body });
  const [first] = await list('pros');
  expect(first).toMatchObject({ id: late.id, wait: null });
  const overdueBy = Date.now() - new Date(first?.due_at ?? '').getTime();
  expect(Math.round(overdueBy / 3_600_000)).toBe(1);
  expect((await actsOf(app, dana.userId)).at(-1)).toMatchObject({
    action: 'application.asked',
    target_id: late.id,
    reason: question,
  });
});

test('G-63 a queue of any length is read to its end by pages, and searched by a part of a name or by number', async () => {
  await app.pool.query(
    `insert into contact_messages (topic, full_name, email, message, created_at)
     select 'general', 'Writer ' || lpad(n::text, 3, '0'), 'w' || n || '@example.com', 'Hello',
       date_trunc('hour', now()) - interval '1 hour'
     from generate_series(1, 230) n`,
  );
  await app.pool.query(
    `insert into staff_waits (queue, case_id, email, question, asked_at)
     select 'messages', id::text, email, 'What do you mean?', now() - interval '5 minutes'
     from contact_messages where full_name = 'Writer 001'`,
  );
  const all = await walk('messages');
  expect(all.total).toBe(230);
  expect(all.pages.map((page) => page.length)).toEqual([50, 50, 50, 50, 30]);
  expect(new Set(all.pages.flat()).size).toBe(230);
  expect(all.pages.at(-1)?.at(-1)).toBe('Writer 001');
  expect(await walk('messages', 'writer 22')).toMatchObject({
    pages: [expect.arrayContaining(['Writer 220', 'Writer 229'])],
    total: 10,
  });
  const { rows } = await app.pool.query('select max(id)::text as id from contact_messages');
  expect((await walk('messages', rows[0].id)).pages.flat()).toHaveLength(1);
  expect(await walk('messages', 'w77@example')).toMatchObject({ pages: [['Writer 077']] });
  const params = { queue: 'messages' as const };
  const lost = await app.call(queues.listCases, { params, query: { after: 'x' } }, as(dana));
  expect(lost.status).toBe(422);
});

test('two of staff do not work on one case: the second is told who has it, until the claim ends', async () => {
  const { id } = await apply(1);
  const params = { queue: 'pros' as const, id };
  expect((await app.call(queues.claimCase, { params }, as(dana))).status).toBe(200);
  const second = await app.call(queues.claimCase, { params }, as(eli));
  expect([second.status, second.body.code]).toEqual([422, 'case_claimed']);
  expect(second.body.message).toBe('Dana Staff is working on this case.');
  expect((await list('pros', eli))[0]?.claim).toMatchObject({ by: 'Dana Staff', is_mine: false });
  await app.pool.query("update staff_claims set expires_at = now() - interval '1 second'");
  expect((await app.call(queues.claimCase, { params }, as(eli))).status).toBe(200);
  await app.call(queues.releaseCase, { params }, as(eli));
  expect((await list('pros', dana))[0]?.claim).toBeNull();
});

test('G-26 an answer to a message goes out by mail with what was asked, and the message leaves the queue', async () => {
  const body = {
    topic: 'general' as const,
    full_name: 'Ana Lopez',
    email: 'ana@example.com',
    message: 'Do you ship to Alaska?',
  };
  await app.call(sendContactMessage, { body });
  const [row] = await list('messages');
  const id = Number(row?.id);
  const { inquiry, facts, text } = (
    await app.call(queues.getCase, { params: { queue: 'messages', id: String(id) } }, as(dana))
  ).body.data;
  expect(text).toBe('Do you ship to Alaska?');
  expect(facts).toContainEqual({ label: 'Email', value: 'ana@example.com' });

  const work = (over: object, who = dana) =>
    app.call(
      queues.workOnInquiry,
      {
        params: { queue: 'messages', id },
        body: { version: inquiry?.version ?? 0, note: '', is_mine: true, state: 'open', ...over },
      },
      as(who),
    );
  expect((await work({ note: 'Asked the warehouse.' })).status).toBe(200);
  const stale = await work({ note: 'I know this one.' }, eli);
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  const done = await work({ version: 2, state: 'done', answer: 'Yes, within nine days.' });
  expect(done.body.message).toBe('The answer was sent.');
  const mail = (await app.mails()).find(({ template }) => template === 'inquiry_answer');
  expect(mail).toMatchObject({ recipient: 'ana@example.com' });
  expect(mail?.text).toContain('Yes, within nine days.');
  expect(mail?.text).toContain('Do you ship to Alaska?');
  expect(await list('messages')).toEqual([]);
  expect((await actsOf(app, dana.userId)).at(-1)).toMatchObject({
    action: 'inquiry.closed',
    target_kind: 'message',
    target_id: String(id),
  });
});

test('a mail that failed is tried again or given up with a reason, and never shows what is in it', async () => {
  await app.pool.query(
    `insert into mails (template, recipient, subject, html, text, attempts, last_error)
     select 'password_reset', 'gone@example.com', 'Set a new password', '', 'https://shop.example/secret', 3, 'no such mailbox'
     from generate_series(1, 2)`,
  );
  const [first, second] = await list('mails');
  const shown = await app.raw('GET', `/api/staff/queues/mails/${first?.id}`, undefined, dana.token);
  expect(shown.text).toContain('no such mailbox');
  expect(shown.text).not.toContain('secret');
  const retry = await app.call(queues.retryMail, { params: { id: Number(first?.id) } }, as(dana));
  expect(retry.status).toBe(200);
  const queued = await app.pool.query(
    "select data from jobs.job where name = 'mail.send' and data -> 'mailIds' @> $1",
    [JSON.stringify([Number(first?.id)])],
  );
  expect(queued.rows).toHaveLength(1);
  const params = { id: Number(second?.id) };
  const dropped = await app.call(
    queues.dropMail,
    { params, body: { reason: 'Mailbox closed' } },
    as(dana),
  );
  expect(dropped.status).toBe(200);
  const twice = await app.call(queues.dropMail, { params, body: { reason: 'Again' } }, as(dana));
  expect(twice.body.code).toBe('case_closed');
  expect((await list('mails')).map(({ id }) => id)).not.toContain(second?.id);
  expect((await actsOf(app, dana.userId)).at(-1)).toMatchObject({
    action: 'mail.dropped',
    reason: 'Mailbox closed',
  });
});

test('a job that failed is run again or given up', async () => {
  const { rows } = await app.pool.query(
    `insert into jobs.job (name, state, retry_count, retry_limit, output, data)
     select 'mail.send', 'failed', 8, 8, '{"message":"the socket closed"}', '{"mailIds":[]}'
     from generate_series(1, 2) returning id`,
  );
  const cases = await list('jobs');
  expect(cases.find(({ id }) => id === rows[0].id)).toMatchObject({
    title: 'mail.send',
    detail: 'the socket closed',
  });
  expect((await app.call(queues.retryJob, { params: { id: rows[0].id } }, as(dana))).status).toBe(
    200,
  );
  const body = { reason: 'Not needed' };
  expect(
    (await app.call(queues.dropJob, { params: { id: rows[1].id }, body }, as(dana))).status,
  ).toBe(200);
  const left = (await list('jobs')).map(({ id }) => id);
  expect(left).not.toContain(rows[1].id);
  const { rows: after } = await app.pool.query('select state from jobs.job where id = $1', [
    rows[0].id,
  ]);
  expect(['retry', 'active', 'completed']).toContain(after[0].state);
});

test('a case that is decided is closed to everybody', async () => {
  const params = { queue: 'pros' as const, id: '999999' };
  expect((await app.call(queues.getCase, { params }, as(dana))).body.code).toBe('case_closed');
  expect((await app.call(queues.claimCase, { params }, as(dana))).status).toBe(404);
});

test('VEND-03 a price that moves too far is decided in its queue, by what is live and what is asked', async () => {
  const shop = await testShop(app);
  const [alder] = shop.vendors;
  const { variantId } = await shop.addVariant({ vendorId: alder.vendorId, wholesaleCents: 10_00 });
  const { rows } = await app.pool.query(
    `insert into price_changes (variant_id, vendor_id, from_cents, to_cents, starts_at, state, created_at)
     values ($1, $2, 1000, 1800, now(), 'needs_approval', now()) returning id`,
    [variantId, alder.vendorId],
  );
  const params = { queue: 'prices' as const, id: String(rows[0].id) };
  const { body } = await app.call(queues.getCase, { params }, as(dana));
  expect(body.data.facts).toContainEqual({ label: 'Change', value: '+80.0 %' });
  expect(body.data.facts).toContainEqual({ label: 'Vendor', value: alder.name });
  expect(await counts('prices')).toMatchObject({ open: 1 });
});

test('VEND-03 a submitted product is decided by what differs from what is live, at the version that was read', async () => {
  const shop = await testShop(app);
  const [alder] = shop.vendors;
  const { productId } = await shop.addVariant({ vendorId: alder.vendorId, name: 'Moss' });
  const form = await app.call(
    getVendorListing,
    { params: { ref: String(productId) } },
    { token: alder.token },
  );
  const live = form.body.data.live;
  if (live === null) throw new Error('not live');
  const other = await app.pool.query(
    `select c.id::int, c.name, was.name as was from categories c, categories was
     where was.id = $1 and c.id <> was.id limit 1`,
    [live.category_id],
  );
  const [category] = other.rows;
  await app.pool.query(
    `insert into listing_drafts (vendor_id, product_id, content, base, base_version, state, version,
       created_at, updated_at, submitted_at)
     values ($1, $2, $3, $4, $5, 'submitted', 7, now(), now(), now())`,
    [
      alder.vendorId,
      productId,
      {
        ...live,
        name: 'Moss, honed',
        category_id: category.id,
        photos: [{ file: NEW_PHOTO, alt: 'Honed' }],
      },
      live,
      form.body.data.live_version,
    ],
  );
  const list = await app.call(
    queues.listCases,
    { params: { queue: 'products' }, query: {} },
    as(dana),
  );
  const [row] = list.body.data.rows;
  expect(row).toMatchObject({ title: 'Moss, honed', detail: `${alder.name}, change` });
  const one = await app.call(
    queues.getCase,
    { params: { queue: 'products', id: row?.id ?? '' } },
    as(dana),
  );
  expect(one.body.data.version).toBe(7);
  expect(one.body.data.changes).toContainEqual(
    expect.objectContaining({ path: 'name', from: 'Moss', to: 'Moss, honed' }),
  );
  expect(one.body.data.changes, 'categories by name').toContainEqual(
    expect.objectContaining({ path: 'category_id', from: category.was, to: category.name }),
  );
  expect(one.body.data.files.filter(({ kind }) => kind === 'photo')).toEqual([
    ...[{ file: NEW_PHOTO, kind: 'photo', label: 'Honed', change: 'added', live_place: null }],
    ...live.photos.map(({ file, alt }, place) => ({
      ...{ file, kind: 'photo', label: alt, change: 'removed', live_place: place },
    })),
  ]);
});
