// How often the ways to a cart and to an order go to the database: each line below is one round trip. Whoever makes one
// of them longer has to say so here.
import { getCart, syncToCart } from '@wevisu/contract/cart.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';
import { type TestCheckout, testCheckout } from './test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from './test-shop.ts';

const NAMES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['begin', /^begin/],
  ['commit', /^commit/],
  ['session', /from "?sessions"? (as )?"?s"? (inner )?join "?users"?/],
  ['put items and read the cart', /insert into cart_lines/],
  ['write checkout and holds', /insert into checkouts/],
  ['begin attempt', /insert into payment_attempts/],
  ['gateway describes the card', /from sandbox_gateway\.payment_methods m where/],
  ['gateway authorizes', /insert into sandbox_gateway\.authorizations/],
  ['place order', /insert into orders/],
  ['acts', /insert into audit_events/],
  ['notifications', /insert into notifications/],
  ['webhooks', /insert into webhook_deliveries/],
  ['tell open pages', /select count\(pg_notify/],
  ['mail choices', /from mail_choices/],
  ['mails', /insert into mails/],
  ['jobs', /INSERT INTO jobs\./],
  ['read cart', /json_agg\(row_to_json\(line\)\)/],
  ['earlier checkout and rates', /from shipping_rates/],
];

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let variants: readonly TestVariant[];
let heard: string[] = [];

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  variants = await Promise.all(shop.vendors.map(({ vendorId }) => shop.addVariant({ vendorId })));
  listen();
});

/** What follows the catalog, tells devices of what was committed, and runs by the clock. */
const BACKGROUND =
  /catalog_|from products p|jobs\.|stills|ai_design_runs|push_due <=|as (facts|before)\b/;

type Asked = string | { readonly text: string };

/** Hears every statement that a connection is given from now on. */
function listen(): void {
  const listening = new WeakSet<object>();
  app.serverPool.on('acquire', (client) => {
    if (listening.has(client)) return;
    listening.add(client);
    const query = client.query.bind(client) as (asked: Asked, ...rest: unknown[]) => unknown;
    const listened = (asked: Asked, ...rest: unknown[]) => {
      heard.push(nameOf(typeof asked === 'string' ? asked : asked.text));
      return query(asked, ...rest);
    };
    Object.assign(client, { query: listened });
  });
}

/** Statements of jobs by the clock have no name here and are none of a call. */
function nameOf(text: string): string {
  return NAMES.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? text;
}

/** The round trips of one call. */
async function tripsOf(call: () => Promise<{ readonly status: number }>): Promise<string[]> {
  heard = [];
  const { status } = await call();
  expect(status).toBe(200);
  return heard.filter((name) => !BACKGROUND.test(name));
}

test('a guest puts a product into a new cart, then another, and reads it: one round trip each', async () => {
  let temp: string | null = null;
  const add = async (variant: TestVariant | undefined) => {
    const items = [{ variant_id: variant?.variantId ?? 0, qty: 2 }];
    const body = { action: 'cart', showroom: shop.showroom, temp_project_id: temp, items } as const;
    const answer = await app.call(syncToCart, { body });
    temp = answer.body.data.temp_project_id;
    return answer;
  };
  expect(await tripsOf(() => add(variants[0]))).toEqual(['put items and read the cart']);
  expect(await tripsOf(() => add(variants[1]))).toEqual(['put items and read the cart']);
  const query = { showroom: shop.showroom, temp_project_id: temp ?? '' };
  expect(await tripsOf(() => app.call(getCart, { query }))).toEqual(['read cart']);
});

test('a member orders two items of two vendors in 17 round trips, one of them to the gateway', async () => {
  const buyer = await shop.addHomeowner();
  const items = variants.map(({ variantId }) => ({ variantId, qty: 3 }));
  expect(await tripsOf(() => buy.putIntoCart(buyer, items))).toEqual([
    'session',
    'put items and read the cart',
  ]);

  let started: Awaited<ReturnType<typeof buy.start>> | undefined;
  expect(
    await tripsOf(async () => {
      started = await buy.start(buyer);
      return started;
    }),
  ).toEqual(['session', 'read cart', 'earlier checkout and rates', 'write checkout and holds']);

  const { id = '', total = 0 } = started?.body.data ?? {};
  const payment = { payment_token: await buy.cardToken(), total };
  expect(await tripsOf(() => buy.pay(buyer, id, payment))).toEqual([
    'session',
    'gateway describes the card',
    'begin attempt',
    'gateway authorizes',
    'begin',
    'place order',
    'acts',
    'notifications',
    'tell open pages',
    'webhooks',
    'mail choices',
    'mails',
    'jobs',
    'commit',
  ]);
});
