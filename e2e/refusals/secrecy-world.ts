// Two showrooms, three vendors, two homeowners: every amount and every name in it is told from all others.
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as clients from '@wevisu/contract/clients.ts';
import * as connections from '@wevisu/contract/connections.ts';
import * as coupons from '@wevisu/contract/coupons.ts';
import * as orders from '@wevisu/contract/orders.ts';
import * as tasks from '@wevisu/contract/pro-tasks.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as projects from '@wevisu/contract/projects.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import { cents, ppm } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import { documentNumber } from '@wevisu/domain/orders/order-documents.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { expect } from 'vitest';
import { issueDocuments } from '../../apps/server/src/features/documents/issue-documents.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { type Buyer, testCheckout } from '../../apps/server/src/test-checkout.ts';
import { TEST_ADDRESS, type TestShop, testShop } from '../../apps/server/src/test-shop.ts';
import { secrecyRecords } from './secrecy-records.ts';
import { amount, type Secret, type Visitor, words } from './secrets.ts';

const FEE = ppm(70_300);
const RATES = { A: ppm(230_100), B: ppm(310_300) };
const WHOLESALE = { A: cents(1_234_567), B: cents(765_431) };
const COMPANIES = ['Quillfeather Mills', 'Brambleworth Stone', 'Corvane Lighting'];
const PEOPLE = { A: 'Hesperia Quandril', B: 'Ottoline Fexworth' };
const STREETS = { A: '771 Larkspur Row', B: '388 Foxglove Lane' };

