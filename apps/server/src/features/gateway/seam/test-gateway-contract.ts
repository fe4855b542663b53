// What every gateway does alike, whatever it is made of: each has a test file that runs this with a world of its own.
import { cents } from '@wevisu/domain/money/money.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GatewayCharge, PaymentGateway, RefusalReason } from './payment-gateway.ts';

export const TEST_CARDS = [
  'good',
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_cvc',
  'processing_error',
  'asks',
  'disputed',
  'sends_back',
] as const;
export type TestCard = (typeof TEST_CARDS)[number];

export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  card(card: TestCard): Promise<string>;
  /** What the buyer answers on the bank's page. */
  confirm(of: { readonly ref: string; readonly url: string }, isConfirmed: boolean): Promise<void>;
  /** What was made may be found by its key from now on. */
  index(): void;
  /** The clock, days after the present. */
  setDay(day: number): void;
  /** What a payee types on the gateway's page. */
  enterBank(
    of: { readonly ref: string; readonly url: string },
    bank?: 'good' | 'sends_back',
  ): Promise<void>;
  /** The bank of a `sends_back` card sends a refund back. */
  sendBackRefund(ref: string): Promise<void>;
  /** A `sends_back` bank sends a payout back. */
  sendBackPayout(ref: string): Promise<void>;
  /** The bank takes a charge on a `disputed` card back. */
  dispute(charge: string): Promise<void>;
  /** The bank decides on the evidence that it has. */
  decide(dispute: string, isWon: boolean): Promise<void>;
  /** A signed event, or another body signed as one. */
  webhook(
    of: { readonly about: string; readonly ref: string },
    at: Date,
  ): Promise<{ readonly body: string; readonly signature: string }>;
}

const REFUSALS: readonly (readonly [TestCard, RefusalReason])[] = [
  ['declined', 'declined'],
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['wrong_cvc', 'wrong_cvc'],
  ['processing_error', 'processing_error'],
];

const DAY_MS = 86_400_000;

