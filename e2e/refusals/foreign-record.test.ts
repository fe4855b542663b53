// Every call that names a record, tried by somebody of the right type who does not own it: the reply is
// that of a record that does not exist, and nothing changes.

import * as accountPage from '@wevisu/contract/account-page.ts';
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as cart from '@wevisu/contract/cart.ts';
import * as checkout from '@wevisu/contract/checkout.ts';
import * as notifications from '@wevisu/contract/notifications.ts';
import * as orders from '@wevisu/contract/orders.ts';
import * as projects from '@wevisu/contract/projects.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../apps/server/src/test-app.ts';
import { type Buyer, testCheckout } from '../../apps/server/src/test-checkout.ts';
import { TEST_ADDRESS, type TestShop, testShop } from '../../apps/server/src/test-shop.ts';
import { arrivalTries, keepArrivalPhoto } from './arrival-tries.ts';
import { chatTries, keepChat } from './chat-tries.ts';
import { clientTries, keepTask } from './client-tries.ts';
import { creditTries, keepPurchase } from './credit-tries.ts';
import { designTries, keepDesign } from './design-tries.ts';
import { everythingOf } from './everything-of.ts';
import { hireTries, keepHire, paymentOf } from './hire-tries.ts';
import { keepListing, listingTries } from './listing-tries.ts';
import { missing } from './missing.ts';
import { keepOffer, offerTries } from './offer-tries.ts';
import { orderTries } from './order-tries.ts';
import { confirmStranger, keepPasskey, passkeyTries } from './passkey-tries.ts';
import { keepPicture, pictureTries } from './picture-tries.ts';
import { keepPlan, planTries } from './plan-tries.ts';
import { keepPictureBatch, keepPriceList, priceListTries } from './price-list-tries.ts';
import { keepPrices, priceTries } from './price-tries.ts';
import { furnishProject, keepProposal, projectTries, type Try } from './project-tries.ts';
import { keepStill, stillTries } from './still-tries.ts';
import { keepTemplate, templateTries } from './template-tries.ts';
import { keepConnections, keepParcel, vendorTries } from './vendor-tries.ts';
import { keepView, viewTries } from './view-tries.ts';

interface Records {
  readonly cartId: string;
  readonly lineId: number;
  readonly projectId: ProjectId;
  readonly checkoutId: string;
  readonly total: number;
  readonly orderNumber: string;
  readonly itemId: number;
  readonly requestId: number;
  readonly savedCardId: number;
  readonly notificationId: number;
  readonly addressId: number;
  readonly sessionId: number;
  readonly variantId: number;
  /** Of the same variant, as its vendor names its stock. */
  readonly stockId: number;
  readonly checklistItemId: number;
  readonly proposalId: number;
  readonly chatMessageId: number;
  readonly chatFileId: number;
  readonly hireId: number;
  readonly hirePaymentId: number;
  readonly pictureId: number;
  readonly stillId: number;
  readonly templateId: number;
  readonly listing: Awaited<ReturnType<typeof keepListing>>;
  readonly passkeyId: number;
  readonly prices: Awaited<ReturnType<typeof keepPrices>>;
  readonly priceListId: number;
  readonly pictureBatchId: number;
  readonly clientId: number;
  readonly taskId: number;
  readonly offerId: number;
  readonly viewId: number;
  readonly designRun: string;
  readonly keyId: number;
  readonly questionId: number;
  readonly webhookId: number;
  readonly parcelId: number;
  readonly arrivalPhotoId: number;
}

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let owner: Buyer;
let stranger: Buyer;
let own: Records;
let aiStranger: string;

async function one(text: string, values: unknown[]): Promise<Record<string, never>> {
  return (await app.pool.query(text, values)).rows[0];
}

