// A homeowner's offers in the account: those to the confirmed address, and nobody else's.
import { getCart, syncToCart } from '@wevisu/contract/cart.ts';
import { listNotifications } from '@wevisu/contract/notifications.ts';
import * as contract from '@wevisu/contract/offers.ts';
import * as own from '@wevisu/contract/own-offers.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let variantId: number;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const [{ vendorId }] = shop.vendors;
  const wholesaleCents = 3_000;
  ({ variantId } = await shop.addVariant({ vendorId, name: 'Moss', wholesaleCents, stock: [40] }));
});

type Buyer = Awaited<ReturnType<TestShop['addHomeowner']>>;
const by = ({ token }: { readonly token: string }) => ({ token });

/** An offer that was sent, and the draft of another one. */
async function offered() {
  const buyer = await shop.addHomeowner();
  const { showroom } = shop;
  const items = [{ variant_id: variantId, qty: 2 }];
  await app.call(syncToCart, { body: { action: 'cart', showroom, items } }, by(buyer));
  const ids = [];
  for (let at = 0; at < 2; at += 1) {
    await app.call(contract.askForOffer, { body: { showroom } }, by(buyer));
    const { body } = await app.call(contract.listOffers, {}, by(shop.pro));
    ids.push(body.data[0]?.id ?? 0);
  }
  const [id = 0, draftId = 0] = ids;
  const sent = await app.call(
    contract.sendOffer,
    { params: { id }, body: { version: 1 } },
    by(shop.pro),
  );
  expect(sent.status).toBe(200);
  return { buyer, id, draftId };
}

const list = async (buyer: Buyer) =>
  (await app.call(own.listOwnOffers, {}, by(buyer))).body.data.map(({ id, state }) => [id, state]);
const read = (buyer: Buyer, id: number) => app.call(own.getOwnOffer, { params: { id } }, by(buyer));
const approve = (buyer: Buyer, of: { readonly id: number; readonly hash: string }) => {
  const body = { hash: of.hash, picked: ['1.1'], signed_by: 'Ana Lopez', strokes: null };
  return app.call(own.approveOwn, { params: { id: of.id }, body }, by(buyer));
};

test('a homeowner is told of an offer, reads, signs and buys it in the account', async () => {
  const { buyer, id } = await offered();
  expect(await list(buyer)).toEqual([[id, 'sent']]);
  const { body: told } = await app.call(listNotifications, { query: {} }, by(buyer));
  expect(JSON.stringify(told)).toContain(`/account/offers/${id}`);
  const { body } = await read(buyer, id);
  expect(await list(buyer)).toEqual([[id, 'viewed']]);
  const { hash } = body.data;
  expect((await approve(buyer, { id, hash: '0'.repeat(64) })).body.code).toBe('offer_changed');
  const signed = await approve(buyer, { id, hash });
  expect(signed.body.data).toMatchObject({ state: 'approved', answer: { signed_by: 'Ana Lopez' } });
  const [mail] = (await app.mails()).filter(({ template }) => template === 'offer_copy');
  expect(mail?.text).toContain(`http://shop.example/account/offers/${id}`);
  const put = await app.call(own.buyOwn, { params: { id } }, by(buyer));
  expect(put.body.data).toMatchObject({ lines: 1, changes: [] });
  const cart = await app.call(getCart, { query: { showroom: shop.showroom } }, by(buyer));
  expect(cart.body.data.Project_tans.map(({ qty }) => qty)).toEqual([2]);
  const paper = await app.raw('GET', `/api/account/offers/${id}/pdf`, undefined, buyer.token);
  expect(paper.text).toMatch(/^%PDF/);
});

test('of an answer by the link and one in the account at once only one counts', async () => {
  const { buyer, id } = await offered();
  const { hash } = (await read(buyer, id)).body.data;
  const body = { hash, reason: '' };
  const [yes, no] = await Promise.all([
    approve(buyer, { id, hash }),
    app.call(own.declineOwn, { params: { id }, body }, by(buyer)),
  ]);
  expect([yes.status, no.status].toSorted()).toEqual([200, 422]);
  expect(await list(buyer)).toEqual([[id, yes.status === 200 ? 'approved' : 'declined']]);
});

test('after its last day an offer is read but not approved, also before it was closed', async () => {
  const { buyer, id } = await offered();
  const { hash } = (await read(buyer, id)).body.data;
  await app.pool.query("update offers set ends_on = '2020-01-01' where id = $1", [id]);
  expect((await read(buyer, id)).status).toBe(200);
  expect((await approve(buyer, { id, hash })).body.code).toBe('offer_not_open');
});

test('drafts, offers to others and those to an address that was never confirmed are not found', async () => {
  const { buyer, id, draftId } = await offered();
  const { hash } = (await read(buyer, id)).body.data;
  const stranger = await shop.addHomeowner();
  expect(await list(stranger)).toEqual([]);
  const tries = async (who: Buyer, offer: number) => {
    const params = { id: offer };
    const body = { hash, reason: '' };
    const answers = [
      await read(who, offer),
      await approve(who, { id: offer, hash }),
      await app.call(own.declineOwn, { params, body }, by(who)),
      await app.call(own.buyOwn, { params }, by(who)),
      await app.call(own.printOwn, { params }, by(who)),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('offer_not_found'));
  };
  await tries(stranger, id);
  await tries(buyer, draftId);
  expect((await app.call(own.listOwnOffers, {}, by(shop.pro))).status).toBe(403);
  await app.pool.query('update users set email_verified_at = null where id = $1', [buyer.userId]);
  expect(await list(buyer)).toEqual([]);
  await tries(buyer, id);
});
