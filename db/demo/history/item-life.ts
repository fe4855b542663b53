// What happens to the goods of one vendor in one order, from the approval to the door.
import type { Arrival } from '@wevisu/domain/orders/delivery-estimate.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Chance } from '../random.ts';
import { DAY_MS, dayStart, HOUR_MS, MINUTE_MS, toWorkTime, workTimeAfter } from './seasons.ts';

export interface Step {
  readonly to: OrderStatus;
  readonly at: number;
  readonly actorId: number;
  /** What a vendor said when declining. */
  readonly reason?: string;
}

export interface LifeOf {
  readonly placedAt: number;
  readonly arrives: Arrival | null;
  readonly vendorUserId: number;
  readonly staffId: number;
  /** Long past: few of the steps between the doors were kept. */
  readonly isLongPast: boolean;
}

/** How long vendors take to answer, in hours; the last ones miss the promise of 48. */
const ANSWERS: readonly (readonly [percent: number, low: number, high: number])[] = [
  [34, 1, 9],
  [34, 9, 27],
  [25, 27, 45],
  [7, 52, 110],
];

function answerHours(chance: Chance): number {
  let drawn = chance.below(100);
  for (const [percent, low, high] of ANSWERS) {
    if (drawn < percent) return chance.within(low, high);
    drawn -= percent;
  }
  return 1;
}

/** When the vendor looks at the order. */
export function planAnswer({ placedAt }: LifeOf, chance: Chance): number {
  const wanted = placedAt + answerHours(chance) * HOUR_MS;
  const answered = toWorkTime(wanted);
  if (answered > placedAt + 15 * MINUTE_MS) return answered;
  return dayStart(wanted) + DAY_MS + 8 * HOUR_MS + chance.below(120) * MINUTE_MS;
}

/** Steps after the approval, each later than the one before; some go unrecorded. */
export function planDelivery(of: LifeOf, approvedAt: number, chance: Chance): readonly Step[] {
  const { vendorUserId, staffId } = of;
  const delivered = Math.max(deliveryTime(of, chance), approvedAt + 2 * DAY_MS);
  const whole = delivered - approvedAt;
  const travel = Math.min(whole * 0.55, chance.within(1.5, 5) * DAY_MS);
  const pickedUp = delivered - travel;
  const ready = pickedUp - Math.min(whole * 0.2, chance.within(14, 50) * HOUR_MS);
  const begun = approvedAt + (ready - approvedAt) * chance.within(0.12, 0.4);
  const plan: readonly (readonly [OrderStatus, number, number, percent: number])[] = [
    ['In Progress', begun, vendorUserId, 100],
    ['Ready to Pick Up', ready, vendorUserId, 100],
    ['Accept to Pick Up', ready + (pickedUp - ready) * chance.within(0.3, 0.6), staffId, 62],
    ['Picked Up', pickedUp, staffId, 82],
    ['Shipping', pickedUp + travel * chance.within(0.12, 0.2), staffId, 70],
    ['Shipped', pickedUp + travel * chance.within(0.26, 0.4), staffId, 100],
    ['Out For Delivery', delivered - chance.within(3, 22) * HOUR_MS, staffId, 74],
    ['Delivered', delivered, staffId, 100],
  ];
  const steps: Step[] = [];
  let earlier = approvedAt;
  for (const [to, wanted, actorId, percent] of plan) {
    const isKept = percent === 100 || !of.isLongPast;
    if (!isKept || !chance.percent(percent)) continue;
    earlier = workTimeAfter(earlier, wanted, chance);
    steps.push({ to, at: earlier, actorId });
  }
  return steps;
}

/** On one of the days that checkout stated; one parcel in twelve is late. */
function deliveryTime({ placedAt, arrives }: LifeOf, chance: Chance): number {
  const first = arrives === null ? placedAt + 6 * DAY_MS : Date.parse(`${arrives.from}T14:00:00Z`);
  const last = arrives === null ? placedAt + 12 * DAY_MS : Date.parse(`${arrives.to}T14:00:00Z`);
  const time = chance.percent(92)
    ? chance.within(first, last)
    : last + chance.between(1, 4) * DAY_MS;
  // Nothing is delivered on a weekend.
  const weekday = new Date(dayStart(time)).getUTCDay();
  const rest = weekday === 0 ? 1 : weekday === 6 ? 2 : 0;
  return dayStart(time) + rest * DAY_MS + chance.within(9, 22) * HOUR_MS;
}
