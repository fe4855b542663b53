import * as cart from '@wevisu/contract/cart.ts';
import * as catalog from '@wevisu/contract/catalog.ts';
import * as listings from '@wevisu/contract/listings.ts';
import type { Listing, ListingVariant } from '@wevisu/domain/listings/listing.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { FIXTURE_PICTURE } from '../catalog/test-fixture.ts';
import { applyDuePrices } from './apply-due-prices.ts';

let app: TestApp;
let shop: TestShop;
let staff: string;
let token: string;
let category: number;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  staff = (await app.createAccount({ email: 'staff@example.com', type: 'Admin' })).token;
  await app.pool.query('update sessions set otp_passed_at = now()');
  token = shop.vendors[0].token;
  const { rows } = await app.pool.query(
    `insert into categories (department_id, parent_id, name, slug_url, unit, position)
     select department_id, id, 'Porcelain', 'porcelain', 'Box', 1 from categories
     where slug_url = $1 returning id`,
    [shop.category],
  );
  category = rows[0].id;
  await app.pool.query(
    `insert into category_attributes (category_id, key, label, type, options, required)
     values ($1, 'edge', 'Edge', 'choice', '["Rectified", "Pressed"]', true)`,
    [category],
  );
});

const VARIANT: ListingVariant = {
  ...{ key: 'n1', id: null, vendor_sku: 'CAL-1', size_label: '12 x 24', finish: 'Matte' },
  ...{ pattern: '', width_tmm: 3048, height_tmm: 6096, length_tmm: null, thickness_tmm: 90 },
  ...{ box_sqft_e4: 150_000, pieces_per_unit: 8, weight_g: 20_000 },
  ...{ wholesale_cents: null, picture: null, is_sold: true },
};
const listing = (): Listing => ({
  ...{ name: 'Calacatta', description: 'A porcelain tile with the veins of marble.' },
  ...{ brand_name: 'Nowak', category_id: category, unit: 'Box', minimum_unit: 1 },
  ...{ color_family: 'White', material: 'Porcelain', style: null },
  specification: [['Edge', 'Rectified']],
  picture: FIXTURE_PICTURE,
  photos: [],
  documents: [],
  model: null,
  ...{ lead_time_min_days: 3, lead_time_max_days: 5, freight_class: '70' },
  variants: [VARIANT],
});

const get = async (ref: string, as = token) =>
  app.call(listings.getVendorListing, { params: { ref } }, { token: as });
const save = (ref: string, content: Listing, of: { version: number | null; live: number | null }) =>
  app.call(
    listings.saveListingDraft,
    { params: { ref }, body: { content, version: of.version, live_version: of.live } as never },
    { token },
  );
const decide = (
  id: number,
  version: number,
  decision: 'approve' | 'ask_changes' | 'decline' = 'approve',
) =>
  app.call(
    listings.decideListing,
    { params: { id }, body: { decision, reason: 'Show the back.', version } },
    { token: staff },
  );
type Seen = { wholesale_cents: number | null; open_change: number | null };
/** What a person sees who has just opened the product. */
async function seenNow(ref: string, key: string): Promise<Seen> {
  const { prices, price_changes: changes, draft } = (await get(ref)).body.data;
  const id = Number(key.slice(1));
  const live = prices.find((one) => `v${one.variant_id}` === key);
  const open = changes.find(
    (one) => one.variant_id === id && ['waiting', 'needs_approval'].includes(one.state),
  );
  const fresh = draft?.content.variants.find((one) => one.key === key);
  return {
    wholesale_cents: live?.wholesale_cents ?? fresh?.wholesale_cents ?? null,
    open_change: live === undefined ? null : (open?.id ?? null),
  };
}
async function setPrices(
  ref: string,
  key: string,
  cents: number,
  starts_on: string | null = null,
  seen?: Seen,
) {
  const price = { key, wholesale_cents: cents, seen: seen ?? (await seenNow(ref, key)) };
  return app.call(
    listings.setListingPrices,
    { params: { ref }, body: { prices: [price], starts_on } },
    { token },
  );
}

