// What becomes of an approved offer whose room changes: the difference, the change that is sent, and what is bought then.
import { getCart } from '@wevisu/contract/cart.ts';
import * as contract from '@wevisu/contract/offers.ts';
import * as own from '@wevisu/contract/own-offers.ts';
import { shareToContractor } from '@wevisu/contract/project-sharing.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../platform/pdf/test-pdf.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let moss: TestVariant;
let fern: TestVariant;
let reed: TestVariant;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const [{ vendorId }] = shop.vendors;
  const add = (name: string, wholesaleCents: number) =>
    shop.addVariant({ vendorId, name, wholesaleCents, stock: [90] });
  moss = await add('Moss', 3_000);
  fern = await add('Fern', 5_000);
  reed = await add('Reed', 1_000);
});

/** 5 % of platform fee, and 20 % of markup on it. */
const [MOSS, FERN, REED] = [37_80, 63_00, 12_60];
const ENDS = addDays(dayOf(new Date()), 9);

type Buyer = Awaited<ReturnType<TestShop['addHomeowner']>>;
type Lines = readonly (readonly [TestVariant, number])[];
const by = ({ token }: { readonly token: string }) => ({ token });

const itemsOf = (lines: Lines) =>
  lines.map(([{ variantId }, qty]) => ({ variant_id: variantId, qty }));

const look = async (id: number, as: { readonly token: string } = shop.pro) =>
  (await app.call(contract.getOffer, { params: { id } }, by(as))).body.data;
const read = async (buyer: Buyer, id: number) =>
  (await app.call(own.getOwnOffer, { params: { id } }, by(buyer))).body.data;
async function sign(buyer: Buyer, id: number, picked?: readonly string[]) {
  const { hash, sections } = await read(buyer, id);
  const all = sections.flatMap(({ lines }) => lines.map(({ key }) => key));
  const body = { hash, picked: [...(picked ?? all)], signed_by: 'Ana Lopez', strokes: null };
  return app.call(own.approveOwn, { params: { id }, body }, by(buyer));
}

/** A room of 4 Moss and 2 Fern, offered, and approved unless only some lines were. */
async function approved(picked?: readonly string[]) {
  const buyer = await shop.addHomeowner();
  const made = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom } },
    by(buyer),
  );
  const project = made.body.data;
  const furnish = async (lines: Lines) => {
    const body = { project, items: itemsOf(lines) };
    await app.pool.query('delete from project_lines where project_id = $1', [project]);
    await app.call(projects.updateProjectCart, { body }, by(buyer));
  };
  await furnish([
    [moss, 4],
    [fern, 2],
  ]);
  await app.call(shareToContractor, { params: { project } }, by(buyer));
  const from = { kind: 'project', project } as const;
  const draft = await app.call(contract.makeOffer, { body: { from } }, by(shop.pro));
  const { id } = draft.body.data;
  await app.call(contract.sendOffer, { params: { id }, body: { version: 1 } }, by(shop.pro));
  expect((await sign(buyer, id, picked)).status).toBe(200);
  return { buyer, id, project, furnish };
}

async function sendChange(id: number, over: object = {}, as = shop.pro) {
  const seen = (await look(id)).room_change?.hash ?? '0'.repeat(64);
  const body = { seen, note: 'One box more.', ends_on: ENDS, ...over };
  return app.call(contract.sendChange, { params: { id }, body }, by(as));
}

const cartOf = async (buyer: Buyer, id: number) => {
  const put = await app.call(own.buyOwn, { params: { id } }, by(buyer));
  expect(put.status).toBe(200);
  const query = { showroom: shop.showroom };
  const { body } = await app.call(getCart, { query }, by(buyer));
  return body.data.Project_tans.map(({ product_name, qty }) => [product_name, qty]).toSorted();
};

test('an offer whose room stays as it is shows no change, and one that is not shared any more shows none', async () => {
  const { id, project, furnish } = await approved();
  expect((await look(id)).room_change).toBeNull();
  expect((await sendChange(id)).body.code).toBe('offer_no_change');
  await furnish([
    [moss, 5],
    [fern, 2],
  ]);
  expect((await look(id)).room_change).not.toBeNull();
  await app.pool.query('update projects set shared_to_pro_at = null where id = $1', [project]);
  expect((await look(id)).room_change).toBeNull();
});

