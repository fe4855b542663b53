import * as contract from '@wevisu/contract/attributes.ts';
import * as listings from '@wevisu/contract/listings.ts';
import { beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addTaxonomy } from '../catalog/test-fixture.ts';

let app: TestApp;
let staff: { token: string };
let vendor: { token: string };
let category: number;

const FIELD = { id: null, type: 'text', unit: '', options: [], required: false } as const;

beforeEach(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  const product = (name: string) => ({
    ...{ name, brand: 'Oakmont', category: 'marble-tile' },
    variants: [{ wholesale: 900 }],
  });
  await addProducts(app.pool, ['One', 'Two', 'Three'].map(product));
  const by = await app.createAccount({ email: 'fields@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [by.userId]);
  staff = { token: by.token };
  const seller = await app.createAccount({ email: 'fields@vendor.example', type: 'Vendor' });
  await app.pool.query(`update users set status = 'Approve' where id = $1`, [seller.userId]);
  await app.pool.query(
    `insert into vendors (user_id, company_name, ship_from_zip) values ($1, 'Fields', '97201')`,
    [seller.userId],
  );
  vendor = { token: seller.token };
  const { rows } = await app.pool.query(`select id from categories where slug_url = 'marble-tile'`);
  category = rows[0].id;
});

const save = (version: number, attributes: contract.AttributeDraft[]) =>
  app.call(contract.saveAttributes, { params: { category }, body: { version, attributes } }, staff);
const foresee = async (attributes: contract.AttributeDraft[]) =>
  (
    await app.call(
      contract.foreseeAttributes,
      { params: { category }, body: { version: 0, attributes } },
      staff,
    )
  ).body.data;
const formOf = async () => {
  const { body } = await app.call(listings.getListingForm, {}, vendor);
  return body.data.categories.find(({ id }) => id === category)?.attributes;
};
const draft = (label: string, more: Partial<contract.AttributeDraft> = {}) => ({
  ...{ ...FIELD, options: [], label, ...more },
});

test('VEND-01 a field that staff add is in the form of vendors at once, in its order', async () => {
  const saved = await save(0, [
    draft('Edge', { type: 'choice', options: ['Rectified', 'Pressed'], required: true }),
    draft('Made in'),
  ]);
  expect(saved.body.message).toBe('The fields are saved.');
  expect(await formOf()).toEqual([
    {
      ...{ key: 'edge', label: 'Edge', type: 'choice', unit: '', required: true },
      options: ['Rectified', 'Pressed'],
    },
    { key: 'made_in', label: 'Made in', type: 'text', unit: '', options: [], required: false },
  ]);
  const [edge, made] = saved.body.data.attributes;
  if (edge === undefined || made === undefined) throw new Error('two fields');
  await save(1, [made, { ...edge, type: 'yes_no' }]);
  expect((await formOf())?.map(({ label, type }) => [label, type])).toEqual([
    ['Made in', 'text'],
    ['Edge', 'yes_no'],
  ]);
  const { rows } = await app.pool.query(
    `select after from audit_events where action = 'attributes.changed' order by id`,
  );
  expect(rows.map(({ after }) => after)).toEqual([
    {
      order: 'Edge, Made in',
      Edge: 'choice; required; Rectified; Pressed',
      'Made in': 'text; optional',
    },
    { order: 'Made in, Edge', Edge: 'yes_no; required' },
  ]);
});

test('before saving it says which products have no value, a wrong one, or lose the field', async () => {
  expect(
    await foresee([
      draft('Edge', { required: true }),
      draft('Made in', { type: 'choice', options: ['Maine', 'Iowa'] }),
    ]),
  ).toEqual([
    { label: 'Edge', kind: 'no_value', products: 3, drafts: 0 },
    { label: 'Made in', kind: 'wrong_value', products: 3, drafts: 0 },
  ]);
  expect(await foresee([draft('Made in', { type: 'number' })])).toMatchObject([
    { kind: 'wrong_value', products: 3 },
  ]);
  await save(0, [draft('Made in')]);
  expect(await foresee([])).toEqual([
    { label: 'Made in', kind: 'removed', products: 3, drafts: 0 },
  ]);
});

test('the values of products go along with a new label', async () => {
  const saved = await save(0, [draft('Made in')]);
  const [made] = saved.body.data.attributes;
  if (made === undefined) throw new Error('a field');
  const renamed = [{ ...made, label: 'Origin' }];
  expect(await foresee(renamed)).toEqual([
    { label: 'Origin', kind: 'renamed', products: 3, drafts: 0 },
  ]);
  await save(1, renamed);
  const { rows } = await app.pool.query('select distinct specification from products');
  expect(rows).toEqual([{ specification: [['Origin', 'Ohio']] }]);
});

test('of two people the second sees the fields of the first, and no label stands there twice', async () => {
  await save(0, [draft('Edge')]);
  const late = await save(0, [draft('Finish')]);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body).toMatchObject({ now: { version: 1, attributes: [{ label: 'Edge' }] } });
  expect((await save(1, [draft('Edge'), draft('edge')])).body.code).toBe('attribute_twice');
});
