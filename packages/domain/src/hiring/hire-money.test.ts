import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShowroomId } from '../ids.ts';
import type { Payee } from '../ledger/accounts.ts';
import {
  disputeEntries,
  type Entry,
  hireChargeEntries,
  hireDisputeLostEntries,
  hireFeeEntries,
  hireMaturityEntries,
  hireReleaseEntries,
  hireReserveEntries,
  reversed,
} from '../ledger/entries.ts';
import { type Cents, cents, negate, ppm, subtract, sum } from '../money/money.ts';
import {
  closedByMoney,
  type HeldPayment,
  type HireStanding,
  heldInAll,
  heldOf,
  hireFeeOf,
  isFunded,
  milestoneToPay,
  movesOf,
} from './hire-money.ts';
import {
  HIRE_ACTS,
  HIRE_ROLES,
  type HireAct,
  type HireState,
  isEnded,
  nextHireState,
} from './hire-steps.ts';

const PRO: Payee = { kind: 'pro', id: 7 as ShowroomId };

const paid = (place: number, amount: number, over: Partial<HeldPayment> = {}): HeldPayment => ({
  ...{ id: place + 1, place, amount: cents(amount) },
  ...{ released: cents(0), returned: cents(0), lost: cents(0), ...over },
});

const FREE: HireStanding = {
  ...{ isPaidHere: true, isFunded: true, wasDelivered: false, isPaying: false, isDisputed: false },
};

test('G-59 money closes the steps that decision 0079 names, and none of a hire that is settled between the two', () => {
  const at = (over: Partial<HireStanding>) => ({ ...FREE, state: 'active' as const, ...over });
  expect(closedByMoney('deliver', 'pro', at({ isFunded: false }))).toBe('hire_not_funded');
  expect(closedByMoney('deliver', 'pro', at({}))).toBeNull();
  expect(closedByMoney('cancel', 'homeowner', at({ wasDelivered: true }))).toBe(
    'hire_was_delivered',
  );
  expect(closedByMoney('cancel', 'pro', at({ wasDelivered: true }))).toBeNull();
  expect(closedByMoney('cancel', 'pro', at({ isPaying: true }))).toBe('hire_payment_open');
  expect(closedByMoney('dispute', 'pro', at({ isPaying: true, isDisputed: true }))).toBeNull();
  expect(closedByMoney('accept_delivery', 'homeowner', at({ isDisputed: true }))).toBe(
    'hire_bank_disputes',
  );
  expect(closedByMoney('accept', 'homeowner', { ...FREE, state: 'offered' })).toBe(
    'hire_accept_pays',
  );
  expect(closedByMoney('accept', 'pro', { ...FREE, state: 'countered' })).toBeNull();
  const worst = { isFunded: false, wasDelivered: true, isPaying: true, isDisputed: true };
  for (const act of HIRE_ACTS)
    for (const role of HIRE_ROLES)
      expect(closedByMoney(act, role, at({ ...worst, isPaidHere: false }))).toBeNull();
});

test('G-59 an accepted milestone goes to the pro, a canceled hire back, and staff split what is held', () => {
  const payments = [paid(0, 300, { released: cents(300) }), paid(1, 200), paid(2, 101)];
  const moves = (act: HireAct, toPro = 0) =>
    movesOf(act, { payments, place: 1, toPro: cents(toPro) });
  expect(moves('accept_delivery')).toEqual([{ id: 2, toPro: 200, back: 0 }]);
  expect(moves('cancel')).toEqual([
    { id: 2, toPro: 0, back: 200 },
    { id: 3, toPro: 0, back: 101 },
  ]);
  expect(moves('close_completed', 250)).toEqual([
    { id: 2, toPro: 200, back: 0 },
    { id: 3, toPro: 50, back: 51 },
  ]);
  expect(() => moves('close_canceled', 302)).toThrow(RangeError);
  expect(moves('resume')).toEqual([]);
});

test('G-59 the first milestone is paid with the terms, each later one from then on, one at a time', () => {
  const of = (state: HireState, accepted: number, payments: readonly HeldPayment[]) => ({
    ...{ state, accepted, payments, prices: [300, 200], standing: FREE },
  });
  expect(milestoneToPay(of('offered', 0, []))).toBe(0);
  expect(milestoneToPay(of('countered', 0, []))).toBeNull();
  expect(milestoneToPay(of('active', 0, [paid(0, 300)]))).toBe(1);
  expect(milestoneToPay(of('active', 0, [paid(0, 300), paid(1, 200)]))).toBeNull();
  expect(milestoneToPay(of('active', 0, [paid(0, 300, { lost: cents(300) })]))).toBe(0);
  expect(milestoneToPay(of('disputed', 0, [paid(0, 300)]))).toBeNull();
  const waits = { ...FREE, isPaying: true };
  expect(milestoneToPay({ ...of('offered', 0, []), standing: waits })).toBeNull();
  expect(isFunded(0, { price: 300, payments: [paid(0, 300, { lost: cents(1) })] })).toBe(false);
});

/** One hire with the books beside it, moved by random acts as the server moves it. */
class Life {
  state: HireState = 'offered';
  accepted = 0;
  wasDelivered = false;
  payments: readonly HeldPayment[] = [];
  fees: Cents = cents(0);
  readonly books: Entry[] = [];
  readonly prices: readonly number[];
  readonly rate: number;

  constructor(prices: readonly number[], rate: number) {
    this.prices = prices;
    this.rate = rate;
  }

  book(entries: readonly Entry[]): void {
    expect(sum(entries.map(({ amount }) => amount))).toBe(0);
    this.books.push(...entries);
  }

