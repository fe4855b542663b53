// G-61: an invoice for each charge and a credit note for each refund, numbered without gaps and kept as they were issued.
import { getOrderDocument, listOrderDocuments } from '@wevisu/contract/order-documents.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../platform/pdf/test-pdf.ts';
import { addressOf, type TestApp, testApp } from '../../test-app.ts';
import { Died, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { issueDocuments } from './issue-documents.ts';

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  world = await testOrders(app);
});

async function charged(quantities: readonly number[]): Promise<string> {
  const { number } = await world.buy(quantities);
  for (const { id } of await world.lines(number))
    await world.set('vendor', id, { status: 'Vendor Approved' });
  await settleAfter(2, number);
  return number;
}

async function settleAfter(hours: number, number: string): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
  money.clock.ahead = 0;
}

const list = async (number: string, { token } = world.buyer as { token: string }) =>
  (await app.call(listOrderDocuments, { params: { number } }, { token })).body.data;

async function read(number: string, document: string, { token }: { token: string }) {
  const url = addressOf(getOrderDocument, { number, document });
  return app.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
}

async function serials(kind: string): Promise<number[]> {
  const { rows } = await app.pool.query(
    'select serial from order_documents where kind = $1 order by serial',
    [kind],
  );
  return rows.map(({ serial }) => serial);
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('G-61 a charge has its invoice and a refund its credit note, in the homeowner amounts', async () => {
  const number = await charged([2, 3]);
  await issueDocuments(money.deps());
  const [first] = await world.lines(number);
  await world.set('staff', first?.id ?? 0, { status: 'Cancle', qty: 1 });
  await settleAfter(3, number);
  await issueDocuments(money.deps());
  await issueDocuments(money.deps());
  const [invoice, note, ...others] = await list(number);
  expect(others).toEqual([]);
  const atGateway = await money.atGateway(number);
  expect([invoice?.kind, invoice?.amount]).toEqual(['invoice', atGateway.charged]);
  expect([note?.kind, note?.amount]).toEqual(['credit_note', atGateway.paidBack]);
  const file = await read(number, invoice?.number ?? '', world.buyer);
  expect(file.statusCode).toBe(200);
  const text = readPdf(file.rawPayload)
    .map((page) => page.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const part of [
    invoice?.number ?? '',
    number,
    formatUsd(cents(atGateway.charged)),
    'Showroom TEST',
    'Ana Lopez',
  ])
    expect(text).toContain(part);
  // Neither the vendor's price nor the markup.
  expect(text).not.toContain(formatUsd(cents(30_00)));
  const again = await read(number, invoice?.number ?? '', world.buyer);
  expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
});

test('U-46 papers have the color and logo of the showroom on the day of their issue, drawn once', async () => {
  const setColor = (color: string, plan: 'Premium' | 'Basic') =>
    app.pool.query(
      `update showrooms set theme_color = $2, plan = $3, plan_status = 'active',
         plan_paid_amount = case when $3 = 'Premium' then 199 else 0 end where id = $1`,
      [world.shop.showroomId, color, plan],
    );
  const issueOne = async () => {
    const number = await charged([1]);
    await issueDocuments(money.deps());
    const [{ number: document } = { number: '' }] = await list(number);
    return { number, document };
  };
  const colorOf = async ({ number, document }: { number: string; document: string }) =>
    readPdf((await read(number, document, world.buyer)).rawPayload).flatMap(({ fills }) => fills);
  const plain = await issueOne();
  await setColor('#7a4a1e', 'Premium');
  const own = [await issueOne(), await issueOne()];
  await setColor('#1e4a7a', 'Premium');
  const other = await issueOne();
  await setColor('#1e4a7a', 'Basic');
  const without = await issueOne();
  expect(await colorOf(plain)).not.toContain('#7a4a1e');
  for (const one of own) expect(await colorOf(one)).toContain('#7a4a1e');
  expect(await colorOf(other)).toContain('#1e4a7a');
  expect(await colorOf(without)).not.toContain('#1e4a7a');
  const { rows } = await app.pool.query('select color from showroom_looks order by id');
  expect(rows).toEqual([{ color: '#7a4a1e' }, { color: '#1e4a7a' }]);
});

test('numbers have no gaps, whoever issues at the same time and whatever dies in between', async () => {
  for (const quantities of [[1], [2], [1]]) await charged(quantities);
  for (let points = 0; points < 14; points += 1) {
    const { pool } = mortal(money.deps(), points);
    await issueDocuments({ ...money.deps(), pool }).catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
  }
  for (const quantities of [[1], [3]]) await charged(quantities);
  await Promise.all([1, 2, 3].map(() => issueDocuments(money.deps())));
  await issueDocuments(money.deps());
  const issued = await serials('invoice');
  expect(issued).toEqual(upTo(issued.length));
  expect(issued.length).toBe(11);
  const { rows } = await app.pool.query(
    `select count(*)::int as missing from captures c where c.state = 'done'
     and not exists (select from order_documents d where d.capture_id = c.id)`,
  );
  expect(rows).toEqual([{ missing: 0 }]);
});

test('its homeowner, its pro and staff read it, and nobody else', async () => {
  const number = await charged([1]);
  await issueDocuments(money.deps());
  const [{ number: document } = { number: '' }] = await list(number);
  for (const viewer of [world.buyer, world.shop.pro, world.staff]) {
    expect(await list(number, viewer)).toHaveLength(1);
    expect((await read(number, document, viewer)).statusCode).toBe(200);
  }
  const stranger = await world.shop.addHomeowner();
  const params = { number };
  expect((await app.call(listOrderDocuments, { params }, stranger)).status).toBe(404);
  expect((await read(number, document, stranger)).statusCode).toBe(404);
  expect((await read(number, document, world.vendor)).statusCode).toBe(403);
  expect((await read(number, 'INV-2026-999999', world.buyer)).statusCode).toBe(404);
});
