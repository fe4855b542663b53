// U-46: an offer's paper has the showroom's color and logo of the day on which it was sent, and stays so.
import { createHash } from 'node:crypto';
import { syncToCart } from '@wevisu/contract/cart.ts';
import * as contract from '@wevisu/contract/offers.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPicture } from '../../platform/uploads/draw-picture.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { printOffer } from './print-offer.ts';
import type { SentContent } from './snapshots.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestVariant;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const [{ vendorId }] = shop.vendors;
  goods = await shop.addVariant({ vendorId, name: 'Moss', wholesaleCents: 3_000, stock: [40] });
});

/** A disk of one color without a ground, as an upload is kept. */
async function logoOf(color: string): Promise<string> {
  const disk = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="${color}"/></svg>`;
  const small = await sharp(Buffer.from(disk)).webp({ lossless: true }).toBuffer();
  return drawPicture({ small, width: 300, height: 300 } as Parameters<typeof drawPicture>[0]);
}

async function setLook(of: { color: string; logo: string; plan: 'Premium' | 'Basic' }) {
  await app.pool.query(
    `update showrooms set theme_color = $2, logo_svg = $3, plan = $4, plan_status = 'active',
       plan_paid_amount = case when $4 = 'Premium' then 199 else 0 end where id = $1`,
    [shop.showroomId, of.color, of.logo, of.plan],
  );
}

async function sendOne(): Promise<{ id: number; content: SentContent }> {
  const buyer = await shop.addHomeowner();
  const { showroom } = shop;
  const items = [{ variant_id: goods.variantId, qty: 2 }];
  await app.call(syncToCart, { body: { action: 'cart', showroom, items } }, buyer);
  await app.call(contract.askForOffer, { body: { showroom } }, buyer);
  const { body } = await app.call(contract.listOffers, {}, shop.pro);
  const id = body.data[0]?.id ?? 0;
  const { version } = (await app.call(contract.getOffer, { params: { id } }, shop.pro)).body.data;
  await app.call(contract.sendOffer, { params: { id }, body: { version } }, shop.pro);
  const { rows } = await app.pool.query(
    `select bytes, hash from offer_snapshots where offer_id = $1 and kind = 'sent'`,
    [id],
  );
  const [{ bytes, hash }] = rows;
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash.toString('hex'));
  return { id, content: JSON.parse(bytes.toString('utf8')) };
}

async function print(id: number): Promise<Buffer> {
  const made = await printOffer({ pool: app.pool }, { proId: shop.pro.userId, id });
  if (!made.ok) throw new Error(made.code);
  return made.value.bytes;
}

/** The color in the middle of a picture's upper edge, and in its middle. */
async function colorsOf(png: string) {
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)].map(Number);
  const { width, height, channels } = info;
  return { channels, corner: at(0, 0), middle: at(width >> 1, height >> 1) };
}

beforeEach(() => setLook({ color: '#f4d35e', logo: '', plan: 'Basic' }));

test('U-46 a branded showroom’s offer keeps its color and logo, and prints the same after they have changed', async () => {
  await setLook({ color: '#f4d35e', logo: await logoOf('#7a4a1e'), plan: 'Premium' });
  const { id, content } = await sendOne();
  expect(content.look?.color).toBe('#f4d35e');
  const [r, g, b] = (await colorsOf(content.look?.logo ?? '')).middle;
  expect([r, g, b]).toEqual([0x7a, 0x4a, 0x1e]);
  const before = await print(id);
  expect(before.toString('latin1')).toContain('/Subtype /Image');
  await setLook({ color: '#003366', logo: await logoOf('#003366'), plan: 'Basic' });
  expect((await print(id)).equals(before)).toBe(true);
});

test('U-46 a showroom on Basic sends an offer without a look', async () => {
  await setLook({ color: '#f4d35e', logo: await logoOf('#7a4a1e'), plan: 'Basic' });
  const { id, content } = await sendOne();
  expect(content).not.toHaveProperty('look');
  expect((await print(id)).toString('latin1')).not.toContain('/Subtype /Image');
});

test('a logo that white paper would swallow stands on dark ground, another one on white', async () => {
  for (const [color, corner] of [
    ['#fdfdf0', [0x1d, 0x23, 0x21]],
    ['#7a4a1e', [255, 255, 255]],
  ] as const) {
    await setLook({ color: '#7a4a1e', logo: await logoOf(color), plan: 'Premium' });
    const { content } = await sendOne();
    const { channels, corner: seen } = await colorsOf(content.look?.logo ?? '');
    expect([color, channels, seen]).toEqual([color, 3, corner]);
  }
});

test('a drawing that is not of our own making is not printed', async () => {
  for (const logo of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    (await logoOf('#7a4a1e')).replace('data:image/webp', 'data:image/svg+xml'),
    (await logoOf('#7a4a1e')).replace('<image', '<use href="http://x.example/a"/><image'),
  ]) {
    await setLook({ color: '#7a4a1e', logo, plan: 'Premium' });
    const { id, content } = await sendOne();
    expect(content.look).toEqual({ color: '#7a4a1e', logo: null });
    expect((await print(id)).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