let made = 0;
/** A live product of the vendor, by the calls alone. */
async function publish(name = `Calacatta ${++made}`): Promise<{ ref: string; hash: string }> {
  const begun = await app.call(listings.createListing, { body: {} }, { token });
  const { ref } = begun.body.data;
  const content = { ...listing(), name, variants: [{ ...VARIANT, vendor_sku: `SKU-${name}` }] };
  const first = await save(ref, content, { version: 1, live: null });
  expect(first.status).toBe(200);
  const priced = await setPrices(ref, 'n1', 30_00);
  const version = priced.body.data.draft?.version ?? 0;
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version } },
    { token },
  );
  expect(sent.body.message).toBe('Our staff review it. What is live stays until then.');
  const decided = await decide(Number(ref.slice(1)), sent.body.data.draft?.version ?? 0);
  expect(decided.body.message).toBe('It is live, and the vendor notified by email.');
  const live = String(decided.body.data.product_id);
  return { ref: live, hash: (await get(live)).body.data.hash ?? '' };
}

test('VEND-01 G-62 a vendor lists a product: draft, price, review, and homeowners see it at once', async () => {
  const { ref, hash } = await publish('Calacatta Oro');
  const show = () =>
    app.call(catalog.getProduct, { params: { hash }, query: { showroom: shop.showroom } });
  // Processes hear of a change of the catalog by a notice.
  await expect.poll(async () => (await show()).status, { timeout: 15_000 }).toBe(200);
  const shown = await show();
  expect(shown.body.data).toMatchObject({
    name: 'Calacatta Oro',
    brand: { name: 'Nowak' },
    specification: [['Edge', 'Rectified']],
    variants: [{ size_label: '12 x 24', sku: expect.stringMatching(/^WV-\d+$/) }],
  });
  // What a homeowner gets says neither the wholesale price nor the vendor's own SKU.
  expect(JSON.stringify(shown.body)).not.toContain('SKU-Calacatta Oro');
  const own = (await get(ref)).body.data;
  expect([own.draft, own.prices]).toMatchObject([
    null,
    [{ vendor_sku: 'SKU-Calacatta Oro', wholesale_cents: 30_00 }],
  ]);
  const { rows } = await app.pool.query('select 1 from product_summaries where hash = $1', [hash]);
  expect(rows.length).toBe(1);
});

test('VEND-01 what is live stays until staff approve, who see what differs', async () => {
  const { ref } = await publish();
  const { live, live_version } = (await get(ref)).body.data;
  const changed = { ...(live as Listing), name: 'Renamed', lead_time_max_days: 9 };
  const saved = await save(ref, changed, { version: null, live: live_version });
  expect(saved.body.data.draft?.changes).toEqual([
    { path: 'name', label: 'Name', from: live?.name, to: 'Renamed' },
    { path: 'lead_time_max_days', label: 'Longest lead time', from: '5 days', to: '9 days' },
  ]);
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version: 1 } },
    { token },
  );
  const id = (await app.pool.query('select id from listing_drafts where product_id = $1', [ref]))
    .rows[0].id;
  const seen = await app.call(listings.getSubmittedListing, { params: { id } }, { token: staff });
  expect(seen.body.data.changes).toEqual(saved.body.data.draft?.changes);
  expect((await get(ref)).body.data.live?.name).toBe(live?.name);
  const { rows: acts } = await app.pool.query(
    `select after from audit_events where action = 'listing.submitted'
       and target_kind = 'product' and target_id = $1`,
    [ref],
  );
  expect(acts).toMatchObject([{ after: { state: 'submitted' } }]);
  // While staff look at it, it does not change under them.
  const during = await save(ref, changed, {
    version: sent.body.data.draft?.version ?? 0,
    live: live_version,
  });
  expect(during.body.code).toBe('listing_submitted');
  expect((await decide(id, 1)).body.code).toBe('changed_meanwhile');

  const asked = await decide(id, sent.body.data.draft?.version ?? 0, 'ask_changes');
  expect(asked.status).toBe(200);
  const back = (await get(ref)).body.data;
  expect(back.draft).toMatchObject({ state: 'changes_asked', reason: 'Show the back.' });
  expect(back.live?.name).toBe(live?.name);
  const [mail] = (await app.mails()).filter(({ template }) => template === 'listing_ask_changes');
  expect(mail?.text).toContain('Show the back.');
});

