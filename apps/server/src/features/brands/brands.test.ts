import * as contract from '@wevisu/contract/brands.ts';
import * as catalog from '@wevisu/contract/catalog.ts';
import { logoAddress } from '@wevisu/contract/media.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { requireBrand } from '../listings/store/publish.ts';

let app: TestApp;
let shop: TestShop;
let staff: { token: string };
let count = 0;
const variantIds: number[] = [];

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  for (let n = 0; n < 2; n++)
    variantIds.push((await shop.addVariant({ vendorId, stock: [5] })).variantId);
  const account = await app.createAccount({ email: 'brands@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = { token: account.token };
});

const REASON = 'A duplicate';
/** The index follows by notices. */
const POLL = { timeout: 20_000 };

async function addBrand(name: string, vendor = 0): Promise<number> {
  count += 1;
  const { rows } = await app.pool.query(
    `insert into brands (vendor_id, name, slug) values ($1, $2, $3) returning id`,
    [shop.vendors[vendor]?.vendorId, name, `brand-${count}`],
  );
  return rows[0].id;
}

/** Moves one of the products of the shop to a brand. */
async function addProduct(brandId: number): Promise<{ hash: string; productId: number }> {
  const { rows } = await app.pool.query(
    `update products set brand_id = $1 where id = (select product_id from variants where id = $2)
     returning id, hash`,
    [brandId, variantIds.pop()],
  );
  return { hash: rows[0].hash, productId: rows[0].id };
}

const read = async (id: number) =>
  (await app.call(contract.getBrandForStaff, { params: { id } }, staff)).body.data;

async function update(id: number, given: object) {
  const { name, slug, tagline, description, version } = await read(id);
  const body = { name, slug, tagline, description, version, reason: REASON, ...given };
  return app.call(contract.updateBrand, { params: { id }, body }, staff);
}

async function merge(id: number, into: number) {
  const [from, kept] = [await read(id), await read(into)];
  const body = { into, version: from.version, into_version: kept.version, reason: REASON };
  return app.call(contract.mergeBrand, { params: { id }, body }, staff);
}

const moved = async (slug: string) =>
  (await app.call(contract.findMovedBrand, { query: { slug } })).body.data.slug;
