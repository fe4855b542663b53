// Every call that names a record in its body or query, tried on somebody else's: the reply is that for a record that
// nobody has, and nothing changes.
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import * as connections from '@wevisu/contract/connections.ts';
import * as tasks from '@wevisu/contract/pro-tasks.ts';
import * as vendorApi from '@wevisu/contract/vendor-api.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../apps/server/src/test-app.ts';
import { bodyTries, type Reached, type Strangers } from './body-tries.ts';
import { everythingOf } from './everything-of.ts';
import { missing } from './missing.ts';
import { namesIn } from './names-in.ts';
import { secrecyWorld } from './secrecy-world.ts';

let app: TestApp;
let strangers: Strangers;
let reached: Reached;

beforeAll(async () => {
  app = await testApp();
  const world = await secrecyWorld(app);
  const [pro, vendor] = [world.tokens['pro B'] ?? '', world.tokens['vendor C'] ?? ''];
  const { rows } = await app.pool.query(
    `select (select id from projects where name = 'Zephyrine kitchen') as project,
       (select id from users where first_name = 'Hesperia') as client,
       (select min(id) from webhook_deliveries) as delivery, p.id as product, v.id as variant, v.sku
     from products p join variants v on v.product_id = p.id order by v.id limit 1`,
  );
  const [of] = rows;
  const task = await app.call(tasks.createProTask, { body: { title: 'Own' } }, { token: pro });
  const hook = await app.call(
    connections.createWebhook,
    { body: { url: 'https://8.8.8.8/own', events: ['order.placed'] } },
    { token: vendor },
  );
  const key = await app.call(
    connections.createApiKey,
    { body: { name: 'Own', scopes: ['orders:read', 'tracking:write', 'stock:write'] } },
    { token: vendor },
  );
  strangers = {
    ...{ homeowner: world.tokens['homeowner B'] ?? '', pro, vendor, key: key.body.data.key },
    ...{ ownTask: task.body.data.id, ownWebhook: hook.body.data.endpoint.id },
    ...{ showroom: world.showrooms[1] ?? 0, variantId: of.variant },
    slug: String(world.records['directory.getPro']?.slug),
  };
  reached = {
    ...{ projectId: of.project, itemId: world.lines['vendor A'][0] ?? 0, clientId: of.client },
    ...{ deliveryId: of.delivery, orderNumber: world.numbers.A, ref: String(of.product) },
    ...{ sku: of.sku, templateId: Number(world.records['ownTemplates.getOwnTemplate']?.id) },
  };
  // The key has been used by now: the hour of its last use changes with no record.
  await app.call(vendorApi.apiOrders, { query: {} }, { token: strangers.key });
  for (const [name, value] of Object.entries({ ...strangers, ...reached }))
    expect([name, Boolean(value)]).toEqual([name, true]);
});

/** What is said, with what was asked for as `reached` has it. */
const saidOf = (reply: object, of: Reached) =>
  Object.entries(of).reduce(
    (text, [name, value]) => text.replaceAll(String(value), String(reached[name as keyof Reached])),
    JSON.stringify(reply),
  );

test.each(bodyTries)(
  "U-15 API-39 %s answers about somebody else's record as about none, and changes nothing",
  async (_, send) => {
    const before = await everythingOf(app);
    const none = missing(reached);
    const [foreign, nothing] = [
      await send(app, strangers, reached),
      await send(app, strangers, none),
    ];
    expect(foreign.status).toBeLessThan(500);
    expect(JSON.stringify(foreign)).toBe(saidOf(nothing, none));
    expect(await everythingOf(app)).toEqual(before);
  },
);

/** Names of fields that name what everybody may name. */
const OPEN = /(^|[._])(vsd|shop|shop_profile|category|brand|product|variant)_ids?$|^rules\.id$/;
/** What names a record. */
const RECORD =
  /(^|[._])(ids?|ref|projects?|client|delivery|order|skus?|copy_of|pid|saved_card_id)$/;
const ELSEWHERE: Readonly<Record<string, string>> = {
  'cart.listCarts': 'a long secret names the cart of a guest: foreign-record.test.ts',
  'cart.addSample': 'a long secret names the cart of a guest: foreign-record.test.ts',
  'cart.addProjectToCart': 'a long secret names the cart of a guest: foreign-record.test.ts',
  'checkout.estimateShipping': 'a long secret names the cart of a guest: foreign-record.test.ts',
  'arrivals.saveCount': 'arrivals.test.ts tries lines and photos of another shipment',
  'arrivals.sign': 'versions of the parcel that its path names: arrivals.test.ts',
  'arrivals.uploadPhoto': 'arrivals.test.ts tries a line of another shipment',
  'askedPrices.answerPrice': 'foreign-record.test.ts',
  'cart.destroyCartLine': 'foreign-record.test.ts',
  'cart.syncToBulkCart': 'foreign-record.test.ts',
  'cart.updateCart': 'foreign-record.test.ts',
  'checkout.payCheckout': 'foreign-record.test.ts tries a card of somebody else',
  'listings.saveListingDraft': 'listing-files.test.ts tries a file of another vendor',
  'listings.setOpeningStock': 'SKUs of the product that its path names: foreign-record.test.ts',
  'productFacts.listFacts': 'SKUs of the shop',
  'projects.appendProjectChecklist': 'foreign-record.test.ts',
  'projects.updateProjectCart': 'foreign-record.test.ts',
  'projects.createProject': 'the name of a design, kept as it is and read by its maker',
  'projects.getSharedProject': 'a long secret of the owner names the project',
  'secondFactor.confirmByPasskey': 'a passkey signs for itself: passkeys.test.ts',
  'secondFactor.addPasskey': 'a passkey signs for itself: passkeys.test.ts',
  'secondFactor.passSecondStepByPasskey': 'a passkey signs for itself: passkeys.test.ts',
  'secondFactor.signInByPasskey': 'a passkey signs for itself: passkeys.test.ts',
};

test('every call that names a record beside its path is tried here or there', () => {
  const naming = ALL_CALLS.filter(
    (call) =>
      String(call.access) !== 'Admin' &&
      [...namesIn(call.body), ...namesIn(call.query)].some(
        (name) => RECORD.test(name) && !OPEN.test(name),
      ),
  ).map(({ name }) => name);
  const tried = new Set(bodyTries.map(([name]) => name));
  expect(naming.length).toBeGreaterThan(20);
  expect(naming.filter((name) => !tried.has(name) && !(name in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((name) => !naming.includes(name))).toEqual([]);
});