test('G-62 two people edit one draft: the second is refused', async () => {
  const { ref } = await publish();
  const { live, live_version } = (await get(ref)).body.data;
  const content = live as Listing;
  const first = await save(
    ref,
    { ...content, name: 'First' },
    { version: null, live: live_version },
  );
  expect(first.status).toBe(200);
  const second = await save(
    ref,
    { ...content, name: 'Second' },
    { version: null, live: live_version },
  );
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(second.body).toMatchObject({ now: { draft: { content: { name: 'First' } } } });
  expect((await get(ref)).body.data.draft?.content.name).toBe('First');
});

test('G-62 the second price of two people is refused with the first, which stays planned', async () => {
  const { ref } = await publish();
  const [price] = (await get(ref)).body.data.prices;
  const key = `v${price?.variant_id}`;
  const seen = await seenNow(ref, key);
  const first = await setPrices(ref, key, 31_00, '2099-01-01', seen);
  expect(first.status).toBe(200);
  const second = await setPrices(ref, key, 29_00, null, seen);
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(second.body).toMatchObject({
    now: { price_changes: [{ to_cents: 31_00, state: 'waiting' }] },
  });
  expect((await get(ref)).body.data.price_changes).toMatchObject([{ state: 'waiting' }]);
  // Who has seen it may put another one in its place.
  const third = await setPrices(ref, key, 29_00, '2099-02-01');
  expect(third.body.data.price_changes.map(({ to_cents: cents, state }) => [cents, state])).toEqual(
    [
      [29_00, 'waiting'],
      [31_00, 'withdrawn'],
    ],
  );
  const now = await seenNow(ref, key);
  const both = await Promise.all(
    [32_00, 33_00].map((cents) => setPrices(ref, key, cents, null, now)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('G-62 the second price of a variant that is not live yet is refused, too', async () => {
  const { ref } = (await app.call(listings.createListing, { body: {} }, { token })).body.data;
  await save(ref, listing(), { version: 1, live: null });
  const none = { wholesale_cents: null, open_change: null };
  expect((await setPrices(ref, 'n1', 30_00, null, none)).status).toBe(200);
  const second = await setPrices(ref, 'n1', 20_00, null, none);
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(second.body).toMatchObject({
    now: { draft: { content: { variants: [{ wholesale_cents: 30_00 }] } } },
  });
});

test('VEND-01 G-62 opening stock of a product written by hand becomes its first lot with the approval', async () => {
  const { ref } = (await app.call(listings.createListing, { body: {} }, { token })).body.data;
  const sku = 'STOCKED-1';
  const content = { ...listing(), name: 'Stocked', variants: [{ ...VARIANT, vendor_sku: sku }] };
  await save(ref, content, { version: 1, live: null });
  const put = (units: number | null, seen: number | null, of = sku) =>
    app.call(
      listings.setOpeningStock,
      { params: { ref }, body: { stock: [{ sku: of, units, seen }] } },
      { token },
    );
  expect((await put(40, null)).body.data.draft?.opening_stock).toEqual({ [sku]: 40 });
  const second = await put(7, null);
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(second.body).toMatchObject({ now: { draft: { opening_stock: { [sku]: 40 } } } });
  expect((await put(1, null, 'OTHER')).body.code).toBe('listing_not_found');
  const priced = await setPrices(ref, 'n1', 30_00);
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version: priced.body.data.draft?.version ?? 0 } },
    { token },
  );
  expect((await put(9, 40)).body.code).toBe('listing_submitted');
  const decided = await decide(Number(ref.slice(1)), sent.body.data.draft?.version ?? 0);
  const { rows } = await app.pool.query(
    `select on_hand from stock_lots l join variants v on v.id = l.variant_id where v.product_id = $1`,
    [decided.body.data.product_id],
  );
  expect(rows).toEqual([{ on_hand: 40 }]);
});

test('G-62 a draft is dropped only as it was seen: what another has typed since stays', async () => {
  const { ref } = await publish();
  const { live, live_version } = (await get(ref)).body.data;
  const content = live as Listing;
  await save(ref, { ...content, name: 'First' }, { version: null, live: live_version });
  await save(ref, { ...content, name: 'Second' }, { version: 1, live: live_version });
  const drop = (version: number) =>
    app.call(listings.discardListingDraft, { params: { ref }, query: { version } }, { token });
  const refused = await drop(1);
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(refused.body).toMatchObject({ now: { draft: { content: { name: 'Second' } } } });
  expect((await get(ref)).body.data.draft?.content.name).toBe('Second');
  expect((await drop(2)).status).toBe(200);
  expect((await get(ref)).body.data.draft).toBeNull();
  const submit = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version: 2 } },
    { token },
  );
  expect(submit.body.code).toBe('listing_unchanged');
});

