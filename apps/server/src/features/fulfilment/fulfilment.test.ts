// What a vendor does with the lines of its orders, through the calls of its pages.
import * as fulfilment from '@wevisu/contract/fulfilment.ts';
import { getCase } from '@wevisu/contract/staff-queues.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCode128, readPdf } from '../../platform/pdf/test-pdf.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

const as = (index: 0 | 1 = 0) => ({ token: world.shop.vendors[index].token });

async function list(query: Record<string, string | number> = {}, index: 0 | 1 = 0) {
  const answer = await app.call(fulfilment.listVendorLines, { query }, as(index));
  expect(answer.status).toBe(200);
  return answer.body.data;
}

type Move = Parameters<typeof move>[0];
async function move(
  body: {
    status: 'Vendor Approved' | 'Decline' | 'In Progress' | 'Ready to Pick Up';
    lines: readonly { id: number; of: number; qty?: number }[];
    reason?: 'out_of_stock' | 'other';
    note?: string;
  },
  index: 0 | 1 = 0,
) {
  return app.call(fulfilment.moveLines, { body: { ...body, lines: [...body.lines] } }, as(index));
}

const linesOf = async (number: string) => (await list({ q: number })).rows;

test('VEND-02 VEND-04 ORD-22 a vendor finds its own lines with its own amounts, and nobody else finds them', async () => {
  const { number } = await world.buy([3, 2]);
  const { rows, total } = await list({ q: number });
  expect(total).toBe(2);
  expect(rows.map(({ qty, final_price, profit }) => [qty, final_price, profit])).toEqual(
    expect.arrayContaining([
      [3, 3_000, 9_000],
      [2, 3_000, 6_000],
    ]),
  );
  expect(rows[0]?.ship_to?.city).toBe('Los Angeles');
  expect(JSON.stringify(rows)).not.toMatch(/markup|fee_|price_cents|email|homeowner/);
  const sku = rows[0]?.sku ?? '';
  expect((await list({ q: sku.toLowerCase() })).total).toBe(1);
  expect((await list({ q: number }, 1)).rows).toEqual([]);
  for (const { token } of [world.buyer, world.shop.pro, world.staff]) {
    const answer = await app.call(fulfilment.listVendorLines, { query: {} }, { token });
    expect(answer.status).toBe(403);
  }
});

test('pages follow each other by key in both directions and both sorts, whatever is approved meanwhile', async () => {
  await world.buy([1, 1, 1, 1, 1]);
  for (const sort of ['placed', 'changed']) {
    for (const dir of ['asc', 'desc']) {
      const whole = await list({ sort, dir, limit: 200 });
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const page = await list({ sort, dir, limit: 2, ...(after === null ? {} : { after }) });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(whole.rows.map(({ id }) => id));
      expect(whole.total).toBe(seen.length);
    }
  }
  expect((await list({ after: 'nonsense' })).rows.length).toBeGreaterThan(0);
});

test('VEND-02 all that match but some are found for a bulk act, by their owner alone, and exported as filtered', async () => {
  const { number } = await world.buy([1, 2, 3]);
  const lines = await linesOf(number);
  const [first] = lines;
  const match = (body: { total: number; except?: number[] }, index: 0 | 1 = 0) =>
    app.call(fulfilment.matchVendorLines, { body: { q: number, ...body } }, as(index));
  const found = await match({ total: 3, except: [first?.id ?? 0] });
  expect(found.body.data.rows.map(({ id }) => id)).toEqual(
    lines
      .map(({ id }) => id)
      .filter((id) => id !== first?.id)
      .sort((a, b) => a - b),
  );
  const moved = await match({ total: 4 });
  expect([moved.status, moved.body]).toMatchObject([
    409,
    { code: 'selection_changed', now: { count: 3, rows: [] } },
  ]);
  expect((await match({ total: 0 }, 1)).body.data).toEqual({ count: 0, rows: [] });
  const file = await app.raw(
    'GET',
    `/api/vendor/order_lines/export?q=${number}&sort=placed&dir=asc&columns=order,qty`,
    undefined,
    as().token,
  );
  expect(file.text.trim().split('\r\n')).toEqual([
    'Order,Quantity',
    ...lines.toReversed().map(({ qty }) => `${number},${qty}`),
  ]);
});