test('lines that are added, removed and changed are shown to the cent, sent, signed, and only then bought', async () => {
  const { buyer, id, furnish } = await approved();
  await furnish([
    [moss, 7],
    [reed, 3],
  ]);
  const { room_change: seen } = await look(id);
  expect(seen).toMatchObject({
    lines: [
      { kind: 'changed', name: 'Moss', qty_before: 4, qty_after: 7, total_after: 7 * MOSS },
      { kind: 'removed', name: 'Fern', qty_before: 2, qty_after: 0, total_before: 2 * FERN },
      { kind: 'added', name: 'Reed', qty_before: 0, qty_after: 3, price_after: REED },
    ],
    total_before: 4 * MOSS + 2 * FERN,
    total_after: 7 * MOSS + 3 * REED,
  });
  expect((await sendChange(id, { ends_on: '2020-01-01' })).body.errors).toHaveProperty('ends_on');
  const sent = await sendChange(id);
  expect(sent.status).toBe(201);
  const { data: change } = sent.body;
  const base = await look(id);
  expect(change).toMatchObject({ state: 'sent', note: 'One box more.' });
  expect(change.change).toMatchObject({ offer: base.number, total_after: 7 * MOSS + 3 * REED });
  expect(base.changed_by).toEqual({ id: change.id, number: change.number, is_approved: false });
  expect(await cartOf(buyer, id)).toEqual([
    ['Fern', 2],
    ['Moss', 4],
  ]);

  const [mail] = (await app.mails()).filter(({ template }) => template === 'offer_sent');
  expect(mail?.text).toContain(`Changes: ${base.number}`);
  expect((await read(buyer, change.id)).change?.lines).toEqual(seen?.lines);
  const part = await sign(buyer, change.id, ['1.1']);
  expect(part.body.code).toBe('offer_change_whole');
  const signed = await sign(buyer, change.id);
  expect(signed.body.data).toMatchObject({ state: 'approved', answer: { signed_by: 'Ana Lopez' } });
  expect((await read(buyer, id)).changed_by).toMatchObject({ is_approved: true });
  // What the first offer put there, a person takes out.
  await app.pool.query(
    'delete from cart_lines using carts c where c.id = cart_id and c.user_id = $1',
    [buyer.userId],
  );
  for (const one of [id, change.id])
    expect(await cartOf(buyer, one)).toEqual([
      ['Moss', 7],
      ['Reed', 3],
    ]);
  expect((await look(id)).room_change).toBeNull();
  expect((await look(change.id)).room_change).toBeNull();
  expect((await sendChange(id)).body.code).toBe('offer_no_change');
  // The next change is one of the change.
  await furnish([[moss, 8]]);
  expect((await look(id)).room_change).toBeNull();
  expect((await look(change.id)).room_change).toMatchObject({
    total_before: 7 * MOSS + 3 * REED,
    total_after: 8 * MOSS,
  });
});

test('only what was approved follows the room, and a declined change leaves what was approved', async () => {
  const { buyer, id, furnish } = await approved(['1.2']);
  await furnish([
    [moss, 5],
    [fern, 1],
  ]);
  expect((await look(id)).room_change).toMatchObject({
    lines: [
      { kind: 'changed', name: 'Fern', qty_before: 2, qty_after: 1 },
      { kind: 'added', name: 'Moss', qty_after: 1 },
    ],
    total_before: 2 * FERN,
    total_after: FERN + MOSS,
  });
  const { data: change } = (await sendChange(id)).body;
  const { hash } = await read(buyer, change.id);
  const body = { hash, reason: 'Too much.' };
  const no = await app.call(own.declineOwn, { params: { id: change.id }, body }, by(buyer));
  expect(no.body.data.state).toBe('declined');
  expect(await cartOf(buyer, id)).toEqual([['Fern', 2]]);
  expect((await look(id)).changed_by).toBeNull();
  expect((await look(id)).room_change).not.toBeNull();
});

test('what is not sold any more is removed by the change, and a changed price is told', async () => {
  const { id, furnish } = await approved();
  await furnish([
    [moss, 4],
    [fern, 3],
  ]);
  const set = (status: string) =>
    app.pool.query('update products set status = $1 where id = $2', [status, moss.productId]);
  await set('withdrawn');
  const price = (wholesale: number) =>
    app.pool.query('update variants set wholesale_cents = $1 where id = $2', [
      wholesale,
      fern.variantId,
    ]);
  await price(6_000);
  expect((await look(id)).room_change).toMatchObject({
    lines: [
      { kind: 'removed', name: 'Moss', total_before: 4 * MOSS },
      { kind: 'changed', name: 'Fern', price_before: FERN, price_after: 75_60 },
    ],
    total_after: 3 * 75_60,
  });
  const seen = (await look(id)).room_change?.hash ?? '';
  await price(5_000);
  expect((await sendChange(id, { seen })).body.code).toBe('offer_changed');
  await set('active');
});

test('of two changes sent at once one counts, and one sent while another is approved loses or comes first', async () => {
  const { buyer, id, furnish } = await approved();
  await furnish([[moss, 6]]);
  const both = await Promise.all([sendChange(id), sendChange(id)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const states = await Promise.all(both.map(async ({ body }) => (await look(body.data.id)).state));
  expect(states.toSorted()).toEqual(['sent', 'superseded']);
  const open = both.find((_, at) => states[at] === 'sent')?.body.data.id ?? 0;
  const [signed, again] = await Promise.all([sign(buyer, open), sendChange(id)]);
  const { rows } = await app.pool.query('select state from offers where changes = $1 order by id', [
    id,
  ]);
  const left = rows.map(({ state }) => state).filter((state) => state !== 'superseded');
  if (signed.status === 200) {
    expect([again.body.code, left]).toEqual(['offer_no_change', ['approved']]);
  } else expect([again.status, left]).toEqual([201, ['sent']]);
});

test('a draft, an open offer and one of another showroom take no change', async () => {
  const { id, furnish } = await approved();
  await furnish([[moss, 9]]);
  const other = await testShop(app);
  expect((await sendChange(id, {}, other.pro)).body.code).toBe('offer_not_found');
  const { data: change } = (await sendChange(id)).body;
  const seen = { seen: '0'.repeat(64) };
  expect((await sendChange(change.id, seen)).body.code).toBe('offer_not_approved');
});

test('the paper of a change says what it changes, before and after', async () => {
  const { buyer, id, furnish } = await approved();
  await furnish([[moss, 6]]);
  const { data: change } = (await sendChange(id)).body;
  await sign(buyer, change.id);
  const headers = { authorization: `Bearer ${buyer.token}` };
  const url = `/api/account/offers/${change.id}/pdf`;
  const paper = await app.app.http.inject({ method: 'GET', url, headers });
  const said = readPdf(paper.rawPayload)
    .map(({ text }) => text.replaceAll(/\s+/g, ''))
    .join('');
  const { number } = await look(id);
  for (const words of [`What changes of ${number}`, 'Removed', '$277.20', '$226.80'])
    expect(said).toContain(words.replaceAll(' ', ''));
});
