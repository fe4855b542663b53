// An offer from a homeowner's cart to the signed snapshot, and back into the cart.
import { createHash } from 'node:crypto';
import { getCart, syncToCart } from '@wevisu/contract/cart.ts';
import * as contract from '@wevisu/contract/offers.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { canonicalText } from '@wevisu/domain/offers/canonical-text.ts';
import { APPROVED_OFFER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { beforeAll, expect, test } from 'vitest';
import { newToken } from '../../platform/crypto/tokens.ts';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { readPdf } from '../../platform/pdf/test-pdf.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { approveOffer, readOffer } from './answer-offer.ts';
import { endOffers, remindOfOffers } from './end-offers.ts';

let app: TestApp;
let shop: TestShop;
let goods: readonly [TestVariant, TestVariant];
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const [{ vendorId }] = shop.vendors;
  goods = [
    await shop.addVariant({ vendorId, name: 'Moss', wholesaleCents: 3_000, stock: [40] }),
    await shop.addVariant({ vendorId, name: 'Fern', wholesaleCents: 5_000, stock: [10, 10] }),
  ];
});

/** 30.00 + 5 % of platform fee, and 20 % of markup on it. */
const MOSS = 37_80;
const FERN = 63_00;
const STROKES = [[20, 100, 120, 60, 220, 140]];
const by = ({ token }: { readonly token: string }) => ({ token });
const atDays = (days: number) => ({
  pool: app.pool,
  now: () => new Date(Date.now() + days * 86_400_000),
});

const link = (secret: string) => ({ kind: 'link', secret }) as const;

type Buyer = Awaited<ReturnType<TestShop['addHomeowner']>>;

async function asked(): Promise<{ buyer: Buyer; draft: contract.Offer }> {
  const buyer = await shop.addHomeowner();
  const items = goods.map(({ variantId }, at) => ({ variant_id: variantId, qty: at + 2 }));
  const { showroom } = shop;
  await app.call(syncToCart, { body: { action: 'cart', showroom, items } }, by(buyer));
  const done = await app.call(contract.askForOffer, { body: { showroom } }, by(buyer));
  expect(done.status).toBe(200);
  const { body } = await app.call(contract.listOffers, {}, by(shop.pro));
  return { buyer, draft: await look(body.data[0]?.id ?? 0) };
}

async function look(id: number): Promise<contract.Offer> {
  return (await app.call(contract.getOffer, { params: { id } }, by(shop.pro))).body.data;
}

function change(draft: contract.Offer, over: object = {}) {
  const { id, version, title, note, client_name, client_email, ends_on, sections } = draft;
  const kept = sections.map(({ title, kind, allowance, lines }) => ({
    ...{ title, kind, allowance },
    lines: lines.map(({ variant_id, qty }) => ({ variant_id, qty })),
  }));
  const body = {
    version,
    title,
    note,
    client_name,
    client_email,
    ends_on,
    sections: kept,
    ...over,
  };
  return app.call(contract.saveOffer, { params: { id }, body }, by(shop.pro));
}

const send = ({ id, version }: contract.Offer, as = shop.pro) =>
  app.call(contract.sendOffer, { params: { id }, body: { version } }, by(as));

function mailer() {
  const jobs = createJobQueue({ pool: app.pool, onError: () => {} });
  const brand = () => ({ name: 'WeVisu', footer: 'http://shop.example' });
  return createMailer({ pool: app.pool, jobs, smtp: null, brand });
}