test('POL-13 lines show by when to approve them, and the late ones are found', async () => {
  const { number } = await world.buy([1]);
  const [line] = await linesOf(number);
  const hours = (Date.parse(line?.due_at ?? '') - Date.parse(line?.placed_at ?? '')) / 3_600_000;
  expect(hours).toBe(48);
  const find = async (promise: string) => (await list({ q: number, promise })).total;
  expect([await find('soon'), await find('late')]).toEqual([0, 0]);
  const age = (text: string) =>
    app.pool.query(`update orders set placed_at = now() - $2::interval where number = $1`, [
      number,
      text,
    ]);
  await age('40 hours');
  expect([await find('soon'), await find('late')]).toEqual([1, 0]);
  await age('49 hours');
  expect([await find('soon'), await find('late')]).toEqual([0, 1]);
  const counts = await app.call(fulfilment.countVendorLines, {}, as());
  expect(counts.body.data.late).toBe(1);
  await move({ status: 'Vendor Approved', lines: [{ id: line?.id ?? 0, of: 1 }] });
  expect((await linesOf(number))[0]?.due_at).toBeNull();
  expect(await find('late')).toBe(0);
});

describe('VEND-03 ORD-19 lines are moved in one act', () => {
  test('each says how it went, and a repeated act moves nothing twice', async () => {
    const { number } = await world.buy([2, 2, 2]);
    const lines = (await linesOf(number)).map(({ id, qty }) => ({ id, of: qty }));
    const [first, second, third] = lines;
    await world.set('staff', second?.id ?? 0, { status: 'Cancle' });
    const wrong = { id: third?.id ?? 0, of: 9 };
    const act = () =>
      move({
        status: 'Vendor Approved',
        lines: [first, second, wrong].filter((line) => line !== undefined),
      });
    const { moved, rows } = (await act()).body.data;
    expect(moved).toBe(1);
    expect(rows.map(({ is_done }) => is_done)).toEqual([true, false, false]);
    expect(rows[1]?.message).toBe('This item is already past that status.');
    expect(rows[2]?.message).toContain('changed since you last looked');
    expect((await act()).body.data.rows).toEqual(rows);
    const history = (await world.lines(number)).find(({ id }) => id === first?.id)?.history;
    expect(history?.map(({ status }) => status)).toEqual([
      'Waiting for approval',
      'Vendor Approved',
    ]);
  });

  test("another vendor's line is not found, and late statuses are no choice", async () => {
    const { number } = await world.buy([1]);
    const [line] = await linesOf(number);
    const id = line?.id ?? 0;
    const { rows } = (await move({ status: 'Vendor Approved', lines: [{ id, of: 1 }] }, 1)).body
      .data;
    expect(rows).toEqual([{ id, is_done: false, message: 'This order item was not found.' }]);
    const late = await move({ status: 'Shipped' as Move['status'], lines: [{ id, of: 1 }] });
    expect(late.status).toBe(422);
    expect((await linesOf(number))[0]?.status).toBe('Waiting for approval');
  });

  test('a part is approved and the rest declined: the amounts of the two add up, and the homeowner reads why', async () => {
    const { number } = await world.buy([5], [10]);
    const [line] = await linesOf(number);
    const id = line?.id ?? 0;
    const part = { status: 'Vendor Approved' as const, lines: [{ id, of: 5, qty: 3 }] };
    expect((await move(part)).body.data.moved).toBe(1);
    expect((await move(part)).body.data.moved).toBe(0);
    const without = await move({ status: 'Decline', lines: [{ id, of: 2 }] });
    expect(without.body.errors?.reason).toBeDefined();
    await move({
      status: 'Decline',
      lines: [{ id, of: 2 }],
      reason: 'out_of_stock',
      note: 'Back in March.',
    });
    const rows = await linesOf(number);
    expect(
      rows.map(({ qty, status_label, profit }) => [qty, status_label, profit]).toSorted(),
    ).toEqual([
      [2, 'Not Approved', 6_000],
      [3, 'Approved', 9_000],
    ]);
    const declined = (await world.lines(number)).find(({ status }) => status === 'Decline');
    expect(declined?.history.at(-1)?.reason).toBe('Out of stock: Back in March.');
    const { rows: notices } = await app.pool.query(
      `select text, steps from notifications where topic like $1 and user_id = $2`,
      [`%${number}%`, world.buyer.userId],
    );
    expect(JSON.stringify(notices)).toContain('Back in March.');
  });

  test('500 lines are moved by one call', async () => {
    const { number } = await world.buy([1]);
    const [line] = await linesOf(number);
    const { rows } = await app.pool.query(
      `insert into order_items (order_id, vendor_id, showroom_id, variant_id, product_hash, product_name,
         brand_name, sku, size_label, finish, picture, unit, lots, qty, price_cents, final_price, fee_cents,
         contractor_markup_amt, coupon_cents, markup_ppm, line_cents, shipping_cents, tax_cents,
         admin_profit_inclusive_tax, lead_time_min_days, lead_time_max_days, status_date)
       select order_id, vendor_id, showroom_id, variant_id, product_hash, product_name, brand_name, sku,
         size_label, finish, picture, unit, lots, 1, price_cents, final_price, fee_cents,
         contractor_markup_amt, coupon_cents, markup_ppm, price_cents, 0, 0, 0, lead_time_min_days,
         lead_time_max_days, now()
       from order_items cross join generate_series(1, 500) where id = $1 returning id`,
      [line?.id],
    );
    const lines = rows.map(({ id }) => ({ id, of: 1 }));
    const { moved } = (await move({ status: 'Vendor Approved', lines })).body.data;
    expect(moved).toBe(500);
  });
});

