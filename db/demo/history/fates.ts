// What becomes of a line beyond the usual way: declined, canceled, returned, reported.
import { canAsk, type RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import type { ReturnTerms } from '@wevisu/domain/orders/return-terms.ts';
import { isReturnOpen } from '@wevisu/domain/policy/policy.ts';
import type { Chance } from '../random.ts';
import type { Step } from './item-life.ts';
import { interrupt, type PastItem, type PastRequest, statusOf } from './past-item.ts';
import { answersTo, asked, declineReasons } from './request-words.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, workTimeAfter } from './seasons.ts';

export interface FateOf {
  readonly placedAt: number;
  readonly now: number;
  readonly userId: number;
  readonly vendorUserId: number;
  readonly staffId: number;
  /** What sending so many units of the line back comes to. */
  readonly termsOf: (
    share: PastItem['share'],
    acceptedAt: number,
    isFeeWaived: boolean,
  ) => ReturnTerms;
}

/** Of what was asked in the last days most waits for an answer. */
const FRESH_DAYS = 5;
const RECENT_DAYS = 30;
const MORE_DRAWS = 3;

type Fate = 'usual' | 'declined' | 'canceled' | 'cancel' | 'return' | 'incomplete';

/** In thousandths; the rest goes the usual way. */
const FATES: readonly (readonly [Fate, number])[] = [
  ['declined', 24],
  ['canceled', 18],
  ['cancel', 30],
  ['return', 58],
  ['incomplete', 26],
];

function drawFate(chance: Chance): Fate {
  let drawn = chance.below(1000);
  for (const [fate, thousandths] of FATES) {
    if (drawn < thousandths) return fate;
    drawn -= thousandths;
  }
  return 'usual';
}

/** The line as it would have gone, and what came of it by now. */
export function befall(item: PastItem, of: FateOf, chance: Chance): readonly PastItem[] {
  let fate = drawFate(chance);
  // More is asked about what was ordered of late, so that the queues hold something of every kind.
  for (let n = 0; n < MORE_DRAWS && fate === 'usual' && isRecent(of); n++) {
    const more = drawFate(chance);
    if (more !== 'declined' && more !== 'canceled') fate = more;
  }
  if (fate === 'usual' || item.line.variant.isSample) return [item];
  if (fate === 'declined') return decline(item, of, chance);
  if (fate === 'canceled') return cancelAtOnce(item, of, chance);
  return ask(item, fate, of, chance);
}

function isRecent({ placedAt, now }: FateOf): boolean {
  return placedAt > now - RECENT_DAYS * DAY_MS;
}

function partOf(item: PastItem, chance: Chance): number {
  const { qty } = item.share;
  return qty >= 4 && chance.percent(45) ? chance.between(1, Math.floor(qty / 2)) : qty;
}

function decline(item: PastItem, of: FateOf, chance: Chance): readonly PastItem[] {
  const [answer] = item.steps;
  if (answer === undefined || answer.at > of.now) return [item];
  const reason = chance.pick(declineReasons);
  const step: Step = { to: 'Decline', at: answer.at, actorId: of.vendorUserId, reason };
  return interrupt(item, { qty: partOf(item, chance), step, requests: [] });
}

/** Within the hour, by the homeowner. */
function cancelAtOnce(item: PastItem, of: FateOf, chance: Chance): readonly PastItem[] {
  const at = of.placedAt + chance.between(4, 56) * MINUTE_MS;
  if (at > of.now) return [item];
  const qty = partOf(item, chance);
  const { reason, note } = chance.pick(asked.filter(({ kind }) => kind === 'cancel'));
  const request: PastRequest = {
    ...{ kind: 'cancel', qty, reason, note, askedAt: at, state: 'granted', decidedAt: at },
    ...{ decidedBy: of.userId, answer: '', terms: null },
  };
  const step: Step = { to: 'Cancle', at, actorId: of.userId };
  return interrupt(item, { qty, step, requests: [request] });
}

function ask(item: PastItem, kind: RequestKind, of: FateOf, chance: Chance): readonly PastItem[] {
  const askedAt = timeToAsk(item, kind, of, chance);
  if (askedAt === null || askedAt > of.now) return [item];
  const deliveredAt =
    item.steps.find(({ to, at }) => to === 'Delivered' && at <= askedAt)?.at ?? null;
  const status = statusOf(item, askedAt);
  const delivered = deliveredAt === null ? null : new Date(deliveredAt);
  if (!canAsk(kind, { status, deliveredAt: delivered }, new Date(askedAt)).ok) return [item];
  const qty = partOf(item, chance);
  const { reason, note } = chance.pick(asked.filter((one) => one.kind === kind));
  const open: PastRequest = {
    ...{ kind, qty, reason, note, askedAt, state: 'open', decidedAt: null, decidedBy: null },
    ...{ answer: '', terms: null },
  };
  const decidedAt = workTimeAfter(askedAt, askedAt + chance.within(3, 44) * HOUR_MS, chance);
  const isFresh = askedAt > of.now - FRESH_DAYS * DAY_MS;
  if (decidedAt > of.now || (isFresh && chance.percent(65))) return [{ ...item, requests: [open] }];
  const drawn = chance.below(100);
  if (drawn < 9) {
    const withdrawn = { state: 'withdrawn', decidedAt, decidedBy: of.userId } as const;
    return [{ ...item, requests: [{ ...open, ...withdrawn }] }];
  }
  const isTooLate = statusOf(item, decidedAt) !== statusOf(item, askedAt) && kind === 'cancel';
  const state = drawn < 24 || isTooLate ? 'refused' : 'granted';
  const answer = chance.pick(answersTo(kind, state));
  const decided: PastRequest = { ...open, state, decidedAt, decidedBy: of.staffId, answer };
  if (state === 'refused' || kind === 'incomplete') return [{ ...item, requests: [decided] }];
  if (kind === 'cancel') {
    const step: Step = { to: 'Cancle', at: decidedAt, actorId: of.staffId };
    return interrupt(item, { qty, step, requests: [decided] });
  }
  return sendBack(item, decided, of, chance);
}

function timeToAsk(item: PastItem, kind: RequestKind, of: FateOf, chance: Chance): number | null {
  if (kind === 'cancel') {
    const ready = item.steps.find(({ to }) => to === 'Ready to Pick Up' || to === 'Picked Up');
    if (ready === undefined) return null;
    const from = of.placedAt + 65 * MINUTE_MS;
    return ready.at > from ? chance.within(from, ready.at) : null;
  }
  const delivered = item.steps.find(({ to }) => to === 'Delivered');
  if (delivered === undefined) return null;
  const time = delivered.at + chance.within(0.2, 9) * DAY_MS;
  return isReturnOpen(new Date(delivered.at), new Date(time)) ? time : null;
}

function sendBack(
  item: PastItem,
  request: PastRequest,
  of: FateOf,
  chance: Chance,
): readonly PastItem[] {
  const { qty } = request;
  const acceptedAt = request.decidedAt ?? of.now;
  const step: Step = { to: 'Return Request', at: acceptedAt, actorId: of.staffId };
  const items = interrupt(item, { qty, step, requests: [] });
  const returned = workTimeAfter(acceptedAt, acceptedAt + chance.within(4, 13) * DAY_MS, chance);
  const isFeeWaived = chance.percent(25);
  return items.map((one) => {
    if (one.steps.at(-1) !== step) return one;
    const terms = of.termsOf(one.share, acceptedAt, isFeeWaived);
    const last: Step = { to: 'Returned', at: returned, actorId: of.staffId };
    return { ...one, steps: [...one.steps, last], requests: [{ ...request, terms }] };
  });
}