/** The secret of the newest mail to somebody. */
async function secretOf(to: string): Promise<string> {
  const mail = (await app.mails()).find(({ recipient }) => recipient === to);
  return /\/offer\?key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function sent() {
  const { buyer, draft } = await asked();
  expect((await send(draft)).status).toBe(200);
  const secret = await secretOf(draft.client_email);
  const { body } = await app.call(contract.readOffer, { body: { secret } });
  return { buyer, secret, id: draft.id, offer: body.data };
}

function approve(
  of: { readonly secret: string; readonly offer: contract.LinkedOffer },
  picked: readonly string[] = ['1.1', '1.2'],
  over: object = {},
) {
  const { secret, offer } = of;
  const body = {
    secret,
    hash: offer.hash,
    picked: [...picked],
    signed_by: 'Ana Lopez',
    strokes: STROKES,
  };
  return app.call(contract.approveOffer, { body: { ...body, ...over } });
}

const snapshots = async (id: number) =>
  (await app.pool.query('select * from offer_snapshots where offer_id = $1 order by kind', [id]))
    .rows;

test('a homeowner asks for an offer of a cart; the pro sees a draft at the client’s prices', async () => {
  const { buyer, draft } = await asked();
  expect(draft).toMatchObject({
    state: 'draft',
    number: null,
    title: 'Your cart',
    client_name: 'Ana Lopez',
  });
  const lines = draft.sections[0]?.lines ?? [];
  expect(lines.map(({ name, qty, price, total }) => [name, qty, price, total])).toEqual([
    ['Moss', 2, MOSS, 2 * MOSS],
    ['Fern', 3, FERN, 3 * FERN],
  ]);
  expect(draft.totals).toMatchObject({ from: 2 * MOSS + 3 * FERN });
  expect(JSON.stringify(draft)).not.toMatch(/wholesale|markup|fee/i);
  const nobody = await shop.addHomeowner();
  const none = await app.call(
    contract.askForOffer,
    { body: { showroom: shop.showroom } },
    by(nobody),
  );
  expect(none.body.code).toBe('offer_empty');
  expect((await app.call(contract.listOffers, {}, by(buyer))).status).toBe(403);
});

test('a draft is changed with options and an allowance, and refused from an older window', async () => {
  const { draft } = await asked();
  const [moss, fern] = goods.map(({ variantId }) => ({ variant_id: variantId, qty: 4 }));
  const sections = [
    { title: 'Floor', kind: 'one', allowance: 200_00, lines: [moss, fern] },
    { title: 'Faucet', kind: 'one', allowance: 150_00, lines: [] },
  ];
  const saved = await change(draft, { sections, ends_on: addDays(dayOf(new Date()), 5) });
  expect(saved.body.data).toMatchObject({ version: 2, totals: { from: 350_00, to: 350_00 } });
  const old = await change(draft, { title: 'Mine' });
  expect([old.status, old.body.code]).toEqual([409, 'changed_meanwhile']);
  const each = sections.map((section) => ({ ...section, kind: 'each' }));
  const odd = await change(saved.body.data, { sections: each });
  expect(odd.body.errors).toHaveProperty(['sections.0.allowance']);
  const past = await change(saved.body.data, { ends_on: '2020-01-01' });
  expect(past.body.errors).toHaveProperty('ends_on');
  expect((await change(saved.body.data, { ends_on: '2027-02-30' })).body.errors).toHaveProperty(
    'ends_on',
  );
  expect((await send(draft)).body.code).toBe('offer_changed');
  expect((await send(saved.body.data)).status).toBe(200);
  const both = { secret: await secretOf(draft.client_email) };
  const { body } = await app.call(contract.readOffer, { body: both });
  const twice = await approve({ ...both, offer: body.data }, ['1.1', '1.2']);
  expect(twice.body.code).toBe('offer_pick_one');
  const done = await approve({ ...both, offer: body.data }, ['1.2']);
  expect(done.body.data).toMatchObject({
    state: 'approved',
    answer: {
      totals: {
        from: 4 * FERN + 150_00,
        open_allowances: 150_00,
        over_allowance: 4 * FERN - 200_00,
      },
    },
  });
});

test('what was sent and signed is kept word for word under its hash, and the database refuses to change it', async () => {
  const one = await sent();
  const done = await approve(one, ['1.2']);
  expect(done.body.data).toMatchObject({
    state: 'approved_in_part',
    answer: { picked: ['1.2'], strokes: STROKES },
  });
  const kept = await snapshots(one.id);
  expect(kept.map(({ kind }) => kind)).toEqual(['sent', 'signed']);
  for (const { bytes, hash } of kept) {
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash.toString('hex'));
    expect(canonicalText(JSON.parse(bytes.toString('utf8')))).toBe(bytes.toString('utf8'));
  }
  expect(kept[0]?.hash.toString('hex')).toBe(one.offer.hash);
  expect(kept[1]?.hash.toString('hex')).toBe(done.body.data.answer?.hash);
  const signed = JSON.parse(kept[1]?.bytes.toString('utf8'));
  expect(signed).toMatchObject({ offer: one.offer.hash, signed_by: 'Ana Lopez', total: 3 * FERN });
  expect(signed.sections[0].lines).toMatchObject([
    {
      name: 'Fern',
      price: FERN,
      qty: 3,
      lots: [{ code: 'L1', qty: 3 }],
      lead_time: '3 to 5 days',
      text: 'A tile.',
    },
  ]);
  await app.pool.query('update products set name = $1 where id = $2', [
    'Renamed',
    goods[1].productId,
  ]);
  expect((await look(one.id)).sections[0]?.lines[1]?.name).toBe('Fern');
  await app.pool.query('update products set name = $1 where id = $2', ['Fern', goods[1].productId]);
  const change = (sql: string) => app.pool.query(sql, [one.id]);
  await expect(
    change("update offer_snapshots set bytes = 'x' where offer_id = $1"),
  ).rejects.toThrow('never changed');
  await expect(change('delete from offer_snapshots where offer_id = $1')).rejects.toThrow(
    'never changed',
  );
  await expect(
    change("update offers set state = 'sent', closed_at = null where id = $1"),
  ).rejects.toThrow('answered');
  await expect(change('delete from offers where id = $1')).rejects.toThrow('answered');
});

