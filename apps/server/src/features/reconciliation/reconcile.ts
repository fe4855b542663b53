// Holds ledger, order items and gateway against each other, to the cent, for every order. Reads pages of bounded size, and
// changes nothing.

import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { OrderId } from '@wevisu/domain/ids.ts';
import type { DifferenceKind } from '@wevisu/domain/ledger/differences.ts';
import { formatUsd, cents as toCents } from '@wevisu/domain/money/money.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { GatewayCharge, PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import { compareDisputes } from './compare-disputes.ts';
import { comparePayouts } from './compare-payouts.ts';
import {
  allowMinutes,
  endOfOrders,
  findOurCharge,
  isUnderWay,
  listBalanceDifferences,
  listBookDifferences,
  listDayDifferences,
  listOurCharges,
  listPayoutDifferences,
  listStuck,
  listStuckPayouts,
  listUnbalanced,
} from './store/books.ts';
import { listHireDifferences, listStuckHires } from './store/hires.ts';
import { listPackDifferences, listStuckPacks } from './store/packs.ts';
import { listPlanDifferences, listStuckPlans } from './store/plans.ts';
import { listSumDifferences } from './store/sums.ts';

const ORDERS_OF_PAGE = 20_000;
const CHARGES_OF_PAGE = 5_000;
const STUCK_MS = 6 * 3_600_000;
const USED_DAYS = 2;
/** More are counted and not told one by one. */
const MOST_TOLD = 1_000;

export interface Difference {
  readonly kind: DifferenceKind;
  readonly orderId: OrderId | null;
  readonly about: string;
  readonly expected: number;
  readonly found: number;
}

export interface Reconciled {
  readonly orders: number;
  readonly charges: number;
  /** All that were found; `told` has the first of them. */
  readonly differences: number;
  readonly told: readonly Difference[];
}

interface Deps {
  readonly pool: Pool;
  readonly gateway: Pick<PaymentGateway, 'listCharges' | 'findCharge' | 'disputes' | 'payouts'>;
  readonly now: () => Date;
}

export async function reconcile(deps: Deps): Promise<Reconciled> {
  const { pool, now } = deps;
  const found = collector();
  const orders = await compareBooks(pool, found.add);
  await inTransaction(pool, async (trx) => {
    // Each reads all entries that there are.
    await allowMinutes(trx);
    for (const row of await listBalanceDifferences(trx))
      found.add({ kind: 'balance', orderId: null, ...row });
    for (const row of await listDayDifferences(trx))
      found.add({ kind: 'balance', orderId: null, ...row });
    for (const row of await listSumDifferences(trx))
      found.add({ kind: 'balance', orderId: null, ...row });
    for (const row of await listUnbalanced(trx))
      found.add({ kind: 'transaction', orderId: null, expected: 0, ...row });
  });
  for (const row of await listPayoutDifferences(pool))
    found.add({ kind: 'payout', orderId: null, ...row });
  for (const row of await listPlanDifferences(pool)) found.add({ orderId: null, ...row });
  for (const row of await listPackDifferences(pool)) found.add({ orderId: null, ...row });
  for (const row of await listHireDifferences(pool)) found.add({ orderId: null, ...row });
  const before = new Date(now().getTime() - STUCK_MS);
  for (const { orderId, about, cents } of await listStuck(pool, { before }))
    found.add({ kind: 'stuck', orderId, about, expected: cents, found: 0 });
  for (const { about, cents } of await listStuckPayouts(pool, { before }))
    found.add({ kind: 'stuck', orderId: null, about, expected: cents, found: 0 });
  const usedBefore = addDays(dayOf(now()), -USED_DAYS);
  for (const { about, cents } of await listStuckPlans(pool, { before, usedBefore }))
    found.add({ kind: 'stuck', orderId: null, about, expected: cents, found: 0 });
  for (const { about, cents } of await listStuckPacks(pool, { before }))
    found.add({ kind: 'stuck', orderId: null, about, expected: cents, found: 0 });
  for (const { about, cents } of await listStuckHires(pool, { before }))
    found.add({ kind: 'stuck', orderId: null, about, expected: cents, found: 0 });
  const charges = await compareCharges(deps, found.add);
  await compareDisputes(deps, found.add);
  await comparePayouts(deps, found.add);
  return { orders, charges, ...found.result() };
}

