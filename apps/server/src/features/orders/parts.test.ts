// POL-14, G-54: cancels and returns of a part of a line, who decides where two come at once, and that no cent gets lost.
import * as orders from '@wevisu/contract/orders.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

/** Lines with their shares, as stored, and the order's own sums. */
async function books(number: string) {
  const { rows } = await app.pool.query(
    `select i.status, i.qty, i.line_cents, i.shipping_cents, i.tax_cents, i.lots,
       i.admin_profit_inclusive_tax - i.fee_cents * i.qty as tax_of_platform
     from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id`,
    [number],
  );
  return rows;
}

async function expectConserved(number: string, total: number): Promise<void> {
  const rows = await books(number);
  const sum = rows.reduce((all, r) => all + r.line_cents + r.shipping_cents + r.tax_cents, 0);
  expect(sum).toBe(total);
  for (const row of rows) {
    expect(row.tax_of_platform).toBe(row.tax_cents);
    expect(row.lots.reduce((all: number, lot: { qty: number }) => all + lot.qty, 0)).toBe(row.qty);
  }
  const { payment } = await world.show(number);
  expect(payment.authorized).toBe(total);
  expect(payment.released + payment.refunds + payment.due).toBe(total);
}

describe('POL-14 a cancel within the hour', () => {
  test('is done at once, for a part of the line, which frees its share of the authorization and its lots', async () => {
    const { number, total, variantId } = await world.buy([8], [6, 4]);
    const before = await world.line(number);
    expect(before.askable).toEqual([{ kind: 'cancel', at_once: true, until: expect.any(String) }]);
    const done = await world.ask(before.id, { kind: 'cancel', qty: 3, of: 8 });
    expect(done.body).toMatchObject({
      message: 'Canceled.',
      data: { state: 'granted', qty: 3 },
    });

    const [rest, part] = await world.lines(number);
    expect([rest?.qty, rest?.status, rest?.released]).toEqual([5, 'Waiting for approval', 0]);
    expect([part?.qty, part?.status]).toEqual([3, 'Cancle']);
    expect(part?.history.map(({ status }) => status)).toEqual(['Waiting for approval', 'Cancle']);
    expect(rest?.lots).toEqual([{ lot_code: 'L1', qty: 5 }]);
    expect(part?.lots).toEqual([
      { lot_code: 'L1', qty: 1 },
      { lot_code: 'L2', qty: 2 },
    ]);
    expect(await world.lots(variantId)).toEqual([1, 4]);
    await expectConserved(number, total);
    const { payment } = await world.show(number);
    expect(payment.released).toBe(part?.released);
    expect(payment.is_voided).toBe(false);

    const [told] = await world.mailsTo(world.buyer.userId, 'order_canceled');
    expect(told?.text).toContain(`$${((part?.released ?? 0) / 100).toFixed(2)}`);
    expect(told?.text).toContain('Sales tax, by state table');
    const [toVendor] = await world.mailsTo(world.vendor.userId, 'order_step_vendor');
    expect(toVendor?.text).toContain('3 x Moss: do not ship them');
    // Its own amount alone: 3 x 30.00 wholesale.
    expect(toVendor?.text.match(/\$[\d.]+/g)).toEqual(['$90.00']);
    expect(toVendor?.subject).toContain(number);
  });

  test('of the whole order gives up the hold on the card', async () => {
    const { number, total } = await world.buy([2, 3]);
    const lines = await world.lines(number);
    await Promise.all(lines.map(({ id }) => world.ask(id, { kind: 'cancel' })));
    await vi.waitFor(async () => expect((await world.show(number)).payment.is_voided).toBe(true), {
      timeout: 20_000,
      interval: 200,
    });
    const { payment } = await world.show(number);
    expect([payment.released, payment.due]).toEqual([total, 0]);
    const { rows } = await app.pool.query(
      `select s.state from sandbox_gateway.authorizations s join authorizations a on a.gateway_ref = s.ref
       join orders o on o.id = a.order_id where o.number = $1`,
      [number],
    );
    expect(rows).toEqual([{ state: 'voided' }]);
  });

  test('is refused for more than there is, and names the field', async () => {
    const { number } = await world.buy([2]);
    const { id } = await world.line(number);
    const { status, body } = await world.ask(id, { kind: 'cancel', qty: 3 });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ qty: ['There are only 2 of this item.'] });
    expect((await world.ask(id, { kind: 'cancel', qty: 0 })).status).toBe(422);
  });
});