let ai = { otherAi: '', purchaseId: 0 };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  owner = await shop.addHomeowner();
  stranger = await shop.addHomeowner();
  const till = testCheckout(app, shop);
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  const { variantId } = await shop.addVariant({ vendorId, stock: [500] });
  const { token } = owner;
  const project = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom } },
    { token },
  );

  // One placed order, then a cart and a checkout that are still open.
  await till.putIntoCart(owner, [{ variantId, qty: 2 }]);
  const first = await till.start(owner);
  const payment_token = await till.cardToken();
  const { id, total } = first.body.data;
  const paid = await till.pay(owner, id, { payment_token, total, save_card: true });
  expect(paid.status).toBe(200);
  const kept = await till.putIntoCart(owner, [{ variantId, qty: 3 }]);
  const second = await till.start(owner);
  const guest = await app.call(cart.syncToCart, {
    body: { action: 'cart', showroom: shop.showroom, items: [{ variant_id: variantId, qty: 1 }] },
  });
  const item = await one('select id from order_items limit 1', []);
  // Later than the hour in which a cancel needs no request.
  await app.pool.query("update orders set placed_at = placed_at - interval '2 hours'");
  const asked = await app.call(
    orders.askAboutItem,
    { params: { id: item.id ?? 0 }, body: { kind: 'cancel', reason: 'changed_mind' } },
    { token },
  );
  const card = await one('select id from saved_cards where user_id = $1', [owner.userId]);
  const notice = await one('select id from notifications where user_id = $1 limit 1', [
    owner.userId,
  ]);
  for (const street of ['1 Elm Street', '2 Elm Street']) {
    const body = { ...TEST_ADDRESS, street };
    await app.call(accountPage.addAddress, { body }, { token });
  }
  const address = await one('select id from addresses where user_id = $1', [owner.userId]);
  const session = await one('select id from sessions where user_id = $1', [owner.userId]);
  await confirmStranger(app, stranger.userId);
  await keepPlan(app, shop.showroom);
  ai = {
    otherAi: (await app.createAiAccount({ email: 'other-ai@example.com' })).token,
    purchaseId: await keepPurchase(app),
  };
  const { accountId } = await app.createAiAccount({ email: 'designer@example.com' });
  aiStranger = (await app.createAiAccount({ email: 'other-designer@example.com' })).token;
  const hireId = await keepHire(app, {
    ...{ token, id: project.body.data, pro: shop.pro.userId, proToken: shop.pro.token },
  });
  const parcelId = await keepParcel(app, item.id ?? 0);
  own = {
    cartId: guest.body.data.temp_project_id ?? '',
    lineId: kept.body.data.Project_tans[0]?.id ?? 0,
    projectId: project.body.data,
    checkoutId: second.body.data.id,
    total: second.body.data.total,
    orderNumber: paid.body.data.order_number ?? '',
    itemId: item.id ?? 0,
    ...{ parcelId, arrivalPhotoId: await keepArrivalPhoto(app, parcelId) },
    requestId: asked.body.data.id,
    savedCardId: card.id ?? 0,
    notificationId: notice.id ?? 0,
    addressId: address.id ?? 0,
    sessionId: session.id ?? 0,
    variantId,
    stockId: variantId,
    checklistItemId: await furnishProject(app, { token, id: project.body.data }),
    proposalId: await keepProposal(app, { token: shop.pro.token, id: project.body.data }),
    ...(await keepChat(app, { token, id: project.body.data, text: 'Which grout?' })),
    ...{ hireId, hirePaymentId: await paymentOf(app, hireId) },
    pictureId: await keepPicture(app, token),
    stillId: await keepStill(app, { userId: owner.userId, projectId: project.body.data }),
    templateId: await keepTemplate(app, token),
    listing: await keepListing(app, variantId),
    priceListId: await keepPriceList(app, vendorId),
    pictureBatchId: await keepPictureBatch(app, vendorId),
    passkeyId: await keepPasskey(app, owner.userId),
    prices: await keepPrices(app, shop),
    clientId: owner.userId,
    taskId: await keepTask(app, shop.pro.token),
    offerId: await keepOffer(app, { showroom: shop.showroom, variantId }),
    viewId: await keepView(app, shop.pro.token),
    designRun: await keepDesign(app, { accountId, showroom: shop.showroom }),
    ...(await keepConnections(app, shop.vendors[0].token)),
  };
  for (const [name, value] of Object.entries(own))
    expect([name, Boolean(value)]).toEqual([name, true]);
});