test('G-62 a draft takes over what changed live meanwhile; what both changed waits for a choice', async () => {
  const { ref } = await publish();
  const { live, live_version } = (await get(ref)).body.data;
  const draft = { ...(live as Listing), name: 'Mine', lead_time_max_days: 7 };
  await save(ref, draft, { version: null, live: live_version });
  const bulk = await app.call(
    listings.changeVendorProducts,
    {
      body: {
        change: { kind: 'lead_time', min_days: 1, max_days: 2 },
        products: { kind: 'ids', ids: [Number(ref)] },
      },
    },
    { token },
  );
  expect(bulk.body.data).toMatchObject({ changed: 1, unchanged: 0 });
  const now = (await get(ref)).body.data;
  expect(now.draft?.content).toMatchObject({
    name: 'Mine',
    lead_time_min_days: 1,
    lead_time_max_days: 7,
  });
  expect(now.draft?.conflicts).toEqual([
    {
      ...{ path: 'lead_time_max_days', label: 'Longest lead time' },
      ...{ base: '5 days', live: '2 days', draft: '7 days' },
    },
  ]);
  const submit = () =>
    app.call(listings.submitListing, { params: { ref }, body: { version: 1 } }, { token });
  expect((await submit()).body.code).toBe('listing_conflicts');
  const chosen = await save(ref, now.draft?.content as Listing, {
    version: 1,
    live: now.live_version,
  });
  expect(chosen.body.data.draft?.conflicts).toEqual([]);
});

test('VEND-01 an incomplete listing is not submitted, and says what is missing', async () => {
  const begun = await app.call(listings.createListing, { body: {} }, { token });
  const { ref } = begun.body.data;
  const saved = await save(
    ref,
    { ...listing(), description: '', specification: [], variants: [VARIANT] },
    { version: 1, live: null },
  );
  expect(saved.body.data.draft?.problems).toEqual({
    description: 'Describe the product in at least 20 characters.',
    'specification.Edge': 'Fill in edge.',
    'variants.n1.wholesale_cents': 'Set the wholesale price.',
  });
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version: 2 } },
    { token },
  );
  expect([sent.status, Object.keys(sent.body.errors ?? {})]).toEqual([
    422,
    Object.keys(saved.body.data.draft?.problems ?? {}),
  ]);
});

