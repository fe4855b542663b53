// The process dies at every point of a hire's money, one after another: before and after each statement and each call to the
// gateway. Whoever comes next brings it to the same end.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { cancelHirePayment, finishHirePayments } from './advance-hire-payment.ts';
import { continueHirePayment } from './pay-milestone.ts';
import { finishHireRefunds } from './refund-hire.ts';
import { findPayment } from './store/payments.ts';
import type { TestHire } from './test-hire.ts';
import { type CardKind, type TestHireMoney, testHireMoney } from './test-hire-money.ts';

let app: TestApp;
let hires: TestHireMoney;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  hires = await testHireMoney(app);
});

interface Walk {
  readonly title: string;
  readonly card: CardKind;
  readonly prepare: (hire: TestHire, token: string) => Promise<unknown>;
  /** What dies. */
  readonly act: (deps: MoneyDeps, hire: TestHire, token: string) => Promise<unknown>;
  readonly least: number;
}

const pay = (hire: TestHire, token: string) => hires.pay(hire, token);
const newest = async ({ hireId, owner: { userId } }: TestHire) => {
  const { rows } = await app.pool.query(
    'select max(id)::int as id from hire_payments where hire_id = $1',
    [hireId],
  );
  return { id: rows[0].id as number, hireId, userId };
};
const delivered = async (hire: TestHire, token: string) => {
  await pay(hire, token);
  await hires.act(hire, 'pro', 'deliver');
};

const WALKS: readonly Walk[] = [
  {
    ...{ title: 'accepting terms', card: 'good', prepare: async () => {}, least: 20 },
    act: (deps, hire, token) => hires.pay(hire, token, deps),
  },
  {
    ...{ title: 'a card that is declined', card: 'declined', prepare: async () => {}, least: 7 },
    act: (deps, hire, token) => hires.pay(hire, token, deps),
  },
  {
    ...{ title: 'coming back from the bank', card: 'asks', least: 15 },
    async prepare(hire, token) {
      await pay(hire, token);
      await hires.decide(hire, true);
    },
    act: async (deps, hire) => continueHirePayment(deps, await newest(hire)),
  },
  {
    ...{ title: 'giving up', card: 'asks', prepare: pay, least: 3 },
    async act(deps, hire) {
      const payment = await findPayment(app.pool, await newest(hire));
      if (payment?.state === 'confirming') await cancelHirePayment(deps, payment);
    },
  },
  {
    ...{ title: 'an accepted delivery', card: 'good', prepare: delivered, least: 25 },
    act: (deps, hire) => hires.act(hire, 'homeowner', 'accept_delivery', { deps }),
  },
  {
    ...{ title: 'a cancel', card: 'good', prepare: pay, least: 17 },
    act: (deps, hire) => hires.act(hire, 'pro', 'cancel', { deps }),
  },
  {
    ...{ title: 'a split by staff', card: 'good', least: 22 },
    async prepare(hire, token) {
      await delivered(hire, token);
      await hires.act(hire, 'homeowner', 'dispute');
    },
    act: (deps, hire) => hires.act(hire, 'staff', 'close_canceled', { deps, toPro: 70_007 }),
  },
  {
    ...{ title: 'a bank’s dispute', card: 'disputed', least: 15 },
    async prepare(hire, token) {
      await delivered(hire, token);
      hires.money.clock.ahead = 48;
    },
    act: (deps) => followDisputes(deps),
  },
];

/** Everything that a death might have left different. */
async function endOf(hire: TestHire) {
  const { state, accepted, events, money } = await hires.show(hire, 'pro');
  const mails = [await hires.subjects(hire, 'homeowner'), await hires.subjects(hire, 'pro')];
  return {
    ...{ state, accepted, acts: events.map(({ act }) => act), held: money.held },
    ...{ payments: await hires.payments(hire), books: await hires.accounts(hire) },
    gateway: await hires.atGateway(hire),
    // Each walk has a showroom of its own.
    mails: mails.map((list) => list.map((subject) => subject.replace(/Showroom \d+/, 'Showroom'))),
  };
}

test.for(WALKS)(
  'G-59 $title ends the same wherever the process dies',
  { timeout: 300_000 },
  async ({ card, prepare, act, least }) => {
    async function walkTo(points: number) {
      hires.money.clock.ahead = 0;
      const hire = await hires.offered();
      const token = await hires.card(card);
      await prepare(hire, token);
      const deps = hires.deps();
      const life = mortal(deps, points);
      const errors: unknown[] = [];
      const onError = (error: unknown) => errors.push(error);
      await act({ ...deps, pool: life.pool, gateway: life.gateway, onError }, hire, token).catch(
        onError,
      );
      expect(errors.filter((error) => !(error instanceof Died))).toEqual([]);
      if (life.isDead()) {
        // The same person tries again: what is done already is refused, and changes nothing.
        await act(deps, hire, token);
        hires.money.clock.ahead += 0.1;
        await finishHirePayments(deps);
        await finishHireRefunds(deps);
      }
      return { isDead: life.isDead(), end: await endOf(hire) };
    }
    const whole = await walkTo(Number.POSITIVE_INFINITY);
    expect(whole.isDead).toBe(false);
    await comeToOneEnd(walkTo, whole.end, least);
    hires.money.clock.ahead = 0;
    expect(await hires.differences()).toEqual([]);
  },
);
