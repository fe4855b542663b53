// The process dies at every point of following and answering disputes, one after another: before and after each statement and
// each call to the gateway. Whoever comes next brings the dispute and its order to the same end.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import { DISPUTED_HOURS, testDisputes } from '../../test-disputes.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { answerDispute } from './answer-dispute.ts';
import { followDisputes } from './follow-disputes.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
let disputes: ReturnType<typeof testDisputes>;
let bought = 0;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  disputes = testDisputes(app, money);
});

/** One person may start only so many checkouts an hour. */
const ORDERS_OF_ONE = 10;
const DECIDED_HOURS = DISPUTED_HOURS + 2;

type Answer = Pick<Parameters<typeof answerDispute>[1], 'answer' | 'text'>;

interface Walk {
  readonly title: string;
  /** What staff send before the poll that dies, or in it. */
  readonly before: Answer | null;
  readonly answers: Answer | null;
  readonly hours: number;
  /** Points that there are at least: fewer would mean that the walk misses its work. */
  readonly least: number;
}

const won: Answer = { answer: 'evidence', text: 'winning_evidence' };
const lost: Answer = { answer: 'evidence', text: 'losing_evidence' };
const accepted: Answer = { answer: 'accept', text: 'The goods never left' };

const WALKS: readonly Walk[] = [
  { title: 'a new dispute', before: null, answers: null, hours: DISPUTED_HOURS, least: 20 },
  { title: 'a dispute that is won', before: won, answers: null, hours: DECIDED_HOURS, least: 12 },
  { title: 'a dispute that is lost', before: lost, answers: null, hours: DECIDED_HOURS, least: 12 },
  { title: 'evidence', before: null, answers: won, hours: DISPUTED_HOURS, least: 10 },
  { title: 'giving up', before: null, answers: accepted, hours: DISPUTED_HOURS, least: 15 },
];

/** Everything that a death might have left different: rows, entries, the gateway's books, what was told. */
async function endOf(number: string) {
  const { rows } = await app.pool.query(
    `select
       (select json_agg(json_build_array(t.cause, t.step) order by t.cause, t.step) from ledger_transactions t
        where t.order_id = $1) as booked,
       (select json_agg(json_build_array(d.vendor_cents, d.pro_cents, d.fee_cents, d.tax_cents, d.shipping_cents)
          order by d.order_item_id) from dispute_items d join order_items i on i.id = d.order_item_id
        where i.order_id = $1) as borne,
       (select json_agg(json_build_array(i.is_vendor_available, i.is_pro_available) order by i.id)
        from order_items i where i.order_id = $1) as available,
       (select json_agg(n.event order by n.event) from notifications n where n.title like $2) as told,
       (select count(*)::int from audit_events a join disputes d on a.target_kind = 'dispute' and a.target_id = d.id::text
        where d.order_id = $1) as noted`,
    [await money.idOf(number), `Order ${number}:%`],
  );
  const [{ state, answer, refusal, isSent }] = await disputes.of(number);
  return {
    ...rows[0],
    ...{ state, answer, refusal, isSent },
    told: new Set(rows[0].told).size,
    accounts: await money.accounts(number),
    gateway: await money.atGateway(number),
  };
}

test.for(WALKS)(
  '$title ends the same wherever the process dies',
  { timeout: 300_000 },
  async ({ before, answers, hours, least }) => {
    const answerOf = async (deps: MoneyDeps, number: string, answer: Answer) =>
      answerDispute(deps, {
        ...{ userId: world.staff.userId, id: await disputes.idOf(number), ...answer },
      });

    async function work(deps: MoneyDeps, number: string): Promise<void> {
      if (answers !== null && (await disputes.of(number))[0]?.answer === null)
        await answerOf(deps, number, answers);
      else await followDisputes(deps);
    }

    async function walkTo(points: number) {
      if (bought % ORDERS_OF_ONE === 0) world = await testOrders(app);
      bought += 1;
      const number = await disputes.buy(world, [2, 1]);
      if (before !== null || answers !== null) await disputes.follow(DISPUTED_HOURS);
      if (before !== null) await answerOf(money.deps(), number, before);
      money.clock.ahead = hours;
      const deps = money.deps();
      const onError = (error: unknown) => {
        throw error;
      };
      const life = mortal(deps, points);
      await work({ ...deps, pool: life.pool, gateway: life.gateway, onError }, number).catch(
        (error) => {
          if (!(error instanceof Died)) throw error;
        },
      );
      if (life.isDead()) {
        await work(deps, number);
        await followDisputes(deps);
      }
      const end = await endOf(number);
      // Nothing is left that the next one would come by.
      money.clock.ahead = DISPUTED_HOURS + 300;
      await followDisputes(deps);
      return { isDead: life.isDead(), end };
    }
    const whole = await walkTo(Number.POSITIVE_INFINITY);
    expect(whole.isDead).toBe(false);
    await comeToOneEnd(walkTo, whole.end, least);
    expect((await reconcile(money.deps())).told).toEqual([]);
  },
);
