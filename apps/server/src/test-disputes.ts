// Orders on a card whose bank disputes the charge, for tests.
import { followDisputes } from './features/disputes/follow-disputes.ts';
import type { TestApp } from './test-app.ts';
import type { TestMoney } from './test-money.ts';
import type { TestOrders } from './test-orders.ts';

export const DISPUTED_CARD = '4000 0000 0000 0259';
/** The bank takes the charge back a day after it, and the charge is made hours after the order. */
export const DISPUTED_HOURS = 30;

export function testDisputes(app: TestApp, money: TestMoney) {
  const self = {
    /** An order that is charged, and whose charge will be disputed. */
    async buy(world: TestOrders, quantities: readonly number[]): Promise<string> {
      const { number } = await world.buy(quantities, [100], { card: DISPUTED_CARD });
      for (const { id } of await world.lines(number))
        await world.set('vendor', id, { status: 'Vendor Approved' });
      money.clock.ahead = 2;
      await money.settle(number);
      return number;
    },

    async follow(hours: number): Promise<void> {
      money.clock.ahead = hours;
      await followDisputes(money.deps());
    },

    async open(world: TestOrders, quantities: readonly number[] = [2, 3]): Promise<string> {
      const number = await self.buy(world, quantities);
      await self.follow(DISPUTED_HOURS);
      return number;
    },

    async of(number: string) {
      const { rows } = await app.pool.query(
        `select d.id::int, d.state, d.amount_cents::int as amount, d.fee_cents::int as fee, d.reason,
           d.respond_by::text as "respondBy", d.answer, d.answer_refusal as refusal,
           d.answer_sent_at is not null as "isSent"
         from disputes d join orders o on o.id = d.order_id where o.number = $1 order by d.id`,
        [number],
      );
      return rows;
    },

    async idOf(number: string): Promise<number> {
      const [dispute] = await self.of(number);
      if (dispute === undefined) throw new Error(`Order ${number} is not disputed.`);
      return dispute.id;
    },
  };
  return self;
}