test('VEND-01 two vendors may use one SKU, one vendor may not use it twice', async () => {
  const { ref } = await publish('Twice');
  const { live, live_version } = (await get(ref)).body.data;
  const other = await publish('Once');
  const { vendorId } = shop.vendors[1];
  await shop.addVariant({ vendorId });
  const { rows } = await app.pool.query(
    `insert into variants (product_id, vendor_sku, weight_g, wholesale_cents)
     select id, 'SKU-Once', 1, 1 from products where vendor_id = $1 limit 1 returning sku`,
    [vendorId],
  );
  expect(rows[0].sku).toMatch(/^WV-/);
  const content = {
    ...(live as Listing),
    variants: (live as Listing).variants.map((one) => ({ ...one, vendor_sku: 'SKU-Once' })),
  };
  await save(ref, content, { version: null, live: live_version });
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version: 1 } },
    { token },
  );
  expect(sent.body.message).toBe('Another of your products has the SKU SKU-Once.');
  expect(other.ref).not.toBe(ref);
});

test('VEND-01 G-30 a new price never changes a placed order, and open carts ask to confirm', async () => {
  const { ref } = await publish();
  const [variant] = (await get(ref)).body.data.prices;
  const variantId = variant?.variant_id ?? 0;
  await app.pool.query(
    "insert into stock_lots (variant_id, lot_code, on_hand) values ($1, 'L1', 50)",
    [variantId],
  );
  const desk = testCheckout(app, shop);
  const [ordered, waiting] = [await shop.addHomeowner(), await shop.addHomeowner()];
  await desk.putIntoCart(ordered, [{ variantId, qty: 2 }]);
  const started = await desk.start(ordered);
  const { id: checkoutId, total } = started.body.data;
  const paid = await desk.pay(ordered, checkoutId, {
    payment_token: await desk.cardToken(),
    total,
  });
  expect(paid.status).toBe(200);
  const orderLine = async () =>
    (
      await app.pool.query(
        `select to_jsonb(i) - 'status' as line from order_items i where variant_id = $1`,
        [variantId],
      )
    ).rows;
  const before = await orderLine();
  expect(before.length).toBe(1);
  await desk.putIntoCart(waiting, [{ variantId, qty: 1 }]);
  expect((await get(ref)).body.data.carts).toBe(1);

  const changed = await setPrices(ref, `v${variantId}`, 33_00);
  expect(changed.body.data).toMatchObject({
    prices: [{ wholesale_cents: 33_00 }],
    price_changes: [{ state: 'applied', from_cents: 30_00, to_cents: 33_00 }],
  });
  expect(await orderLine()).toEqual(before);
  const open = await app.call(
    cart.getCart,
    { query: { showroom: shop.showroom } },
    { token: waiting.token },
  );
  const [line] = open.body.data.Project_tans;
  expect(line?.seen_price).toBeLessThan(line?.price ?? 0);
  expect(open.body.data.can_checkout).toBe(true);
});