export function testGatewayContract(name: string, start: () => Promise<GatewayWorld>): void {
  let world: GatewayWorld;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    world = await start();
    gateway = world.gateway;
  });

  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `${name}-key:${keys}`;
  };
  async function authorize(card: TestCard, key = newKey(), amount = 100_00) {
    const token = await world.card(card);
    const of = { key, token, amount: cents(amount), returnUrl: 'http://shop.example/back' };
    return { ...of, answer: await gateway.authorize(of) };
  }
  async function held(amount = 100_00) {
    const { answer, ...of } = await authorize('good', newKey(), amount);
    if (answer.outcome !== 'authorized') throw new Error(`the card is ${answer.outcome}`);
    return { ...of, ...answer };
  }
  async function charged(amount: number) {
    const { ref, key } = await held(amount);
    const answer = await gateway.capture({ key: newKey(), ref, amount: cents(amount) });
    if (answer.outcome !== 'captured') throw new Error('it was not charged');
    return { ...answer, key };
  }
  /** The bank takes a charge back, and a refund of it is refused. */
  async function refuseByDispute(charge: string) {
    await world.dispute(charge);
    let dispute = '';
    for await (const page of gateway.disputes.list({ since: new Date(Date.now() - DAY_MS) }))
      dispute = page.find(({ chargeRef }) => chargeRef === charge)?.ref ?? dispute;
    const refused = { key: newKey(), ref: charge, amount: cents(10_00) };
    expect((await gateway.refund(refused)).outcome).toBe('failed');
    return { dispute, refused };
  }
  const find = (key: string, ref: string | null = null) => gateway.find({ key, ref });

  describe(`the ${name} gateway: holds`, () => {
    test('describes a card by its token, and knows no made-up one', async () => {
      expect(await gateway.describeToken(await world.card('good'))).toEqual({
        ...{ brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040, nameOnCard: 'Ana Lopez' },
      });
      expect(await gateway.describeToken('pm_madeup')).toBeNull();
      const of = { key: newKey(), token: 'pm_madeup', amount: cents(1_00), returnUrl: 'http://x' };
      expect(await gateway.authorize(of)).toEqual({ outcome: 'refused', reason: 'unknown_token' });
    });

    test('holds an amount once for a key, for days, and finds it again', async () => {
      const { answer, ...of } = await authorize('good');
      expect(answer).toMatchObject({ outcome: 'authorized', card: { last4: '4242' } });
      if (answer.outcome !== 'authorized') return;
      const days = (answer.expiresAt.getTime() - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThan(7.1);
      expect(await gateway.authorize(of)).toEqual(answer);
      world.index();
      expect(await find(of.key)).toEqual(answer);
      expect(await find(of.key, answer.ref)).toEqual(answer);
      expect(await find('unknown:1')).toBeNull();
      await expect(gateway.authorize({ ...of, amount: cents(1_00) })).rejects.toThrow();
    });

    test.for(REFUSALS)('refuses a card that is %s', async ([card, reason]) => {
      const { key, answer } = await authorize(card);
      expect(answer).toEqual({ outcome: 'refused', reason });
      world.index();
      expect(await find(key)).toEqual({ outcome: 'refused', reason });
    });

    test('asks for a confirmation, and follows its answer', async () => {
      for (const isConfirmed of [true, false]) {
        const { answer, ...of } = await authorize('asks');
        if (answer.outcome !== 'needs_confirmation') throw new Error('nothing is asked');
        expect(await gateway.authorize(of)).toEqual(answer);
        await world.confirm(answer, isConfirmed);
        expect(await find(of.key, answer.ref)).toMatchObject(
          isConfirmed
            ? { outcome: 'authorized', ref: answer.ref }
            : { outcome: 'refused', reason: 'authentication_failed' },
        );
      }
    });

    test('gives up what is held or asked, as often as it is told', async () => {
      const one = await held();
      await gateway.void(one.ref);
      await gateway.void(one.ref);
      expect(await find(one.key, one.ref)).toEqual({ outcome: 'voided' });
      await expect(gateway.authorize(one)).rejects.toThrow('voided');
      const { answer, key } = await authorize('asks');
      if (answer.outcome !== 'needs_confirmation') throw new Error('nothing is asked');
      await gateway.void(answer.ref);
      expect(await find(key, answer.ref)).toEqual({ outcome: 'voided' });
    });
  });

  describe(`the ${name} gateway: charges`, () => {
    test('charges a part of a hold once, whatever comes after', async () => {
      const { ref, key } = await held();
      const of = { key: newKey(), ref, amount: cents(60_00) };
      const captured = await gateway.capture(of);
      expect(captured).toEqual({ outcome: 'captured', ref, fee: 2_04 });
      expect(await gateway.capture(of)).toEqual(captured);
      expect(await gateway.capture({ ...of, key: newKey() })).toEqual(captured);
      await expect(gateway.capture({ ...of, amount: cents(61_00) })).rejects.toThrow();
      await gateway.void(ref);
      expect(await gateway.findCharge(ref)).toMatchObject({
        ref,
        key,
        charged: 60_00,
        paidBack: 0,
      });
    });

    test('charges no hold that was given up or is over', async () => {
      const over = { outcome: 'refused', reason: 'hold_over' };
      const voided = await held();
      await gateway.void(voided.ref);
      const amount = cents(10_00);
      expect(await gateway.capture({ key: newKey(), ref: voided.ref, amount })).toEqual(over);
      const { ref } = await held();
      world.setDay(8);
      expect(await gateway.capture({ key: newKey(), ref, amount })).toEqual(over);
      world.setDay(0);
    });

    test('charges a card again while its owner is away, once for a key', async () => {
      const { token } = await held();
      const of = { token, amount: cents(25_00) };
      const [key, other] = [newKey(), newKey()];
      const first = await gateway.charge({ ...of, key });
      expect(first).toMatchObject({ outcome: 'captured', fee: 103 });
      expect(await gateway.charge({ ...of, key })).toEqual(first);
      world.index();
      expect(await gateway.charge({ ...of, key })).toEqual(first);
      const second = await gateway.charge({ ...of, key: other });
      expect(second.outcome).toBe('captured');
      expect(second).not.toEqual(first);
    });

    test('says why a card is not charged again', async () => {
      const amount = cents(25_00);
      for (const [card, reason] of [...REFUSALS, ['asks', 'authentication_required'] as const]) {
        const of = { key: newKey(), token: await world.card(card), amount };
        expect(await gateway.charge(of)).toEqual({ outcome: 'refused', reason });
        world.index();
        expect(await gateway.charge(of)).toEqual({ outcome: 'refused', reason });
      }
      expect(await gateway.charge({ key: newKey(), token: 'pm_madeup', amount })).toEqual({
        ...{ outcome: 'refused', reason: 'unknown_token' },
      });
    });

    test('pays back parts, each once, and no more than was charged', async () => {
      const { ref } = await charged(50_00);
      const part = { key: newKey(), ref, amount: cents(20_00) };
      const done = await gateway.refund(part);
      expect(done).toMatchObject({ outcome: 'done', ref: expect.any(String) });
      expect(await gateway.refund(part)).toEqual(done);
      await expect(gateway.refund({ ...part, amount: cents(21_00) })).rejects.toThrow();
      const rest = { key: newKey(), ref };
      expect(await gateway.refund({ ...rest, amount: cents(30_01) })).toEqual({
        ...{ outcome: 'failed', reason: 'above_charge' },
      });
      expect(await gateway.refund({ key: newKey(), ref, amount: cents(30_00) })).toMatchObject({
        outcome: 'done',
      });
      expect(await gateway.findCharge(ref)).toMatchObject({ charged: 50_00, paidBack: 50_00 });
      expect(
        await gateway.refund({ key: newKey(), ref: 'pi_madeup', amount: cents(1_00) }),
      ).toEqual({ outcome: 'failed', reason: 'charge_unknown' });
    });

    test('gives a refused refund’s key the same answer, whatever has happened since', async () => {
      const { answer } = await authorize('disputed', newKey(), 90_00);
      if (answer.outcome !== 'authorized') throw new Error(`the card is ${answer.outcome}`);
      const { ref } = answer;
      const early = { key: newKey(), ref: 'pi_madeup', amount: cents(10_00) };
      expect(await gateway.refund(early)).toEqual({ outcome: 'failed', reason: 'charge_unknown' });
      await gateway.capture({ key: newKey(), ref, amount: cents(90_00) });
      const above = { key: newKey(), ref, amount: cents(90_01) };
      expect(await gateway.refund(above)).toEqual({ outcome: 'failed', reason: 'above_charge' });
      const { dispute, refused } = await refuseByDispute(ref);
      await gateway.disputes.submitEvidence({
        ...{ key: newKey(), ref: dispute, text: 'winning_evidence' },
      });
      await world.decide(dispute, true);
      const again = { outcome: 'failed', reason: 'charge_disputed' };
      for (let times = 0; times < 2; times += 1)
        expect(await gateway.refund(refused)).toEqual(again);
      await expect(gateway.refund({ ...refused, amount: cents(11_00) })).rejects.toThrow();
      expect((await gateway.refund({ ...refused, key: newKey() })).outcome).toBe('done');
      expect(await gateway.refund(refused)).toEqual(again);
      expect(await gateway.refund(above)).toEqual({ outcome: 'failed', reason: 'above_charge' });
      expect(await gateway.findCharge(ref)).toMatchObject({ paidBack: 10_00 });
      world.setDay(0);
    });

    test('follows a refund that is sent back, whose amount may be paid back again', async () => {
      const { answer } = await authorize('sends_back', newKey(), 90_00);
      if (answer.outcome !== 'authorized') throw new Error(`the card is ${answer.outcome}`);
      const { ref: charge } = answer;
      await gateway.capture({ key: newKey(), ref: charge, amount: cents(90_00) });
      const of = { key: newKey(), ref: charge, amount: cents(90_00) };
      const done = await gateway.refund(of);
      if (done.outcome !== 'done' || done.ref === null) throw new Error('it was not paid back');
      expect(await gateway.findRefund(done.ref)).toEqual(done);
      expect(await gateway.findRefund('re_madeup')).toBeNull();
      await world.sendBackRefund(done.ref);
      const failed = { outcome: 'failed', reason: 'card_closed' };
      expect(await gateway.findRefund(done.ref)).toEqual(failed);
      expect(await gateway.findCharge(charge)).toMatchObject({ charged: 90_00, paidBack: 0 });
      expect(await gateway.refund(of)).toEqual(failed);
      expect(await gateway.refund({ ...of, key: newKey() })).toMatchObject({ outcome: 'done' });
      expect(await gateway.findCharge(charge)).toMatchObject({ paidBack: 90_00 });
      world.setDay(0);
    });

    test('lists every charge in the order of its reference, and none that is only held', async () => {
      const refs: string[] = [];
      for (const amount of [10_00, 20_00, 30_00, 40_00]) refs.push((await charged(amount)).ref);
      const { ref } = await held();
      const listed: GatewayCharge[] = [];
      for await (const page of gateway.listCharges()) listed.push(...page);
      const names = listed.map((one) => one.ref);
      expect(names).toEqual(names.toSorted());
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(refs));
      expect(names).not.toContain(ref);
      expect(await gateway.findCharge(ref)).toBeNull();
      expect(listed.find((one) => one.ref === refs[3])).toMatchObject({
        ...{ charged: 40_00, fee: 146, paidBack: 0 },
      });
    });
  });

  describe(`the ${name} gateway: disputes`, () => {
    const since = new Date(Date.now() - DAY_MS);

    async function disputed(amount: number) {
      const { answer } = await authorize('disputed', newKey(), amount);
      if (answer.outcome !== 'authorized') throw new Error(`the card is ${answer.outcome}`);
      const { ref } = answer;
      await gateway.capture({ key: newKey(), ref, amount: cents(amount) });
      await gateway.refund({ key: newKey(), ref, amount: cents(10_00) });
      await world.dispute(ref);
      for await (const page of gateway.disputes.list({ since })) {
        const found = page.find(({ chargeRef }) => chargeRef === ref);
        if (found !== undefined) return found;
      }
      throw new Error('it is not disputed');
    }
    const stateOf = async (ref: string) => (await gateway.disputes.find(ref))?.state;

    test('lists one about what is left of a charge, which is not paid back meanwhile', async () => {
      const found = await disputed(90_00);
      expect(found).toMatchObject({ state: 'needs_response', amount: 80_00, fee: 15_00 });
      expect(found.respondBy > new Date().toISOString().slice(0, 10)).toBe(true);
      expect(await gateway.disputes.find(found.ref)).toEqual(found);
      expect(await gateway.disputes.find('du_madeup')).toBeNull();
      const refund = { key: newKey(), ref: found.chargeRef, amount: cents(1_00) };
      expect(await gateway.refund(refund)).toEqual({
        ...{ outcome: 'failed', reason: 'charge_disputed' },
      });
      const later = gateway.disputes.list({ since: new Date(Date.now() + 90 * DAY_MS) });
      for await (const page of later) expect(page).toEqual([]);
      world.setDay(0);
    });

    test('takes evidence once, and the bank decides by it', async () => {
      for (const isWon of [true, false]) {
        const { ref, chargeRef } = await disputed(90_00);
        const text = isWon ? 'winning_evidence' : 'losing_evidence';
        const of = { key: newKey(), ref, text };
        expect(await gateway.disputes.submitEvidence(of)).toBe('taken');
        expect(await gateway.disputes.submitEvidence(of)).toBe('taken');
        await expect(gateway.disputes.submitEvidence({ ...of, text: 'Other' })).rejects.toThrow();
        expect(await stateOf(ref)).toBe('under_review');
        expect(await gateway.disputes.accept(ref)).toBe('closed');
        await world.decide(ref, isWon);
        expect(await stateOf(ref)).toBe(isWon ? 'won' : 'lost');
        const refund = { key: newKey(), ref: chargeRef, amount: cents(1_00) };
        expect((await gateway.refund(refund)).outcome).toBe(isWon ? 'done' : 'failed');
        world.setDay(0);
      }
    });

    test('gives one up, as often as it is told, and takes no evidence then', async () => {
      const { ref } = await disputed(90_00);
      expect(await gateway.disputes.accept(ref)).toBe('taken');
      expect(await gateway.disputes.accept(ref)).toBe('taken');
      expect(await stateOf(ref)).toBe('accepted');
      const of = { key: newKey(), ref, text: 'winning_evidence' };
      expect(await gateway.disputes.submitEvidence(of)).toBe('closed');
      world.setDay(0);
    });
  });

  describe(`the ${name} gateway: payees`, () => {
    const returnUrl = 'http://shop.example/vendor/money';

    async function account() {
      const { ref } = await gateway.payouts.openAccount({ key: newKey() });
      const { url } = await gateway.payouts.accountPage({ ref, returnUrl });
      return { ref, url };
    }

    test('opens an account, whose owner names a bank on the gateway’s page', async () => {
      const key = newKey();
      const { ref } = await gateway.payouts.openAccount({ key });
      expect(await gateway.payouts.openAccount({ key })).toEqual({ ref });
      const before = await gateway.payouts.findAccount(ref);
      expect(before).toMatchObject({ state: 'not_started', bank: null });
      expect(before.missing.length).toBeGreaterThan(0);
      await world.enterBank({ ref, ...(await gateway.payouts.accountPage({ ref, returnUrl })) });
      expect(await gateway.payouts.findAccount(ref)).toMatchObject({
        ...{ state: 'enabled', missing: [], bank: { last4: '6789' } },
      });
      expect((await gateway.payouts.accountPage({ ref, returnUrl })).url).not.toBe('');
    });

    test('moves money to an account and on to its bank, each once', async () => {
      const { ref, url } = await account();
      await world.enterBank({ ref, url });
      const transfer = { key: newKey(), account: ref, amount: cents(80_00) };
      const moved = await gateway.payouts.transfer(transfer);
      expect(await gateway.payouts.transfer(transfer)).toEqual(moved);
      await expect(
        gateway.payouts.transfer({ ...transfer, amount: cents(81_00) }),
      ).rejects.toThrow();
      const payout = { key: newKey(), account: ref, amount: cents(80_00) };
      const paid = await gateway.payouts.payOut(payout);
      expect(paid).toMatchObject({ outcome: 'paid', ref: expect.any(String) });
      expect(await gateway.payouts.payOut(payout)).toEqual(paid);
      // Nothing is left there.
      await expect(
        gateway.payouts.payOut({ ...payout, key: newKey(), amount: cents(1_00) }),
      ).rejects.toThrow();
    });

    test('follows a payout that is sent back, which goes to another bank', async () => {
      const { ref, url } = await account();
      await world.enterBank({ ref, url }, 'sends_back');
      const amount = cents(80_00);
      await gateway.payouts.transfer({ key: newKey(), account: ref, amount });
      const of = { key: newKey(), account: ref, amount };
      const paid = await gateway.payouts.payOut(of);
      if (paid.outcome !== 'paid') throw new Error('it was not paid');
      const named = { ref: paid.ref, account: ref };
      expect(await gateway.payouts.findPayout(named)).toEqual(paid);
      expect(await gateway.payouts.findPayout({ ...named, ref: 'po_madeup' })).toBeNull();
      expect((await gateway.payouts.findAccount(ref)).state).toBe('enabled');
      await world.sendBackPayout(paid.ref);
      const failed = { outcome: 'failed', reason: 'account_closed' };
      expect(await gateway.payouts.findPayout(named)).toEqual(failed);
      expect(await gateway.payouts.payOut(of)).toEqual(failed);
      const refused = await gateway.payouts.findAccount(ref);
      expect(refused).toMatchObject({ state: 'restricted', missing: [expect.any(String)] });
      await world.enterBank({ ref, url });
      expect((await gateway.payouts.findAccount(ref)).state).toBe('enabled');
      const again = await gateway.payouts.payOut({ ...of, key: newKey() });
      expect(again).toMatchObject({ outcome: 'paid' });
      world.setDay(0);
    });

    test('lists the payouts of an account, and whether each was paid', async () => {
      const listed = async (account: string) => {
        const all = [];
        for await (const page of gateway.payouts.listPayouts(account)) all.push(...page);
        return all.toSorted((one, other) => one.amount - other.amount);
      };
      const { ref, url } = await account();
      expect(await listed(ref)).toEqual([]);
      await world.enterBank({ ref, url }, 'sends_back');
      await gateway.payouts.transfer({ key: newKey(), account: ref, amount: cents(80_00) });
      const refs: string[] = [];
      for (const amount of [10_00, 20_00, 30_00]) {
        const of = { key: newKey(), account: ref, amount: cents(amount) };
        const paid = await gateway.payouts.payOut(of);
        if (paid.outcome === 'paid') refs.push(paid.ref);
      }
      const [first = '', second, third] = refs;
      expect(await listed(ref)).toEqual([
        { ref: first, amount: 10_00, isPaid: true },
        { ref: second, amount: 20_00, isPaid: true },
        { ref: third, amount: 30_00, isPaid: true },
      ]);
      for (const one of refs) await world.sendBackPayout(one);
      expect((await listed(ref)).map(({ isPaid }) => isPaid)).toEqual([false, false, false]);
      expect(await listed((await account()).ref)).toEqual([]);
      world.setDay(0);
    });

    test('brings a transfer back, once', async () => {
      const { ref: to, url } = await account();
      await world.enterBank({ ref: to, url });
      const amount = cents(30_00);
      const { ref } = await gateway.payouts.transfer({ key: newKey(), account: to, amount });
      const back = { key: newKey(), transfer: ref, account: to, amount };
      const done = await gateway.payouts.takeBack(back);
      expect(await gateway.payouts.takeBack(back)).toEqual(done);
      await expect(
        gateway.payouts.payOut({ key: newKey(), account: to, amount }),
      ).rejects.toThrow();
    });
  });

  describe(`the ${name} gateway: webhooks`, () => {
    const read = (of: { readonly body: string; readonly signature: string }, now = new Date()) =>
      gateway.readWebhook({ ...of, body: Buffer.from(of.body), now });

    test.for(['payment', 'refund', 'payout', 'account'])('reads one about a %s', async (about) => {
      const sent = await world.webhook({ about, ref: 'of-us:1' }, new Date());
      expect(await read(sent)).toEqual({
        ...{ kind: 'event', id: expect.any(String), about, ref: 'of-us:1' },
      });
    });

    test('refuses what it did not sign, and what it signed long ago', async () => {
      const sent = await world.webhook({ about: 'payment', ref: 'of-us:1' }, new Date());
      const refused = { kind: 'refused' };
      expect(await read({ ...sent, body: `${sent.body} ` })).toEqual(refused);
      expect(await read({ ...sent, signature: '' })).toEqual(refused);
      expect(await read({ ...sent, signature: sent.signature.replace(/v1=./, 'v1=z') })).toEqual(
        refused,
      );
      expect(await read(sent, new Date(Date.now() + 301_000))).toEqual(refused);
    });

    test('ignores what is about nothing of ours', async () => {
      const sent = await world.webhook({ about: 'weather', ref: 'of-us:1' }, new Date());
      expect(await read(sent)).toEqual({ kind: 'ignored' });
    });
  });
}