describe('the lots of a line', () => {
  async function sold(stock: readonly number[], qty: number) {
    const { number, variantId } = await world.buy([qty], stock);
    const [line] = await linesOf(number);
    const id = line?.id ?? 0;
    const set = (lots: readonly (readonly [string, number])[], index: 0 | 1 = 0) =>
      app.call(
        fulfilment.setLineLots,
        {
          params: { id },
          body: {
            lots: lots.map(([lot_code, qty]) => ({ lot_code, qty })),
            of: [...(line?.lots ?? [])],
          },
        },
        as(index),
      );
    return { id, variantId, line, set };
  }

  test('change within the stock: what was taken goes back to its lot', async () => {
    const { variantId, line, set, id } = await sold([6, 8], 5);
    const [taken] = line?.lots ?? [];
    expect(line?.lots).toHaveLength(1);
    const other = taken?.lot_code === 'L1' ? 'L2' : 'L1';
    expect((await set([[other, 5]])).status).toBe(200);
    expect(await world.lots(variantId)).toEqual(other === 'L1' ? [1, 8] : [6, 3]);
    expect((await set([[other, 5]])).body.code).toBe('line_changed');
    const shown = await app.call(fulfilment.getLineLots, { params: { id } }, as());
    expect(shown.body.data.lots.find(({ lot_code }) => lot_code === other)?.taken).toBe(5);
  });

  test('stay of one lot where one suffices, and never take what is held or not there', async () => {
    const { variantId, set } = await sold([6, 8], 5);
    const before = await world.lots(variantId);
    const mixed = await set([
      ['L1', 2],
      ['L2', 3],
    ]);
    expect(mixed.body.errors?.lots?.[0]).toContain('must match');
    expect((await set([['L9', 5]])).status).toBe(422);
    const foreign = await set([['L1', 5]], 1);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'order_item_not_found']);
    expect(await world.lots(variantId)).toEqual(before);
  });

  test('are final once a carrier has the goods', async () => {
    const { id, set } = await sold([6, 8], 5);
    await world.deliver(id);
    expect((await set([['L1', 5]])).body.code).toBe('lots_final');
  });
});