test('a typed name signs too; a dot, no line, an unknown line and another hash do not', async () => {
  const one = await sent();
  expect((await approve(one, [])).body.code).toBe('offer_pick_nothing');
  expect((await approve(one, ['7.7'])).body.code).toBe('offer_changed');
  expect((await approve(one, ['1.1'], { strokes: [[1, 1]] })).body.errors).toHaveProperty(
    'strokes',
  );
  expect((await approve(one, ['1.1'], { hash: '0'.repeat(64) })).body.code).toBe('offer_changed');
  expect((await approve(one, ['1.1'], { secret: newToken() })).status).toBe(404);
  const done = await approve(one, ['1.1', '1.2'], { strokes: null });
  expect(done.body.data).toMatchObject({ state: 'approved', answer: { strokes: null } });
  expect((await approve(one)).body.code).toBe('offer_not_open');
});

test('numbers have no gaps, also when several are sent at once and some are refused', async () => {
  const drafts = [];
  for (let at = 0; at < 5; at += 1) drafts.push((await asked()).draft);
  const answers = await Promise.all([...drafts, ...drafts].map((draft) => send(draft)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'offer_not_draft')).toHaveLength(5);
  const { rows } = await app.pool.query(
    'select serial from offers where showroom_id = $1 and serial is not null order by serial',
    [shop.showroomId],
  );
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, at) => at + 1));
});