test('VEND-01 a price begins at its day, a new one takes its place, and one above the limit waits for staff', async () => {
  const { ref } = await publish();
  const key = `v${(await get(ref)).body.data.prices[0]?.variant_id}`;
  expect((await setPrices(ref, key, 31_00, '2020-01-01')).body.errors).toEqual({
    starts_on: ['Choose today or a later day.'],
  });
  await setPrices(ref, key, 31_00, '2099-01-01');
  const planned = await setPrices(ref, key, 32_00, '2099-01-02');
  expect(planned.body.data.prices[0]?.wholesale_cents).toBe(30_00);
  expect(planned.body.data.price_changes.map(({ state, to_cents }) => [state, to_cents])).toEqual([
    ['waiting', 32_00],
    ['withdrawn', 31_00],
  ]);
  await applyDuePrices(app.pool, new Date('2099-01-02T07:59:59Z'));
  expect((await get(ref)).body.data.prices[0]?.wholesale_cents).toBe(30_00);
  await applyDuePrices(app.pool, new Date('2099-01-02T08:00:00Z'));
  expect((await get(ref)).body.data.prices[0]?.wholesale_cents).toBe(32_00);
  const { rows: applied } = await app.pool.query(
    `select before, after from audit_events where action = 'price.applied' and target_id = $1
     order by id desc limit 1`,
    [key.slice(1)],
  );
  expect(applied).toEqual([
    { before: { wholesale_cents: 30_00 }, after: { wholesale_cents: 32_00 } },
  ]);
  // Again does nothing.
  expect(await applyDuePrices(app.pool, new Date('2099-01-02T08:00:00Z'))).toBe(0);

  const large = await setPrices(ref, key, 320_00);
  const [open] = large.body.data.price_changes;
  expect([open?.state, large.body.data.prices[0]?.wholesale_cents]).toEqual([
    'needs_approval',
    32_00,
  ]);
  const queue = await app.call(listings.listPriceChangesToDecide, { query: {} }, { token: staff });
  expect(queue.body.data.map(({ id }) => id)).toContain(open?.id);
  const seen = queue.body.data.find(({ id }) => id === open?.id)?.version ?? 0;
  const decidePrice = (decision: 'approve' | 'decline', version = seen) =>
    app.call(
      listings.decidePriceChange,
      { params: { id: open?.id ?? 0 }, body: { decision, reason: 'A slip of a digit?', version } },
      { token: staff },
    );
  const stale = await decidePrice('approve', seen - 1);
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(stale.body).toMatchObject({ now: { to_cents: 320_00, version: seen } });
  expect((await decidePrice('decline')).status).toBe(200);
  expect((await decidePrice('approve')).body.code).toBe('price_change_not_found');
  const { rows: acts } = await app.pool.query(
    `select action, before, after, reason from audit_events
     where target_kind = 'variant' and target_id = $1 order by id desc limit 2`,
    [key.slice(1)],
  );
  expect(acts).toMatchObject([
    { action: 'price.declined', reason: 'A slip of a digit?' },
    {
      action: 'price.requested',
      before: { wholesale_cents: 32_00 },
      after: { wholesale_cents: 320_00 },
    },
  ]);
  expect((await get(ref)).body.data.price_changes[0]).toMatchObject({
    state: 'declined',
    reason: 'A slip of a digit?',
  });
});

test('G-62 the table pages by key, filters and finds names and SKUs; another vendor sees none of it', async () => {
  for (const name of ['Zebra A', 'Zebra B', 'Zebra C']) await publish(name);
  const list = (query: object, as = token) =>
    app.call(listings.listVendorProducts, { query: query as never }, { token: as });
  const first = await list({ q: 'zebra', limit: 2 });
  expect(first.body.data).toMatchObject({ total: 3, total_is_exact: true });
  const second = await list({ q: 'zebra', limit: 2, after: first.body.data.next });
  const names = [...first.body.data.rows, ...second.body.data.rows].map(({ name }) => name);
  expect([names, second.body.data.next]).toEqual([['Zebra A', 'Zebra B', 'Zebra C'], null]);
  const down = await list({ q: 'SKU-Zebra', sort: 'name', dir: 'desc', limit: 2 });
  const rest = await list({ q: 'SKU-Zebra', dir: 'desc', limit: 2, after: down.body.data.next });
  expect([...down.body.data.rows, ...rest.body.data.rows].map(({ name }) => name)).toEqual(
    names.toReversed(),
  );
  const recent = await list({ q: 'zebra', sort: 'updated', dir: 'desc', limit: 1 });
  expect(recent.body.data.rows[0]?.name).toBe('Zebra C');
  const older = await list({
    q: 'zebra',
    sort: 'updated',
    dir: 'desc',
    limit: 1,
    after: recent.body.data.next,
  });
  expect(older.body.data.rows[0]?.name).toBe('Zebra B');
  const { brand } = (await app.pool.query("select id as brand from brands where name = 'Nowak'"))
    .rows[0];
  expect((await list({ q: 'zebra', brand })).body.data.total).toBe(3);
  expect((await list({ q: 'zebra', brand: brand + 1_000 })).body.data.total).toBe(0);
  expect((await list({ q: 'zebra', stock: 'in' })).body.data.total).toBe(0);
  expect((await list({ q: 'zebra', category })).body.data.total).toBe(3);
  expect((await list({ q: '100%_' })).body.data.total).toBe(0);
  expect((await list({ after: 'nonsense' })).status).toBe(422);
  expect((await list({ q: 'zebra' }, shop.vendors[1].token)).body.data.rows).toEqual([]);
});