describe('papers', () => {
  async function pdf(
    call: typeof fulfilment.printLabels | typeof fulfilment.printPackingLists,
    ids: number[],
    index: 0 | 1 = 0,
  ) {
    const answer = await app.app.http.inject({
      method: 'POST',
      url: call.path,
      payload: { ids },
      headers: { authorization: `Bearer ${world.shop.vendors[index].token}` },
    });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  }

  test('list and label are one page an order, and only for what was approved and is theirs', async () => {
    const one = await world.buy([2, 1]);
    const two = await world.buy([1]);
    const lines = [...(await linesOf(one.number)), ...(await linesOf(two.number))];
    const ids = lines.map(({ id }) => id);
    expect((await pdf(fulfilment.printPackingLists, ids)).status).toBe(422);
    await move({ status: 'Vendor Approved', lines: lines.map(({ id, qty }) => ({ id, of: qty })) });
    for (const call of [fulfilment.printPackingLists, fulfilment.printLabels]) {
      const { status, bytes } = await pdf(call, ids);
      expect(status).toBe(200);
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
      expect((await pdf(call, ids, 1)).status).toBe(404);
    }
  });
});

describe('papers read back', () => {
  test('G-67 the list and the label name the order in text and barcode, and no price, markup or profit', async () => {
    const { number } = await world.buy([2]);
    const [line] = await linesOf(number);
    if (line === undefined) throw new Error('There is no line.');
    await move({ status: 'Vendor Approved', lines: [{ id: line.id, of: line.qty }] });
    const { rows } = await app.pool.query(
      `select i.price_cents as price, i.final_price as wholesale, i.fee_cents as fee, o.total_cents as total
       from order_items i join orders o on o.id = i.order_id where i.id = $1`,
      [line.id],
    );
    const amounts = Object.values(rows[0] as Record<string, string>).map(Number);
    const money = [...amounts, ...amounts.map((cents) => cents * 2)]
      .filter((cents) => cents > 100)
      .map((cents) => (cents / 100).toFixed(2));
    for (const call of [fulfilment.printPackingLists, fulfilment.printLabels]) {
      const answer = await app.app.http.inject({
        method: 'POST',
        url: call.path,
        payload: { ids: [line.id] },
        headers: { authorization: `Bearer ${world.shop.vendors[0].token}` },
      });
      const [page] = readPdf(answer.rawPayload);
      if (page === undefined) throw new Error('There is no page.');
      expect(page.text).toContain(number);
      expect(page.text.replaceAll('\n', '')).toContain(line.sku);
      expect(readCode128(page.bars)).toBe(number);
      expect(page.text).not.toContain('$');
      expect(page.text).not.toMatch(/markup|profit|price|wholesale|fee\b/i);
      expect(money.filter((text) => page.text.replaceAll(/[\n,]/g, '').includes(text))).toEqual([]);
    }
  });
});

describe('G-54 VEND-06 requests', () => {
  test('a vendor advises staff on those about its own goods, who read it with the case, by when it has to refund beside it', async () => {
    const { number } = await world.buy([2]);
    const [line] = await linesOf(number);
    await world.deliver(line?.id ?? 0);
    const { id } = (await world.ask(line?.id ?? 0, { kind: 'return' })).body.data;
    const find = async (state: 'open' | 'decided', index: 0 | 1 = 0) => {
      const answer = await app.call(
        fulfilment.listVendorRequests,
        { query: { state, q: number } },
        as(index),
      );
      return answer.body.data.rows;
    };
    const [request] = await find('open');
    const days =
      (Date.parse(request?.refund_by ?? '') - Date.parse(request?.asked_at ?? '')) / 86_400_000;
    expect(Math.ceil(days)).toBeGreaterThanOrEqual(29);
    expect(await find('open', 1)).toEqual([]);
    const say = (index: 0 | 1, note: string) =>
      app.call(
        fulfilment.adviseOnRequest,
        { params: { id }, body: { advice: 'refuse', note } },
        as(index),
      );
    expect((await say(1, 'No')).status).toBe(404);
    expect((await say(0, '')).status).toBe(422);
    expect((await say(0, 'The boxes were opened.')).body.data.advice_note).toBe(
      'The boxes were opened.',
    );
    const params = { queue: 'requests', id: String(id) } as const;
    const read = await app.call(getCase, { params }, { token: world.staff.token });
    expect(read.body.data.facts).toContainEqual({
      ...{ label: 'Vendor advises', value: 'To decline: The boxes were opened.' },
    });
    await world.grant(id);
    expect((await say(0, 'Too late')).body.code).toBe('request_decided');
    expect((await find('decided'))[0]?.state).toBe('granted');
  });
});