test('of two approvals at once one counts, and a withdrawal at that moment loses or wins whole', async () => {
  const one = await sent();
  const both = await Promise.all([approve(one, ['1.1']), approve(one, ['1.2'])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await snapshots(one.id)).toHaveLength(2);
  for (let round = 0; round < 6; round += 1) {
    const next = await sent();
    const withdraw = app.call(contract.withdrawOffer, { params: { id: next.id } }, by(shop.pro));
    const [approved, withdrawn] = await Promise.all([approve(next), withdraw]);
    expect([approved.status, withdrawn.status].toSorted()).toEqual([200, 422]);
    const { state } = await look(next.id);
    expect(state).toBe(approved.status === 200 ? 'approved' : 'withdrawn');
    expect(await snapshots(next.id)).toHaveLength(approved.status === 200 ? 2 : 1);
  }
});

test('the approved lines, and only those, stand in the cart however often they are put there, and what has changed is told', async () => {
  const one = await sent();
  const buy = (buyer: Buyer) =>
    app.call(contract.buyOffer, { body: { secret: one.secret } }, by(buyer));
  expect((await buy(one.buyer)).body.code).toBe('offer_not_approved');
  await approve(one, ['1.2']);
  const buyer = await shop.addHomeowner();
  const put = await buy(buyer);
  expect(put.body.data).toMatchObject({
    lines: 1,
    changes: [],
    total_before: 3 * FERN,
    total_after: 3 * FERN,
  });
  await buy(buyer);
  const read = () => app.call(getCart, { query: { showroom: shop.showroom } }, by(buyer));
  const lines = (await read()).body.data.Project_tans;
  expect(lines.map(({ product_name, qty }) => [product_name, qty])).toEqual([['Fern', 3]]);
  await app.pool.query('update variants set wholesale_cents = 6000 where id = $1', [
    goods[1].variantId,
  ]);
  const dearer = await buy(buyer);
  expect(dearer.body.data).toMatchObject({
    changes: [{ kind: 'price', before: FERN, after: 75_60 }],
  });
  const set = (status: string) =>
    app.pool.query('update products set status = $1 where id = $2', [status, goods[1].productId]);
  await app.pool.query('update variants set wholesale_cents = 5000 where id = $1', [
    goods[1].variantId,
  ]);
  await set('withdrawn');
  expect((await buy(buyer)).body.code).toBe('offer_nothing_left');
  await set('active');
});

test('another pro and a homeowner see nothing of an offer, and nobody reads it by an old link', async () => {
  const one = await sent();
  const other = await testShop(app);
  const params = { id: one.id };
  for (const answer of [
    await app.call(contract.getOffer, { params }, by(other.pro)),
    await app.call(contract.withdrawOffer, { params }, by(other.pro)),
    await app.call(contract.deleteOffer, { params }, by(other.pro)),
    await app.call(
      contract.makeOffer,
      { body: { from: { kind: 'offer', offer: one.id } } },
      by(other.pro),
    ),
    await app.call(contract.sendOffer, { params, body: { version: 1 } }, by(other.pro)),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'offer_not_found']);
  const { rows } = await app.pool.query('select * from offers where id = $1', [one.id]);
  expect(JSON.stringify(rows)).not.toContain(one.secret);
  expect((await readOffer(atDays(13), link(one.secret))).ok).toBe(true);
  expect(await readOffer(atDays(16), link(one.secret))).toMatchObject({ code: 'offer_link_ended' });
  const late = { key: link(one.secret), hash: one.offer.hash, picked: ['1.1'] };
  const lateDeps = { ...atDays(16), mailer: mailer(), publicUrl: () => 'http://shop.example' };
  const answer = { ...late, signedBy: 'Ana Lopez', strokes: null };
  expect(await approveOffer(lateDeps, answer)).toMatchObject({ code: 'offer_link_ended' });
  await approve(one);
  expect((await readOffer(atDays(APPROVED_OFFER_DAYS - 1), link(one.secret))).ok).toBe(true);
  expect((await readOffer(atDays(APPROVED_OFFER_DAYS + 2), link(one.secret))).ok).toBe(false);
});

test('an offer made anew takes the place of the one before as soon as it is sent', async () => {
  const one = await sent();
  const made = await app.call(
    contract.makeOffer,
    { body: { from: { kind: 'offer', offer: one.id } } },
    by(shop.pro),
  );
  expect(made.status).toBe(201);
  expect(made.body.data.replaces).toBe(one.offer.number);
  expect((await look(one.id)).state).toBe('viewed');
  await send(made.body.data);
  expect((await look(one.id)).state).toBe('superseded');
  expect((await approve(one)).body.code).toBe('offer_not_open');
});

test('a client declines with a word, which the pro reads', async () => {
  const one = await sent();
  const body = { secret: one.secret, hash: one.offer.hash, reason: 'Too dark.' };
  expect((await app.call(contract.declineOffer, { body })).body.data.state).toBe('declined');
  expect(await look(one.id)).toMatchObject({ state: 'declined', reason: 'Too dark.' });
});

test('a client is reminded once before the last day, by a link that replaces the first; after it the offer has ended', async () => {
  const one = await sent();
  const to = (await look(one.id)).client_email;
  const deps = (days: number) => ({
    ...{ ...atDays(days), newToken, mailer: mailer(), publicUrl: () => 'http://shop.example' },
  });
  const reminders = async () =>
    (await app.mails()).filter(
      ({ recipient, template }) => recipient === to && template === 'offer_reminder',
    );
  await remindOfOffers(deps(8));
  expect(await reminders()).toHaveLength(0);
  await remindOfOffers(deps(13));
  await remindOfOffers(deps(13));
  expect(await reminders()).toHaveLength(1);
  const secret = await secretOf(to);
  expect((await readOffer(atDays(0), link(one.secret))).ok).toBe(false);
  expect((await readOffer(atDays(0), link(secret))).ok).toBe(true);
  await endOffers(atDays(13));
  expect((await look(one.id)).state).toBe('viewed');
  await endOffers(atDays(16));
  expect((await look(one.id)).state).toBe('expired');
});

test('the paper of an offer names what was sent and signed, the same for pro and client, and no draft has one', async () => {
  const { draft } = await asked();
  const params = { id: draft.id };
  const none = await app.call(contract.printOffer, { params }, by(shop.pro));
  expect(none.body.code).toBe('offer_not_found');
  await send(draft);
  const secret = await secretOf(draft.client_email);
  const { body } = await app.call(contract.readOffer, { body: { secret } });
  await approve({ secret, offer: body.data }, ['1.2']);
  const inject = (method: 'GET' | 'POST', url: string, given: object) =>
    app.app.http.inject({ method, url, ...given });
  const headers = { authorization: `Bearer ${shop.pro.token}` };
  const ofPro = await inject('GET', `/api/pro/offers/${draft.id}/pdf`, { headers });
  const ofClient = await inject('POST', '/api/offer/pdf', { payload: { secret } });
  expect(ofPro.rawPayload.equals(ofClient.rawPayload)).toBe(true);
  const said = readPdf(ofPro.rawPayload)
    .map(({ text }) => text.replaceAll(/\s+/g, ''))
    .join('');
  const { number, vsd_id, hash } = body.data;
  const signed = (await look(draft.id)).answer?.hash;
  for (const words of [number, vsd_id, 'Ana Lopez', 'Moss', '$189.00', hash, signed ?? '-'])
    expect(said).toContain(words.replaceAll(' ', ''));
});

test('pro and client are each mailed an answer once, with the way to the signed copy, also if it is given twice at once', async () => {
  const one = await sent();
  const row = await look(one.id);
  const answers = await Promise.all([approve(one), approve(one, ['1.1'])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const state = (await look(one.id)).state === 'approved' ? 'approved' : 'approved in part';
  const mails = (await app.mails()).filter(({ text }) => text.includes(row.number ?? '-'));
  const about = (template: string) => mails.filter((mail) => mail.template === template);
  const [toPro, ...more] = about('offer_answered');
  const [toClient, ...others] = about('offer_copy');
  expect([more, others]).toEqual([[], []]);
  expect(toClient?.recipient).toBe(row.client_email);
  expect(toPro?.recipient).not.toBe(row.client_email);
  expect(toPro?.subject).toBe(`Ana Lopez ${state} “Your cart”`);
  expect(toPro?.text).toContain(`See the signed copy: http://shop.example/pro/offers/${one.id}`);
  // Only the client gets the link that answers.
  expect(toPro?.text).not.toContain(one.secret);
  expect(toClient?.text).toContain(`http://shop.example/offer?key=${one.secret}`);
  const total = formatUsd(cents((await look(one.id)).answer?.totals.from ?? 0));
  for (const mail of [toPro, toClient]) expect(mail?.text).toContain(`Approved: ${total}`);
});

test('a "no" is mailed with its reason, and a pro who is asked for an offer is mailed where the draft is', async () => {
  const one = await sent();
  const body = { secret: one.secret, hash: one.offer.hash, reason: 'Too <dark>.' };
  await app.call(contract.declineOffer, { body });
  await app.call(contract.declineOffer, { body });
  const mails = (await app.mails()).filter(({ text }) => text.includes(one.offer.number));
  const told = mails.filter(({ template }) => template === 'offer_answered');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Ana Lopez says: “Too <dark>.”');
  expect(told[0]?.html).toContain('Too &lt;dark&gt;.');
  expect(mails.filter(({ template }) => template === 'offer_copy')).toHaveLength(1);
  const { draft } = await asked();
  const [asking] = (await app.mails()).filter(({ template }) => template === 'offer_asked');
  expect(asking?.text).toContain(`See the draft: http://shop.example/pro/offers/${draft.id}`);
});