describe('at the same time', () => {
  test('two clicks on one cancel take the part once', async () => {
    const { number, total } = await world.buy([8]);
    const { id } = await world.line(number);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.ask(id, { kind: 'cancel', qty: 3, of: 8 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['line_changed']),
    );
    expect((await world.lines(number)).map(({ qty }) => qty)).toEqual([5, 3]);
    await expectConserved(number, total);
  });

  test('two grants of one request about a part take it once', async () => {
    const { number, total } = await world.buy([8]);
    await app.pool.query(
      `update orders set placed_at = placed_at - interval '61 minutes' where number = $1`,
      [number],
    );
    const { id } = await world.line(number);
    const asked = await world.ask(id, { kind: 'cancel', qty: 3 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.grant(asked.body.data.id)),
    );
    expect((await world.lines(number)).map(({ qty }) => qty)).toEqual([5, 3]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['request_decided']),
    );
    await expectConserved(number, total);
  });

  test('two clicks of a vendor decline a part once', async () => {
    const { number, total } = await world.buy([8]);
    const { id } = await world.line(number);
    const decline = () => world.set('vendor', id, { status: 'Decline', qty: 3, of: 8 });
    const answers = await Promise.all([decline(), decline()]);
    expect((await world.lines(number)).map(({ qty }) => qty)).toEqual([5, 3]);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['line_changed']);
    await expectConserved(number, total);
  });

  test('a cancel and the pickup: one of them wins, and the other is refused', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { number, total } = await world.buy([4]);
      const { id } = await world.line(number);
      await world.set('vendor', id, { status: 'Vendor Approved' });
      const [canceled, picked] = await Promise.all([
        world.ask(id, { kind: 'cancel' }),
        world.set('staff', id, { status: 'Picked Up' }),
      ]);
      expect([canceled.status === 201, picked.status === 200].filter(Boolean)).toHaveLength(1);
      const { status } = await world.line(number);
      expect(status).toBe(canceled.status === 201 ? 'Cancle' : 'Picked Up');
      outcomes.add(status);
      await expectConserved(number, total);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  test('a cancel of a part while the vendor approves leaves the vendor the rest', async () => {
    const { number, total, variantId } = await world.buy([6]);
    const { id } = await world.line(number);
    const [canceled, approved] = await Promise.all([
      world.ask(id, { kind: 'cancel', qty: 2 }),
      world.set('vendor', id, { status: 'Vendor Approved' }),
    ]);
    expect([canceled.status, approved.status]).toEqual([201, 200]);
    const lines = await world.lines(number);
    expect(lines.map(({ qty, status }) => [qty, status])).toEqual([
      [4, 'Vendor Approved'],
      [2, 'Cancle'],
    ]);
    expect(await world.lots(variantId)).toEqual([96]);
    await expectConserved(number, total);
  });

  test('a part is canceled while the address changes, and neither waits for the other forever', async () => {
    const { number, total } = await world.buy([6]);
    const { id } = await world.line(number);
    const { address } = await world.show(number);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => world.ask(id, { kind: 'cancel', qty: 1 })),
      app.call(
        orders.changeOrderAddress,
        { params: { number }, body: { ...address, street: '9 Elm Street' } },
        { token: world.buyer.token },
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200]);
    await expectConserved(number, total);
  });
});

test('a vendor declines what is not there and approves the rest', async () => {
  const { number, total } = await world.buy([10]);
  const { id } = await world.line(number);
  const declined = await world.set('vendor', id, { status: 'Decline', qty: 3 });
  expect(declined.body.data).toMatchObject({ qty: 3, status: 'Decline' });
  await world.set('vendor', id, { status: 'Vendor Approved' });
  expect((await world.lines(number)).map(({ qty, status }) => [qty, status])).toEqual([
    [7, 'Vendor Approved'],
    [3, 'Decline'],
  ]);
  expect((await world.set('vendor', id, { status: 'In Progress', qty: 8 })).status).toBe(422);
  const { token } = world.buyer;
  const { body } = await app.call(orders.listOrders, { query: {} }, { token });
  const listed = body.data.data.find((order) => order.number === number);
  // One product was bought, whatever became of its parts.
  expect([listed?.total_items, listed?.pictures.length]).toEqual([1, 1]);
  await expectConserved(number, total);
});

test('however a line is cut up, its parts add up to what was authorized', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      async (qty, cuts) => {
        const { number, total } = await world.buy([qty, 3], [25, 25]);
        const { id } = await world.line(number);
        for (const cut of cuts) await world.ask(id, { kind: 'cancel', qty: cut });
        await expectConserved(number, total);
      },
    ),
    { numRuns: 6 },
  );
}, 60_000);

test('the database refuses lines that do not add up to their order', async () => {
  const { number } = await world.buy([4]);
  const broken = app.pool.query(
    `update order_items i set tax_cents = i.tax_cents + 1,
       admin_profit_inclusive_tax = i.admin_profit_inclusive_tax + 1
     from orders o where o.id = i.order_id and o.number = $1`,
    [number],
  );
  await expect(broken).rejects.toThrow('do not add up');
});