const acts = async (id: number) =>
  (
    await app.pool.query(
      `select action, reason from audit_events where target_kind = 'brand' and target_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

test('G-63 staff find a brand and change it; its old address still leads there, and the log keeps the reason', async () => {
  const id = await addBrand('Harbor Tile');
  const { slug: old } = await read(id);
  const { status, body } = await update(id, { name: 'Harbor Stone', slug: 'harbor-stone' });
  expect([status, body.data.name, body.data.former_slugs]).toEqual([200, 'Harbor Stone', [old]]);
  expect([await moved(old), await moved('never-was')]).toEqual(['harbor-stone', null]);
  const query = { q: 'arbor st' } as never;
  const list = await app.call(contract.listBrandsForStaff, { query }, staff);
  expect(list.body.data.rows.map((row) => row.id)).toEqual([id]);
  expect(await acts(id)).toEqual([{ action: 'brand.changed', reason: REASON }]);
  await update(id, { slug: old });
  expect((await read(id)).former_slugs).toEqual(['harbor-stone']);
});

test('G-63 a name that differs in case, accents or punctuation alone is refused, and so is a taken address', async () => {
  const [one, two] = [await addBrand('Café & Söhne'), await addBrand('Plain')];
  for (const name of ['CAFE Sohne', 'cafe-söhne', 'Café  & Söhne.'])
    expect((await update(two, { name })).body.errors).toMatchObject({
      name: [expect.stringContaining('Café & Söhne')],
    });
  const { slug } = await read(one);
  expect((await update(two, { slug })).body.errors).toHaveProperty('slug');
  await update(one, { slug: 'cafe' });
  expect((await update(two, { slug })).body.errors).toHaveProperty('slug');
});

test('G-63 of two people the second sees the brand as it is now', async () => {
  const id = await addBrand('Twice');
  const { version } = await read(id);
  await update(id, { tagline: 'Theirs' });
  const late = await update(id, { tagline: 'Mine', version });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body).toMatchObject({ now: { tagline: 'Theirs' } });
});

test('G-63 a duplicate is merged: products, pages and old names follow, and what pros set for it stays', async () => {
  const [from, into] = [await addBrand('Kestrel Co'), await addBrand('Kestrel')];
  const { hash, productId } = await addProduct(from);
  const [{ slug: old }, { slug: kept }] = [await read(from), await read(into)];
  await app.pool.query(
    `insert into showroom_markups (showroom_id, brand_id, markup_ppm)
     select id, $1, 250000 from showrooms where user_id = $2`,
    [from, shop.pro.userId],
  );
  const away = await testShop(app);
  await app.pool.query(
    `insert into showroom_assortment (showroom_id, brand_id, shown)
     select id, $1, false from showrooms where user_id = $2`,
    [from, away.pro.userId],
  );
  const { status, body } = await merge(from, into);
  expect([status, body.data.id, body.data.former_slugs]).toEqual([200, into, [old]]);
  const brandOf = async () =>
    (await app.call(catalog.getProduct, { params: { hash }, query: {} })).body.data?.brand;
  await expect.poll(brandOf, POLL).toMatchObject({ name: 'Kestrel', slug: kept });
  const listed = async () =>
    (await app.call(catalog.listProducts, { query: { brand: kept } })).body.data.data;
  await expect.poll(listed, POLL).toMatchObject([{ hash }]);
  expect([(await read(into)).products, await moved(old)]).toEqual([1, kept]);
  const { rows } = await app.pool.query(
    'select markup_ppm from showroom_markups where product_id = $1',
    [productId],
  );
  expect(rows).toEqual([{ markup_ppm: 250_000 }]);
  const hidden = await app.pool.query(
    'select shown from showroom_assortment where product_id = $1 and brand_id is null',
    [productId],
  );
  expect(hidden.rows).toEqual([{ shown: false }]);
  const vendorId = (shop.vendors[0]?.vendorId ?? 0) as never;
  const again = await requireBrand(app.serverPool, { vendorId, name: 'KESTREL co.', slug: 'x' });
  expect(again?.id).toBe(into);
  expect((await acts(from)).map(({ action }) => action)).toEqual(['brand.merged']);
});

test('a brand is not merged into itself, into another vendor’s, or by an older version', async () => {
  const [one, two] = [await addBrand('One'), await addBrand('Two', 1)];
  expect((await merge(one, one)).body.errors).toHaveProperty('into');
  expect((await merge(one, two)).body.errors).toHaveProperty('into');
  const three = await addBrand('Three');
  const body = { into: three, version: 1, into_version: 9, reason: REASON };
  const late = await app.call(contract.mergeBrand, { params: { id: one }, body }, staff);
  expect(late.body).toMatchObject({ code: 'changed_meanwhile' });
});

test('CAT-14 a logo is rewritten without what could run, and a brand without one has its name', async () => {
  const id = await addBrand('Drawn');
  const send = (svg: string) =>
    sendForm(app, {
      url: contract.uploadBrandLogo.path.replace(':id', String(id)),
      fields: { file: new File([svg], 'logo.svg') },
      token: staff.token,
    });
  const { status, body } = await send(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" onload="alert(1)"><script>alert(1)</script>
      <rect width="200" height="100" fill="#123456" onclick="alert(1)"/></svg>`,
  );
  expect(status).toBe(200);
  const { logo } = body.data as contract.StaffBrand;
  const { payload } = await app.app.http.inject({ url: logoAddress(logo ?? '') });
  expect(payload).not.toMatch(/script|onload|onclick/);
  expect((await send('no picture')).body.errors).toHaveProperty('file');
  const gone = await app.call(contract.removeBrandLogo, { params: { id } }, staff);
  expect(gone.body.data.logo).toBeNull();
  const shown = async () =>
    (await app.call(catalog.listBrands, { query: {} })).body.data.find(
      ({ name }) => name === 'Drawn',
    );
  await addProduct(id);
  await expect.poll(shown, POLL).toMatchObject({ logo: null });
});