export function differenceText({ kind, about, expected, found }: Difference): string {
  const amounts = `${formatUsd(toCents(expected))} and not ${formatUsd(toCents(found))}`;
  return `${kind}: ${about}: should be ${amounts}`;
}

type Add = (difference: Difference) => void;

function collector() {
  const told: Difference[] = [];
  let differences = 0;
  return {
    add: (difference: Difference): void => {
      differences += 1;
      if (told.length < MOST_TOLD) told.push(difference);
    },
    result: () => ({ differences, told }),
  };
}

async function compareBooks(pool: Queryable, add: Add): Promise<number> {
  let after = 0 as OrderId;
  let orders = 0;
  for (;;) {
    const page = await endOfOrders(pool, { after, most: ORDERS_OF_PAGE });
    if (page === null) return orders;
    for (const row of await listBookDifferences(pool, { after, last: page.last })) add(row);
    orders += page.orders;
    after = page.last;
  }
}

/**
 * Both sides in one order, each charge once. What does not agree is looked at once more before it is told: between two
 * pages a refund may have been done, and what is under way is not noted yet.
 */
async function compareCharges({ pool, gateway }: Deps, add: Add): Promise<number> {
  const ours = oneByOne(ourPages(pool));
  const theirs = oneByOne(gateway.listCharges());
  let [our, their] = [await ours.next(), await theirs.next()];
  let compared = 0;
  while (our !== null || their !== null) {
    compared += 1;
    const isOurs = our !== null && (their === null || our.ref <= their.ref);
    const isTheirs = their !== null && (our === null || their.ref <= our.ref);
    const differences = compare(isOurs ? our : null, isTheirs ? their : null);
    if (differences.length > 0) {
      const ref = (isOurs ? our?.ref : their?.ref) ?? '';
      const key = (isTheirs ? their?.key : null) ?? '';
      for (const one of await seenAgain({ pool, gateway, ref, key })) add(one);
    }
    if (isOurs) our = await ours.next();
    if (isTheirs) their = await theirs.next();
  }
  return compared;
}

type OurCharge = Awaited<ReturnType<typeof listOurCharges>>[number];

function compare(our: OurCharge | null, their: GatewayCharge | null): readonly Difference[] {
  if (our === null && their !== null) {
    const { ref, charged, paidBack } = their;
    const found = charged - paidBack;
    return found === 0
      ? []
      : [{ kind: 'unknown_charge', orderId: null, about: ref, expected: 0, found }];
  }
  if (our === null) return [];
  const { orderId, number: about } = our;
  if (their === null)
    return [{ kind: 'missing_charge', orderId, about, expected: our.charged, found: 0 }];
  const pairs = [
    { kind: 'charge' as const, expected: our.charged, found: their.charged },
    { kind: 'charge_fee' as const, expected: our.fee, found: their.fee },
    { kind: 'refund' as const, expected: our.paidBack, found: their.paidBack },
  ];
  return pairs
    .filter(({ expected, found }) => expected !== found)
    .map((pair) => ({ ...pair, orderId, about }));
}

async function seenAgain(of: {
  readonly pool: Pool;
  readonly gateway: Deps['gateway'];
  readonly ref: string;
  readonly key: string;
}): Promise<readonly Difference[]> {
  const { pool, gateway, ref, key } = of;
  if ((await isUnderWay(pool, { ref, key })).found > 0) return [];
  return compare(await findOurCharge(pool, { ref }), await gateway.findCharge(ref));
}

async function* ourPages(pool: Pool): AsyncGenerator<readonly OurCharge[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: readonly OurCharge[] = await listOurCharges(pool, { after, most: CHARGES_OF_PAGE });
    yield page;
    after = page.at(-1)?.ref;
  }
}

function oneByOne<Row>(pages: AsyncIterable<readonly Row[]>) {
  const reader = pages[Symbol.asyncIterator]();
  let page: readonly Row[] = [];
  let at = 0;
  let isOver = false;
  return {
    /** Null after the last one. */
    async next(): Promise<Row | null> {
      while (at === page.length && !isOver) {
        const read = await reader.next();
        isOver = read.done === true;
        page = read.done === true ? [] : read.value;
        at = 0;
      }
      const row = page[at] ?? null;
      at += row === null ? 0 : 1;
      return row;
    },
  };
}
