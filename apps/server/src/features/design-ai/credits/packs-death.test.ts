// The process dies at every point of buying credits, coming back from the bank, giving up, a refund and a dispute: before and
// after each statement and each call to the gateway. Whoever comes next brings it to the same end.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../../test-death.ts';
import { followDisputes } from '../../disputes/follow-disputes.ts';
import type { MoneyDeps } from '../../money/deps.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { cancelPurchase, finishPurchases } from './advance-purchase.ts';
import { continuePurchase } from './buy-pack.ts';
import { finishRefunds, refundPack } from './refund-pack.ts';
import { findOwnPurchase } from './store/purchases.ts';
import { causesOf, creditsOf, type TestAiAccount } from './test-ai-credits.ts';
import { type CARDS, type TestPacks, testPacks } from './test-packs.ts';

let app: TestApp;
let packs: TestPacks;
beforeAll(async () => {
  app = await testApp();
  packs = await testPacks(app);
});

interface Walk {
  readonly title: string;
  readonly card: keyof typeof CARDS;
  readonly prepare: (account: TestAiAccount, token: string) => Promise<unknown>;
  /** What dies. */
  readonly act: (deps: MoneyDeps, account: TestAiAccount, token: string) => Promise<unknown>;
  /** Who comes next: the same person, or the jobs alone. */
  readonly again: 'act' | 'jobs';
  readonly least: number;
}

const buy = (account: TestAiAccount, token: string) => packs.buy(packs.deps(), account, token);
const newest = async ({ accountId }: TestAiAccount) => {
  const { id } = (await packs.purchases(accountId)).at(-1);
  const found = await findOwnPurchase(app.pool, { accountId, id });
  if (found === null) throw new Error('no purchase');
  return found;
};
const nothing = async () => {};

const WALKS: readonly Walk[] = [
  {
    ...{ title: 'buying', card: 'good', prepare: nothing, again: 'act', least: 20 },
    act: (deps, account, token) => packs.buy(deps, account, token),
  },
  {
    ...{ title: 'a card that is declined', card: 'declined', prepare: nothing, least: 7 },
    again: 'act',
    act: (deps, account, token) => packs.buy(deps, account, token),
  },
  {
    ...{ title: 'coming back from the bank', card: 'asks', again: 'act', least: 15 },
    async prepare(account, token) {
      await buy(account, token);
      await packs.decide(account.accountId, true);
    },
    act: async (deps, account) => continuePurchase(deps, await newest(account)),
  },
  {
    ...{ title: 'giving up', card: 'asks', prepare: buy, again: 'jobs', least: 3 },
    act: async (deps, account) => cancelPurchase(deps, await newest(account)),
  },
  {
    ...{ title: 'a refund', card: 'good', prepare: buy, again: 'act', least: 17 },
    act: async (deps, account) =>
      refundPack(deps, {
        ...{ userId: packs.staffId, id: (await newest(account)).id, reason: 'Bought twice' },
      }),
  },
  {
    ...{ title: 'a dispute', card: 'disputed', again: 'act', least: 15 },
    async prepare(account, token) {
      await buy(account, token);
      packs.money.clock.ahead = 48;
    },
    act: (deps) => followDisputes(deps),
  },
];

/** Everything that a death might have left different. */
async function endOf({ accountId, email }: TestAiAccount) {
  const purchases = (await packs.purchases(accountId)).map(({ id: _id, ...rest }) => rest);
  const books = [await packs.accounts(accountId), await packs.atGateway(accountId)];
  const credits = [await creditsOf(app, accountId), await causesOf(app, accountId)];
  return { purchases, books, credits, mails: await packs.subjects(email) };
}

test.for(WALKS)(
  'G-44 $title ends the same wherever the process dies',
  { timeout: 300_000 },
  async ({ card, prepare, act, again, least }) => {
    async function walkTo(points: number) {
      packs.money.clock.ahead = 0;
      const account = await packs.newAccount();
      const token = await packs.card(card);
      await prepare(account, token);
      const deps = packs.deps();
      const life = mortal(deps, points);
      const errors: unknown[] = [];
      const onError = (error: unknown) => errors.push(error);
      await act({ ...deps, pool: life.pool, gateway: life.gateway, onError }, account, token).catch(
        onError,
      );
      expect(errors.filter((error) => !(error instanceof Died))).toEqual([]);
      if (life.isDead()) {
        if (again === 'act') await act(deps, account, token);
        packs.money.clock.ahead += 0.1;
        // A person who was at the bank has a while for it.
        if (again === 'jobs' && (await newest(account)).state === 'confirming')
          await act(deps, account, token);
        await finishPurchases(deps);
        await finishRefunds(deps);
      }
      return { isDead: life.isDead(), end: await endOf(account) };
    }
    const whole = await walkTo(Number.POSITIVE_INFINITY);
    expect(whole.isDead).toBe(false);
    await comeToOneEnd(walkTo, whole.end, least);
    packs.money.clock.ahead = 0;
    expect((await reconcile(packs.deps())).told).toEqual([]);
  },
);