export async function secrecyWorld(app: TestApp) {
  await app.pool.query(
    `insert into settings (key, value) values ('platform_fee_ppm', $1)
     on conflict (key) do update set value = excluded.value`,
    [String(FEE)],
  );
  const a = await testShop(app, RATES.A);
  const b = await testShop(app, RATES.B);
  const vendors = [...a.vendors, b.vendors[0]] as const;
  for (const [at, { vendorId }] of vendors.entries()) {
    await app.pool.query('update vendors set company_name = $2 where id = $1', [
      vendorId,
      COMPANIES[at],
    ]);
  }
  const hook = { url: 'https://8.8.8.8/zephyrine-hook' };
  const { token } = vendors[0];
  const hooked = await app.call(
    connections.createWebhook,
    { body: { ...hook, events: ['order.placed', 'order.item_status', 'request.opened'] } },
    { token },
  );
  expect(hooked.status).toBe(201);
  const variants = [
    await a.addVariant({ vendorId: vendors[0].vendorId, wholesaleCents: WHOLESALE.A }),
    await a.addVariant({ vendorId: vendors[1].vendorId, wholesaleCents: WHOLESALE.B }),
  ];
  const buyers = { A: await addBuyer(app, a, 'A'), B: await addBuyer(app, b, 'B') };
  const numbers = {
    A: await buy(app, a, buyers.A, 'A', variants),
    B: await buy(app, b, buyers.B, 'B', variants),
  };
  const staff = await app.createAccount({ email: 'staff@secrecy.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
  const early = await app.createAccount({ email: 'early@secrecy.example', type: 'Admin' });
  const tokens: Record<Visitor, string | undefined> = {
    guest: undefined,
    'homeowner A': buyers.A.token,
    'homeowner B': buyers.B.token,
    'pro A': a.pro.token,
    'pro B': b.pro.token,
    'vendor A': vendors[0].token,
    'vendor B': vendors[1].token,
    'vendor C': vendors[2].token,
    'staff without the code': early.token,
    staff: staff.token,
  };
  const { key } = await work(app, tokens, { showroom: a.showroom, client: buyers.A.userId });
  const kept = await secrecyRecords(app, {
    ...{ tokens, showroom: a.showroom, homeowner: buyers.A.userId },
    ...{ vendorId: vendors[0].vendorId, productId: variants[0]?.productId ?? 0 },
    variantId: variants[0]?.variantId ?? 0,
  });
  const { rows: lines } = await app.pool.query(
    'select id::int, vendor_id::int as vendor, showroom_id::int as showroom from order_items order by id',
  );
  const linesOf = ({ vendorId }: { readonly vendorId: number }) =>
    lines.flatMap(({ id, vendor, showroom }) =>
      vendor === vendorId && showroom === a.showroom ? [Number(id)] : [],
    );
  const { rows: issued } = await app.pool.query('select kind, year, serial from order_documents');
  const document = { number: numbers.A, document: documentNumber(issued[0]) };
  const records: typeof kept = { ...kept, 'orderDocuments.getOrderDocument': document };
  return {
    records,
    key,
    /** Of the order of homeowner A. */
    lines: { 'vendor A': linesOf(vendors[0]), 'vendor B': linesOf(vendors[1]) },
    cases: await casesOf(app),
    ...{ tokens, showrooms: [a.showroom, b.showroom], variants, numbers },
    /** By the id of the account. */
    visitors: new Map<number, Visitor>([
      [a.pro.userId, 'pro A'],
      [b.pro.userId, 'pro B'],
      [buyers.A.userId, 'homeowner A'],
      [buyers.B.userId, 'homeowner B'],
      [vendors[0].userId, 'vendor A'],
      [vendors[1].userId, 'vendor B'],
      [vendors[2].userId, 'vendor C'],
      [staff.userId, 'staff'],
    ]),
    secrets: secretsOf(numbers),
  };
}

async function addBuyer(app: TestApp, shop: TestShop, at: 'A' | 'B'): Promise<Buyer> {
  const buyer = await shop.addHomeowner();
  const [first, last] = PEOPLE[at].split(' ');
  await app.pool.query(
    'update users set first_name = $2, last_name = $3, email = $4 where id = $1',
    [buyer.userId, first, last, `${first}@home.example`.toLowerCase()],
  );
  return buyer;
}

async function buy(
  app: TestApp,
  shop: TestShop,
  buyer: Buyer,
  at: 'A' | 'B',
  variants: readonly { readonly variantId: number }[],
): Promise<string> {
  const till = testCheckout(app, shop);
  await till.putIntoCart(
    buyer,
    variants.map(({ variantId }) => ({ variantId, qty: 1 })),
  );
  const address = { ...TEST_ADDRESS, full_name: PEOPLE[at], street: STREETS[at] };
  const { data } = (await till.start(buyer, address)).body;
  const payment_token = await till.cardToken();
  const paid = await till.pay(buyer, data.id, { payment_token, total: data.total });
  expect(paid.status).toBe(200);
  return paid.body.data.order_number ?? '';
}

/** What pro A, vendor A and homeowner A keep. */
async function work(
  app: TestApp,
  tokens: Record<Visitor, string | undefined>,
  { showroom, client }: { readonly showroom: number; readonly client: number },
): Promise<{ readonly key: string }> {
  async function as<C extends CallDefinition>(by: Visitor, call: C, args: PlainIds<CallArgs<C>>) {
    const answer = await app.call(call, args, { token: tokens[by] });
    expect([call.name, answer.status < 300 || answer.body.message]).toEqual([call.name, true]);
    return answer.body;
  }
  const note = { version: 0, text: 'Zephyrine note' };
  await as('pro A', clients.saveClientNote, { params: { id: client }, body: note });
  await as('pro A', tasks.createProTask, { body: { title: 'Zephyrine task', client } });
  const open = { starts_at: null, expires_at: null, max_uses: null, max_uses_each: null };
  await as('pro A', coupons.createCoupon, {
    body: { code: 'ZEPHYR-5', rate_ppm: 10_000, ...open },
  });
  const { data: keyed } = await as('vendor A', connections.createApiKey, {
    body: { name: 'Zephyrine key', scopes: ['orders:read'] },
  });
  const made = await as('homeowner A', projects.createProject, {
    body: { showroom, name: 'Zephyrine kitchen' },
  });
  await as('homeowner A', sharing.shareToContractor, { params: { project: made.data } });
  const [item] = (await app.pool.query('select id from order_items order by id limit 1')).rows;
  await app.pool.query("update orders set placed_at = placed_at - interval '2 hours'");
  await as('homeowner A', orders.askAboutItem, {
    params: { id: item.id },
    body: { kind: 'cancel', reason: 'changed_mind' },
  });
  await app.pool.query(
    `insert into price_changes (variant_id, vendor_id, from_cents, to_cents, starts_at, state, created_at)
     select id, vendor_id, wholesale_cents, 2345671, '2099-01-01', 'needs_approval', now()
     from variants order by id limit 1`,
  );
  await app.pool.query(
    `with charge as (
       insert into captures (order_id, kind, amount_cents, idempotency_key, state, gateway_ref, fee_cents, started_at, ended_at)
       select o.id, 'hold', o.total_cents, 'capture:' || o.id || ':1', 'done', a.gateway_ref, 0, now(), now()
       from orders o join authorizations a on a.order_id = o.id order by o.id limit 1
       returning id, order_id
     )
     update order_items i set capture_id = charge.id from charge where i.order_id = charge.order_id`,
  );
  await app.pool.query(
    `with dispute as (
       insert into disputes (gateway_ref, order_id, capture_id, amount_cents, fee_cents, reason, state, respond_by, opened_at, noted_at)
       select 'sbx_dispute_1', order_id, id, amount_cents, 1500, 'fraudulent', 'needs_response', '2099-01-01', now(), now()
       from captures returning id, capture_id
     )
     insert into dispute_items (dispute_id, order_item_id, vendor_cents, pro_cents, fee_cents, tax_cents, shipping_cents)
     select dispute.id, i.id, i.final_price * i.qty, i.contractor_markup_amt * i.qty, i.fee_cents * i.qty, i.tax_cents,
       i.shipping_cents
     from dispute join order_items i on i.capture_id = dispute.capture_id`,
  );
  await issueDocuments({ pool: app.pool });
  return { key: keyed.key };
}

/** A case of each queue that this world has one of. */
async function casesOf(app: TestApp): Promise<Readonly<Partial<Record<StaffQueue, number>>>> {
  const { rows } = await app.pool.query(
    `select (select id::int from price_changes where state = 'needs_approval' limit 1) as prices,
       (select id::int from order_requests where state = 'open' limit 1) as requests`,
  );
  return rows[0];
}

function secretsOf(numbers: Record<'A' | 'B', string>): Secret[] {
  const staff = 'staff' as const;
  const found: Secret[] = [];
  for (const at of ['A', 'B'] as const) {
    const vendor = `vendor ${at}` as const;
    const pro = `pro ${at}` as const;
    const home = `homeowner ${at}` as const;
    const sellers: Visitor[] = ['vendor A', 'vendor B', pro, staff];
    // Pros buy at it with the fee; told both, they would know the fee (docs/decisions/0041).
    found.push(amount(`wholesale of vendor ${at}`, WHOLESALE[at], [vendor, staff]));
    for (const showroom of ['A', 'B'] as const) {
      const platformRate = FEE;
      const markupRate = RATES[showroom];
      const parts = unitPrice({ wholesale: WHOLESALE[at], platformRate, markupRate });
      const ofPro: Visitor[] = [`pro ${showroom}`, staff];
      found.push(
        amount(`fee on goods of vendor ${at}`, parts.fee, [staff]),
        amount(`markup of pro ${showroom} on goods of vendor ${at}`, parts.markup, ofPro),
        amount(`cost of goods of vendor ${at}`, cents(parts.wholesale + parts.fee), [
          ...(['pro A', 'pro B', staff] as const),
        ]),
      );
    }
    found.push(
      words(`markup rate of pro ${at}`, String(RATES[at]), [pro, staff]),
      words(`name of homeowner ${at}`, PEOPLE[at], [home, ...sellers]),
      words(`street of homeowner ${at}`, STREETS[at], [home, ...sellers]),
      words(`order of homeowner ${at}`, numbers[at], [home, ...sellers]),
      words(`email of homeowner ${at}`, `${PEOPLE[at].split(' ')[0]}@home`, [home, pro, staff]),
    );
  }
  const buyers: Visitor[] = ['homeowner A', 'homeowner B', 'pro A', 'pro B', staff];
  return [
    ...found,
    words('rate of the fee', '(?<![\\w.])(70300|7\\.03)(?!\\w)', [staff]),
    words('company of vendor A', 'Quillfeather', ['guest', 'vendor A', ...buyers]),
    words('company of vendor B', 'Brambleworth', ['guest', 'vendor B', ...buyers]),
    words('note of pro A', 'Zephyrine note', ['pro A']),
    words('task of pro A', 'Zephyrine task', ['pro A']),
    words('coupon of pro A', 'ZEPHYR-5', ['pro A', staff]),
    words('key of vendor A', 'Zephyrine key', ['vendor A', staff]),
    words('webhook of vendor A', 'zephyrine-hook', ['vendor A', staff]),
    words('project of homeowner A', 'Zephyrine kitchen', ['homeowner A', 'pro A', staff]),
    words('chat of homeowner A', 'Zephyrine grout', ['homeowner A', 'pro A']),
    words('pin of homeowner A', 'Zephyrine pin', ['homeowner A', 'pro A']),
    words('hire of homeowner A', 'Zephyrine hire', ['homeowner A', 'pro A', staff]),
    words('version of a room', 'Zephyrine version', ['homeowner A', 'pro A']),
    words('proposal of pro A', 'Zephyrine proposal', ['homeowner A', 'pro A']),
    words('still of homeowner A', 'Zephyrine still', ['homeowner A']),
    words('template of homeowner A', 'Zephyrine template', ['homeowner A']),
    words('draft of vendor A', 'Zephyrine (draft|photo|brand)|ZEPHYRINE-SKU', ['vendor A', staff]),
    amount('price of the draft of vendor A', cents(3_456_781), ['vendor A', staff]),
    words('files of vendor A', 'zephyrine( list\\.csv|\\.zip|/1\\.jpg)', ['vendor A', staff]),
    words('rows of the list of vendor A', 'ZEPHYRINE-BAD|Zephyrine kind', ['vendor A']),
    amount('price in the list of vendor A', cents(4_567_813), ['vendor A']),
    words('license of pro A', 'ZEPHYRINE-77', ['pro A', staff]),
    words('applicants', 'zephyrine (applicant|company|tile|quay)|@zephyrine|93-7654321', [staff]),
    words('reason of staff', 'Zephyrine reason', [staff]),
    amount('coming price of vendor A', cents(2_345_671), ['vendor A', staff]),
  ];
}