  balance(account: string): number {
    const own = this.books.filter((one) => one.account === account);
    return -own.reduce((all, { amount }) => all + amount, 0) || 0;
  }

  standing(): HireStanding {
    const { accepted: place, payments, wasDelivered } = this;
    const price = this.prices[place] ?? 0;
    return { ...FREE, isFunded: isFunded(place, { price, payments }), wasDelivered };
  }

  pay(): void {
    const { state, accepted, prices, payments } = this;
    const place = milestoneToPay({ state, accepted, prices, payments, standing: FREE });
    if (place === null) return;
    const amount = cents(prices[place] ?? 0);
    this.payments = [...payments, paid(place, amount, { id: payments.length + 1 })];
    this.book(hireChargeEntries(amount));
    if (state === 'offered') this.state = 'active';
  }

  act(act: HireAct, role: (typeof HIRE_ROLES)[number], share: number): void {
    const accepted = this.accepted + (act === 'accept_delivery' ? 1 : 0);
    const next = nextHireState({
      ...{ state: this.state, act, role, isDone: accepted >= this.prices.length },
    });
    if (!next.ok || closedByMoney(act, role, { ...this.standing(), state: this.state })) return;
    const toPro = cents(Math.floor(heldInAll(this.payments) * share));
    const moves = movesOf(act, { payments: this.payments, place: this.accepted, toPro });
    for (const move of moves) this.move(move);
    this.state = next.value;
    this.accepted = accepted;
    if (act === 'deliver') this.wasDelivered = true;
    if (act === 'accept_delivery') this.wasDelivered = false;
  }

  move({ id, toPro, back }: ReturnType<typeof movesOf>[number]): void {
    const fee = hireFeeOf(toPro, ppm(this.rate));
    this.book(hireReleaseEntries(PRO, toPro));
    this.book(hireFeeEntries(PRO, fee));
    this.book(reversed(hireChargeEntries(back)));
    this.fees = cents(this.fees + fee);
    this.change(id, ({ released, returned }) => ({
      ...{ released: cents(released + toPro), returned: cents(returned + back) },
    }));
  }

  /** A bank keeps what is held of a payment. */
  lose(at: number): void {
    const payment = this.payments[at % Math.max(1, this.payments.length)];
    if (payment === undefined) return;
    const held = heldOf(payment);
    this.book(disputeEntries(held));
    this.book(hireDisputeLostEntries(held, { held, pro: cents(0), fee: cents(0) }));
    this.change(payment.id, ({ lost }) => ({ lost: cents(lost + held) }));
  }

  change(id: number, to: (payment: HeldPayment) => Partial<HeldPayment>): void {
    this.payments = this.payments.map((one) => (one.id === id ? { ...one, ...to(one) } : one));
  }
}

test('G-59 in random lives what is held never falls below zero, and every cent ends somewhere', () => {
  const step = fc.record({
    act: fc.constantFrom(...HIRE_ACTS, 'pay' as const, 'pay' as const, 'lose' as const),
    role: fc.constantFrom(...HIRE_ROLES),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    at: fc.nat(5),
  });
  let ended = 0;
  let lost = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 25_000, 33_333, 200_000),
      fc.array(step, { minLength: 5, maxLength: 60 }),
      (prices, rate, steps) => {
        const life = new Life(prices, rate);
        for (const { act, role, share, at } of steps) {
          if (act === 'pay') life.pay();
          else if (act === 'lose') life.lose(at);
          else life.act(act, role, share);
          for (const payment of life.payments) expect(heldOf(payment)).toBeGreaterThanOrEqual(0);
          expect(life.balance('held')).toBe(heldInAll(life.payments));
        }
        const total = (of: (payment: HeldPayment) => Cents) => sum(life.payments.map(of));
        expect(life.balance('pro_pending')).toBe(
          subtract(
            total((p) => p.released),
            life.fees,
          ),
        );
        expect(life.balance('revenue')).toBe(life.fees);
        const kept = total(({ amount, returned, lost: gone }) => cents(amount - returned - gone));
        expect(life.balance('gateway')).toBe(negate(kept));
        if (total((p) => p.lost) > 0) lost += 1;
        if (!isEnded(life.state)) return;
        ended += 1;
        expect(life.balance('held')).toBe(0);
      },
    ),
    { numRuns: 2_000, seed: 79 },
  );
  expect(ended).toBeGreaterThan(200);
  expect(lost).toBeGreaterThan(200);
});

test('G-59 what a pro has of a disputed payment is kept from where it stands, and each bears the own part', () => {
  const amount = cents(1_000);
  const fee = cents(50);
  const own = subtract(amount, fee);
  for (const isAvailable of [false, true]) {
    const kept = hireReserveEntries({ pro: PRO, isAvailable, amount: own });
    const books = [
      ...hireChargeEntries(amount),
      ...hireReleaseEntries(PRO, amount),
      ...hireFeeEntries(PRO, fee),
      ...(isAvailable ? hireMaturityEntries(PRO, own) : []),
      ...disputeEntries(cents(1_100)),
      ...kept,
      ...hireDisputeLostEntries(cents(1_100), { held: cents(0), pro: own, fee }),
    ];
    const sums = new Map<string, number>();
    for (const one of books) sums.set(one.account, (sums.get(one.account) ?? 0) + one.amount);
    expect(Object.fromEntries([...sums].filter(([, left]) => left !== 0))).toEqual({
      ...{ gateway: -100, loss: 100 },
    });
    expect(sum(reversed(kept).map((one) => one.amount))).toBe(0);
  }
});
