// What a homeowner sees must not tell what the vendor gets or how much the pro adds (design of prices: pricing.ts).
import * as cart from '@wevisu/contract/cart.ts';
import { getProduct, listProducts } from '@wevisu/contract/catalog.ts';
import { cents, mulRate, percent } from '@wevisu/domain/money/money.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';
import { testCheckout } from './test-checkout.ts';
import { type Figures, predictionError } from './test-prediction.ts';
import { type TestShop, type TestVariant, testShop } from './test-shop.ts';

const PRODUCTS = 500;
/** Of them; a checkout takes an account each. */
const BOUGHT = 160;
/** Markups are anywhere from 10 to 100 percent: knowing just that and the price is the most that is allowed. */
const MARKUPS = { min: 100_000, max: 1_000_000 };

interface Hidden {
  readonly wholesale: number;
  readonly base: number;
  readonly markup: number;
}

let app: TestApp;
let shop: TestShop;
const seen: Map<string, number>[] = [];
const hidden: Hidden[] = [];

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app, MARKUPS.min);
  await shop.addCoupon('FIVE', 50_000);
  await app.pool.query(`insert into settings (key, value) values ('platform_fee_ppm', '50000')`);
  const random = mulberry(7);
  const variants: TestVariant[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const wholesale = Math.round(200 * Math.exp(random() * Math.log(2_500)));
    const markup = Math.round(MARKUPS.min + random() * (MARKUPS.max - MARKUPS.min));
    const variant = await shop.addVariant({
      vendorId: shop.vendors[at % 2]?.vendorId ?? 0,
      name: `Tile ${at}`,
      wholesaleCents: wholesale,
      weightG: Math.round(500 + random() * 60_000),
      boxSqftE4: Math.round(20_000 + random() * 200_000),
    });
    await app.pool.query(
      `insert into showroom_markups (showroom_id, product_id, markup_ppm) values ($1, $2, $3)`,
      [shop.showroomId, variant.productId, markup],
    );
    await app.pool.query(
      `update products set picture = '{"type": "surface", "view": "front"}' where id = $1`,
      [variant.productId],
    );
    const fee = mulRate(cents(wholesale), percent(5));
    hidden.push({ wholesale, base: wholesale + fee, markup: ((wholesale + fee) * markup) / 1e6 });
    variants.push(variant);
  }
  await vi.waitFor(async () => expect((await listed(1)).body.data.total).toBe(PRODUCTS), {
    timeout: 60_000,
    interval: 200,
  });
  for (const [at, variant] of variants.entries()) seen.push(await figuresOf(variant, at));
  await addListed();
}, 300_000);

/** All that one homeowner sees of one product, from its page to the checkout. */
async function figuresOf(variant: TestVariant, at: number): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  const page = await app.call(getProduct, {
    params: { hash: variant.hash },
    query: { showroom: shop.showroom },
  });
  collect(figures, 'page', page.body.data);
  const put = async (temp_project_id: string | null, qty: number) =>
    app.call(cart.syncToCart, {
      body: {
        action: 'cart',
        showroom: shop.showroom,
        temp_project_id,
        items: [{ variant_id: variant.variantId, qty }],
      },
    });
  const one = await put(null, 3);
  const temp_project_id = one.body.data.temp_project_id ?? '';
  const coupon = await app.call(cart.updateCart, {
    body: { showroom: shop.showroom, temp_project_id, coupon: 'FIVE' },
  });
  collect(figures, 'cart', coupon.body.data);
  const sample = await app.call(cart.addSample, {
    body: { showroom: shop.showroom, temp_project_id, variant_id: variant.variantId },
  });
  collect(figures, 'with sample', sample.body.data);
  if (at < BOUGHT) {
    const buy = testCheckout(app, shop);
    const buyer = await shop.addHomeowner();
    await buy.putIntoCart(buyer, [{ variantId: variant.variantId, qty: 3 }]);
    await app.call(
      cart.updateCart,
      { body: { showroom: shop.showroom, coupon: 'FIVE' } },
      { token: buyer.token },
    );
    collect(figures, 'checkout', (await buy.start(buyer)).body.data);
  }
  return figures;
}

async function addListed(): Promise<void> {
  let place = 0;
  for (let page = 1; page <= Math.ceil(PRODUCTS / 48); page += 1) {
    for (const card of (await listed(page)).body.data.data) {
      const figures = seen[Number(card.name.split(' ')[1])];
      if (figures === undefined) throw new Error(`a product that is not ours: ${card.name}`);
      collect(figures, 'card', card);
      place += 1;
      figures.set('place in the list', place);
    }
  }
}

function listed(page: number) {
  return app.call(listProducts, {
    query: { showroom: shop.showroom, category: shop.category, sort: 'price_asc', ppp: 48, page },
  });
}

/** Numbers by path, those in texts such as "5%" and "12.50" too. */
function collect(into: Map<string, number>, path: string, value: unknown): void {
  if (typeof value === 'number') into.set(path, value);
  else if (typeof value === 'string' && /^\$?[\d,]+(\.\d+)?%?$/.test(value))
    into.set(path, Number(value.replace(/[$,%]/g, '')));
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(into, `${path}.${key}`, inner);
}

test('no two figures that a homeowner sees of a product tell the wholesale, the fee or the markup', () => {
  const told = [...look(seen, hidden), ...look(seen.slice(0, BOUGHT), hidden.slice(0, BOUGHT))];
  expect(told).toEqual([]);
});

test('the search finds what is told: a percent of wholesale and fee, and a sample at the markup of its product', () => {
  const off = seen.map(
    (figures, at) => new Map([...figures, ['x', (hidden[at]?.base ?? 0) * 0.05]]),
  );
  expect(look(off, hidden).join()).toContain('x');
  const sample = seen.map(
    (figures, at) =>
      new Map([...figures, ['x', 315 * (1 + (hidden[at]?.markup ?? 0) / (hidden[at]?.base ?? 1))]]),
  );
  expect(look(sample, hidden).join()).toContain('x');
});

/** Pairs of figures that tell a hidden one clearly better than the price alone does. */
function look(figures: readonly Figures[], of: readonly Hidden[]): string[] {
  const names = [...(figures[0] ?? new Map()).keys()].filter((name) =>
    isTelling(figures.map((one) => one.get(name) ?? Number.NaN)),
  );
  const price = 'page.variants.0.price.price';
  expect(names).toContain(price);
  const found: string[] = [];
  for (const key of ['wholesale', 'base', 'markup'] as const) {
    const wanted = of.map((one) => one[key]);
    const allowed = predictionError(figures, wanted, [price]);
    // What the range of markups allows is not little, else the search would look for nothing.
    expect(allowed).toBeGreaterThan(0.05);
    for (const [at, one] of names.entries())
      for (const other of names.slice(at))
        if (predictionError(figures, wanted, [one, other]) < allowed * 0.7)
          found.push(`${key} from ${one} and ${other}`);
  }
  return found;
}

/** Everybody has it, and it is not the same for all. */
function isTelling(values: readonly number[]): boolean {
  return values.every(Number.isFinite) && new Set(values).size > 1;
}

/** Random numbers from 0 to 1, the same at each run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