/** What a try is answered where nobody has the record. */
async function ofMissing(send: Try[1]): ReturnType<Try[1]> {
  const kept = own;
  // What is said beside the record exists.
  own = { ...missing(kept), total: kept.total, variantId: kept.variantId };
  try {
    return await send();
  } finally {
    own = kept;
  }
}

const token = () => ({ token: stranger.token });
const tries: readonly Try[] = [
  [
    cart.destroyCartLine.name,
    () =>
      app.call(
        cart.destroyCartLine,
        { params: { id: own.lineId }, query: { showroom: shop.showroom } },
        token(),
      ),
    404,
  ],
  [
    cart.updateCart.name,
    () =>
      app.call(
        cart.updateCart,
        { body: { showroom: shop.showroom, items: [{ id: own.lineId, qty: 9 }] } },
        token(),
      ),
    404,
  ],
  [
    projects.getProjectCart.name,
    () => app.call(projects.getProjectCart, { params: { id: own.projectId } }, token()),
    404,
  ],
  [
    projects.updateProjectInfo.name,
    () =>
      app.call(
        projects.updateProjectInfo,
        { params: { id: own.projectId }, body: { extra_info: { note: 'mine' } } },
        token(),
      ),
    404,
  ],
  [
    projects.updateProjectCart.name,
    () =>
      app.call(
        projects.updateProjectCart,
        { body: { project: own.projectId, items: [{ variant_id: own.variantId, qty: 1 }] } },
        token(),
      ),
    404,
  ],
  [
    cart.syncToBulkCart.name,
    () =>
      app.call(
        cart.syncToBulkCart,
        { body: { showroom: shop.showroom, projects: [own.projectId] } },
        token(),
      ),
    404,
  ],
  [
    checkout.getCheckout.name,
    () => app.call(checkout.getCheckout, { params: { id: own.checkoutId } }, token()),
    404,
  ],
  [
    checkout.payCheckout.name,
    async () => {
      const payment_token = await testCheckout(app, shop).cardToken();
      return app.call(
        checkout.payCheckout,
        { params: { id: own.checkoutId }, body: { payment_token, total: own.total } },
        token(),
      );
    },
    404,
  ],
  [
    checkout.continuePayment.name,
    () => app.call(checkout.continuePayment, { params: { id: own.checkoutId } }, token()),
    404,
  ],
  [
    checkout.cancelPayment.name,
    () => app.call(checkout.cancelPayment, { params: { id: own.checkoutId } }, token()),
    404,
  ],
  [
    orders.getOrder.name,
    () => app.call(orders.getOrder, { params: { number: own.orderNumber } }, token()),
    404,
  ],
  [
    orders.changeOrderAddress.name,
    () =>
      app.call(
        orders.changeOrderAddress,
        { params: { number: own.orderNumber }, body: { ...TEST_ADDRESS, street: '9 Elm Street' } },
        token(),
      ),
    404,
  ],
  [
    orders.askAboutItem.name,
    () =>
      app.call(
        orders.askAboutItem,
        { params: { id: own.itemId }, body: { kind: 'cancel', reason: 'changed_mind' } },
        token(),
      ),
    404,
  ],
  [
    orders.withdrawRequest.name,
    () => app.call(orders.withdrawRequest, { params: { id: own.requestId } }, token()),
    404,
  ],
  [
    notifications.readNotification.name,
    () => app.call(notifications.readNotification, { params: { id: own.notificationId } }, token()),
    404,
  ],
  [
    accountPage.updateAddress.name,
    () =>
      app.call(
        accountPage.updateAddress,
        { params: { id: own.addressId }, body: TEST_ADDRESS },
        token(),
      ),
    404,
  ],
  [
    accountPage.makeMainAddress.name,
    () => app.call(accountPage.makeMainAddress, { params: { id: own.addressId } }, token()),
    404,
  ],
  [
    accountPage.removeAddress.name,
    () => app.call(accountPage.removeAddress, { params: { id: own.addressId } }, token()),
    404,
  ],
  [
    accountPage.removeCard.name,
    () => app.call(accountPage.removeCard, { params: { id: own.savedCardId } }, token()),
    404,
  ],
  [
    accountPage.endOneSession.name,
    () => app.call(accountPage.endOneSession, { params: { id: own.sessionId } }, token()),
    404,
  ],
  ...orderTries(() => ({ app, shop, ...own, stranger: token() })),
  ...arrivalTries(() => ({ app, ...own, stranger: token() })),
  [
    orders.setOrderItemStatus.name,
    () =>
      app.call(
        orders.setOrderItemStatus,
        { params: { id: own.itemId }, body: { status: 'Vendor Approved' } },
        { token: other.vendors[0]?.token },
      ),
    404,
  ],
  ...priceTries(() => ({ app, otherPro: other.pro.token, ...own.prices })),
  ...vendorTries(() => ({
    app,
    stranger: other.vendors[0].token,
    itemId: own.itemId,
    variantId: own.stockId,
    requestId: own.requestId,
    keyId: own.keyId,
    questionId: own.questionId,
    webhookId: own.webhookId,
    parcelId: own.parcelId,
  })),
  ...clientTries(() => ({
    ...{ app, otherPro: other.pro.token, orderNumber: own.orderNumber },
    ...{ clientId: own.clientId, taskId: own.taskId },
  })),
  ...offerTries(() => ({
    ...{ app, otherPro: other.pro.token, homeowner: token().token, offerId: own.offerId },
  })),
  ...planTries(() => ({ app, otherPro: other.pro.token })),
  ...creditTries(() => ({ app, ...ai })),
  ...priceListTries(() => ({
    app,
    stranger: other.vendors[0].token,
    priceListId: own.priceListId,
    pictureBatchId: own.pictureBatchId,
  })),
  ...passkeyTries(() => ({ app, stranger, passkeyId: own.passkeyId })),
  ...pictureTries(() => ({ app, stranger: stranger.token, pictureId: own.pictureId })),
  ...stillTries(() => ({
    app,
    stranger: stranger.token,
    projectId: own.projectId,
    stillId: own.stillId,
  })),
  ...listingTries(() => ({
    app,
    stranger: other.vendors[0]?.token ?? '',
    listing: own.listing,
  })),
  ...templateTries(() => ({
    app,
    stranger: stranger.token,
    templateId: own.templateId,
    showroom: shop.showroom,
  })),
  ...designTries(() => ({
    ...{ app, stranger: aiStranger, token: stranger.token, run: own.designRun },
  })),
  ...chatTries(() => ({
    ...{ app, stranger: stranger.token, projectId: own.projectId },
    ...{ chatMessageId: own.chatMessageId, chatFileId: own.chatFileId },
  })),
  ...hireTries(() => ({
    ...{ app, stranger: stranger.token, otherPro: other.pro.token },
    ...{ hireId: own.hireId, hirePaymentId: own.hirePaymentId },
  })),
  ...viewTries(() => ({ app, otherPro: other.pro.token, viewId: own.viewId })),
  ...projectTries(() => ({
    app,
    stranger: stranger.token,
    otherPro: other.pro.token,
    projectId: own.projectId,
    checklistItemId: own.checklistItemId,
    proposalId: own.proposalId,
  })),
];