test('G-62 U-15 the export is exactly what the filter finds, in its order, with own prices alone', async () => {
  for (const name of ['Quagga A', '=Quagga()', 'Quagga B']) await publish(name);
  const read = async (query: string, as = token) => {
    const { statusCode, headers, payload } = await app.app.http.inject({
      method: 'GET',
      url: `${listings.exportVendorProducts.path}?${query}`,
      headers: { authorization: `Bearer ${as}` },
    });
    return { statusCode, type: headers['content-type'], payload };
  };
  const down = await read('q=quagga&dir=desc&columns=name,wholesale_from,brand');
  expect(down.payload.trim().split(/\r?\n/)).toEqual([
    'Name,Lowest wholesale price,Brand',
    'Quagga B,30,Nowak',
    'Quagga A,30,Nowak',
    "'=Quagga(),30,Nowak",
  ]);
  expect((await read('q=quagga', shop.vendors[1].token)).payload.trim().split('\n').length).toBe(1);
  expect((await read('q=quagga&columns=markup')).statusCode).toBe(422);
  const sheet = await read('q=quagga&format=xlsx');
  expect([sheet.type, sheet.payload.slice(0, 2)]).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'PK',
  ]);
});

test('G-62 a bulk act takes everything that a filter finds, less some, and asks again when that changed', async () => {
  for (const name of ['Yak A', 'Yak B', 'Yak C']) await publish(name);
  const found = await app.call(listings.listVendorProducts, { query: { q: 'yak' } }, { token });
  const ids = found.body.data.rows.map(({ ref }) => Number(ref));
  const act = (kind: 'withdraw' | 'put_back', count: number, as = token) =>
    app.call(
      listings.changeVendorProducts,
      {
        body: {
          change: { kind },
          products: {
            ...{ kind: 'all' as const, filter: { q: 'yak' }, except: ids.slice(2), count },
          },
        },
      },
      { token: as },
    );
  expect((await act('withdraw', 3)).body).toMatchObject({
    code: 'selection_changed',
    now: { count: expect.any(Number) },
  });
  expect((await act('withdraw', 2)).body.data).toMatchObject({ changed: 2, unchanged: 0 });
  const gone = await app.call(
    listings.listVendorProducts,
    { query: { q: 'yak', status: 'withdrawn' } },
    { token },
  );
  expect(gone.body.data.rows.map(({ name }) => name)).toEqual(['Yak A', 'Yak B']);
  expect((await act('put_back', 2)).body.data).toMatchObject({ changed: 2, unchanged: 0 });
  // Ids of somebody else's products do nothing.
  const foreign = await app.call(
    listings.changeVendorProducts,
    { body: { change: { kind: 'withdraw' }, products: { kind: 'ids', ids } } },
    { token: shop.vendors[1].token },
  );
  expect(foreign.body.data).toMatchObject({ changed: 0, unchanged: 3 });
});

test('U-15 another vendor finds neither a product nor a draft, and a pro none at all', async () => {
  const { ref } = await publish();
  const begun = await app.call(listings.createListing, { body: {} }, { token });
  for (const of of [ref, begun.body.data.ref]) {
    expect((await get(of, shop.vendors[1].token)).body.code).toBe('listing_not_found');
    expect((await get(of, shop.pro.token)).status).toBe(403);
  }
});