describe('G-54 an accepted return', () => {
  async function delivered(qty: number) {
    const order = await world.buy([qty]);
    const { id } = await world.line(order.number);
    await world.deliver(id);
    return { ...order, id };
  }

  test('POL-10 says where to, until when and what comes back, for the part that was asked', async () => {
    const { number, total, id } = await delivered(5);
    const asked = await world.ask(id, { kind: 'return', qty: 2 });
    expect((await world.grant(asked.body.data.id)).body.data.state).toBe('granted');
    const [kept, back] = await world.lines(number);
    expect([kept?.qty, kept?.status, kept?.requests]).toEqual([3, 'Delivered', []]);
    expect([back?.qty, back?.status]).toEqual([2, 'Return Request']);
    const terms = back?.requests[0]?.return;
    expect(terms?.to).toMatchObject({ full_name: world.vendor.name, zip_code: '97201' });
    expect(terms?.by).toMatch(/^\d{4}-\d\d-\d\d$/);
    const rows = await books(number);
    const part = rows.find((row) => row.status === 'Return Request');
    // Two boxes of 9 kg, and sending them back costs more than the share of the way there.
    expect(terms).toMatchObject({
      goods: part.line_cents,
      shipping: part.shipping_cents,
      tax: part.tax_cents,
      restocking: part.shipping_cents,
      refund: part.line_cents + part.tax_cents,
    });
    await expectConserved(number, total);
    const [mail] = await world.mailsTo(world.buyer.userId, 'order_request_decided');
    expect(mail?.text).toContain(`$${((terms?.refund ?? 0) / 100).toFixed(2)}`);
    expect(mail?.text).toContain('Portland, OR 97201');
    expect(mail?.text).toMatch(/Send it by \d\d\.\d\d\.\d{4} to:/);
    const [toVendor] = await world.mailsTo(world.vendor.userId, 'order_step_vendor');
    expect(toVendor?.text).toContain('2 x Moss will be sent back to your return address.');
    // What is kept can still be returned.
    expect(kept?.askable.map(({ kind }) => kind)).toEqual(['return', 'incomplete']);
  });

  test('POL-10 of faulty goods costs no fee', async () => {
    const { number, id } = await delivered(2);
    const asked = await world.ask(id, { kind: 'return' });
    await world.grant(asked.body.data.id, { waive_fee: true });
    const { requests, total } = await world.line(number);
    const terms = requests[0]?.return;
    expect(terms?.restocking).toBe(0);
    expect(terms?.refund).toBe(total + (terms?.shipping ?? 0) + (terms?.tax ?? 0));
  });

  test('that staff set without a request has its terms too', async () => {
    const { number, id } = await delivered(2);
    await world.set('staff', id, { status: 'Return Request' });
    expect((await world.line(number)).requests[0]?.return?.refund).toBeGreaterThan(0);
  });

  test('of which a part arrives first splits what comes back, to the cent', async () => {
    const { number, total, id } = await delivered(5);
    const asked = await world.ask(id, { kind: 'return' });
    await world.grant(asked.body.data.id);
    const whole = (await world.line(number)).requests[0]?.return;
    await world.set('staff', id, { status: 'Returned', qty: 2 });
    const lines = await world.lines(number);
    expect(lines.map(({ qty, status }) => [qty, status])).toEqual([
      [3, 'Return Request'],
      [2, 'Returned'],
    ]);
    const terms = lines.map(({ requests }) => requests[0]?.return);
    for (const part of terms) {
      const { goods = 0, shipping = 0, tax = 0, restocking = 0, refund } = part ?? {};
      expect(refund).toBe(goods + shipping + tax - restocking);
    }
    for (const amount of ['restocking', 'refund'] as const) {
      const sum = terms.reduce((all, part) => all + (part?.[amount] ?? 0), 0);
      expect(sum).toBe(whole?.[amount]);
    }
    // What never arrives is not refunded; what has arrived is.
    await world.set('staff', id, { status: 'Delivered', confirm: true });
    expect((await world.show(number)).payment.refunds).toBe(terms[1]?.refund);
    await expectConserved(number, total);
  });

  test('waits until the vendor has said where returns go', async () => {
    const { number, id } = await delivered(2);
    const { token } = world.vendor;
    const address = (await app.call(orders.getReturnAddress, {}, { token })).body.data;
    if (address === null) throw new Error('no return address');
    await app.pool.query('update vendors set return_address = null where id = $1', [
      world.vendor.vendorId,
    ]);
    const asked = await world.ask(id, { kind: 'return', qty: 1 });
    const refused = await world.grant(asked.body.data.id);
    expect(refused.body.code).toBe('return_address_missing');
    expect((await world.lines(number)).map(({ qty, status }) => [qty, status])).toEqual([
      [2, 'Delivered'],
    ]);
    const wrong = { ...address, zip_code: '10001' };
    expect((await app.call(orders.setReturnAddress, { body: wrong }, { token })).status).toBe(422);
    await app.call(orders.setReturnAddress, { body: address }, { token });
    expect((await world.grant(asked.body.data.id)).status).toBe(200);
  });
});