describe("U-15 API-39 somebody else's record", () => {
  test.each(tries)(
    '%s replies as for a missing one and changes nothing',
    async (_, send, status) => {
      const before = await everythingOf(app);
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.body.data).toBeUndefined();
      expect(await everythingOf(app)).toEqual(before);
      expect(answer).toEqual(await ofMissing(send));
    },
  );

  test('every call with a record in its path is tried here', () => {
    const open = new Set([
      'catalog.getProduct',
      'catalog.listRelatedProducts',
      'catalog.estimateDelivery',
      'catalog.listRoomsWithProduct',
      // An address of the menu.
      'catalog.findMovedEntry',
      'checkout.findZipPlace',
      // A kind of our models.
      'listings.getLookForm',
      // The name of one of two pictures of the own showroom.
      'pros.uploadShowroomPicture',
      'pros.removeShowroomPicture',
      'accounts.verifyEmail',
      'designAi.verifyEmail',
      // A long secret of the owner names the design.
      'aiDesigns.getShared',
      'aiDesigns.getSharedPicture',
      'accounts.startSocialLogin',
      'accounts.socialLogin',
      'pages.getPage',
      'designLibrary.getFloorPlan',
      'designLibrary.getTemplate',
      'productFacts.listVariantChoices',
      // Takes back one's own block of a person, if there is one.
      'chatSafety.unblockInChat',
      // A signed link out of a mail: unsubscribe.test.ts tries those of others.
      'mailChoices.showSubscription',
      'mailChoices.unsubscribe',
      // Of the account alone: push.test.ts tries that of another.
      'pushDevices.removePushDevice',
      // A listed pro, whom everybody reads; rooms and projects of others are tried in directory.test.ts.
      'directory.getPro',
      'directory.getProRoom',
      'directory.getProRoomPicture',
      'directory.askPro',
      // A month of the own books.
      'earnings.getStatementFile',
    ]);
    // Every record is open to staff; wrong-caller.test.ts tries their calls as everybody else.
    const isOfStaff = ({ access }: CallDefinition) => String(access) === 'Admin';
    const named = ALL_CALLS.filter(
      (call) => call.path.includes(':') && !isOfStaff(call) && !open.has(call.name),
    );
    const tried = new Set(tries.map(([name]) => name));
    expect(named.map((call) => call.name).filter((name) => !tried.has(name))).toEqual([]);
  });

  test("a guest's cart opens only by its long id, and not for an account that names it", async () => {
    const read = (temp_project_id?: string, from?: string) =>
      app.call(
        cart.getCart,
        { query: { showroom: shop.showroom, ...(temp_project_id ? { temp_project_id } : {}) } },
        { token: from },
      );
    expect((await read(own.cartId)).body.data.Project_tans).toHaveLength(1);
    expect((await read(`${own.cartId.slice(0, -1)}!`)).status).not.toBe(500);
    const member = await read(own.cartId, stranger.token);
    expect(member.body.data?.Project_tans ?? []).toHaveLength(0);
  });

  test("another homeowner's saved card pays nothing", async () => {
    const till = testCheckout(app, shop);
    await till.putIntoCart(stranger, [{ variantId: own.variantId, qty: 1 }]);
    const mine = await till.start(stranger);
    const answer = await till.pay(stranger, mine.body.data.id, {
      saved_card_id: own.savedCardId,
      total: mine.body.data.total,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const placed = await one('select count(*)::int as n from orders where user_id = $1', [
      stranger.userId,
    ]);
    expect(placed.n).toBe(0);
  });

  test('U-12 a vendor and a pro see only their own lines', async () => {
    const list = (from: string) => app.call(orders.listOrderItems, { query: {} }, { token: from });
    expect((await list(shop.vendors[0]?.token ?? '')).body.data.total).toBe(1);
    expect((await list(shop.vendors[1]?.token ?? '')).body.data.total).toBe(0);
    expect((await list(other.vendors[0]?.token ?? '')).body.data.total).toBe(0);
    expect((await list(shop.pro.token)).body.data.total).toBe(1);
    expect((await list(other.pro.token)).body.data.total).toBe(0);
  });
});
