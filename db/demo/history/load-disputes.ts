// Payments that banks took back: some that wait for evidence, and one that was won.
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import {
  disputeEntries,
  disputeWonEntries,
  gatewayFeeEntries,
  type LedgerItem,
  reserveEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { shareDispute } from '@wevisu/domain/ledger/share-dispute.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type pg from 'pg';
import type { Booked, MoneyOrder } from './load-money.ts';
import type { NumberedOrder } from './load-orders.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import type { PastItem } from './past-item.ts';
import { maturedAt, type PastCharge } from './past-money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './seasons.ts';

const OPEN = 2;
const FEE = cents(15_00);
const RESPOND_DAYS = 7;
const EVIDENCE = 'Delivered to the address of the card, and signed for: winning_evidence';
/** Its orders are those that people try everything with. */
const NOT_OF = 'homeowner@example.com';

interface Chosen {
  readonly order: MoneyOrder;
  readonly charge: PastCharge;
  readonly captureId: number;
  readonly openedAt: number;
  readonly wonAt: number | null;
}

export async function loadDisputes(
  client: pg.PoolClient,
  orders: readonly MoneyOrder[],
  of: {
    readonly now: number;
    readonly refOf: (order: NumberedOrder) => string;
    readonly toLedgerItem: (item: PastItem, order: NumberedOrder) => LedgerItem;
  },
): Promise<readonly Booked[]> {
  const { now, refOf, toLedgerItem } = of;
  const ids = await Ids.of(client, 'disputes');
  const disputes =
    new Rows(`disputes (id, gateway_ref, order_id, capture_id, amount_cents, fee_cents, reason,
    state, respond_by, opened_at, noted_at, closed_at, answer, answer_text, answered_at, answer_sent_at)`);
  const borne =
    new Rows(`dispute_items (dispute_id, order_item_id, vendor_cents, pro_cents, fee_cents,
    tax_cents, shipping_cents)`);
  const sandbox =
    new Rows(`sandbox_gateway.disputes (ref, authorization_ref, amount_cents, fee_cents,
    reason, opened_at, respond_by, evidence, evidence_key, answered_at)`);
  const booked: Booked[] = [];
  for (const { order, charge, captureId, openedAt, wonAt } of choose(orders, now)) {
    const id = ids.take();
    const ref = `sbx_dispute_${order.checkoutId}`;
    const { amount } = charge;
    const answeredAt = wonAt === null ? null : toText(wonAt - 90 * MINUTE_MS);
    const opened = toText(openedAt);
    const respondBy = addDays(dayOf(new Date(openedAt)), RESPOND_DAYS);
    const isWon = wonAt !== null;
    disputes.add(
      ...[
        id,
        ref,
        order.id,
        captureId,
        amount,
        FEE,
        'fraudulent',
        isWon ? 'won' : 'needs_response',
      ],
      ...[respondBy, opened, opened, isWon ? toText(wonAt) : null, isWon ? 'evidence' : null],
      ...[isWon ? EVIDENCE : null, answeredAt, answeredAt],
    );
    sandbox.add(
      ...[ref, refOf(order), amount, FEE, 'fraudulent', opened, respondBy],
      ...[isWon ? EVIDENCE : null, isWon ? `dispute:${id}` : null, answeredAt],
    );
    const items = [...charge.items.keys()].map((item) => toLedgerItem(item, order));
    const disputed = shareDispute(
      amount,
      items.map((item) => ({ item, leftOfRefund: null })),
    );
    for (const { item, shares } of disputed) {
      const { vendor, pro, fee, tax, shipping } = shares;
      borne.add(id, item.id, vendor, pro, fee, tax, shipping);
    }
    const step = { cause: 'dispute', causeId: id, orderId: order.id, at: openedAt } as const;
    booked.push(
      { ...step, step: 'opened', entries: disputeEntries(amount) },
      { ...step, step: 'fee', entries: gatewayFeeEntries(FEE) },
      { ...step, step: 'reserved', entries: reserveEntries(disputed) },
    );
    if (wonAt !== null) {
      const entries = disputeWonEntries(amount, disputed);
      booked.push({ ...step, step: 'won', at: wonAt, entries });
    }
  }
  await disputes.send(client);
  await borne.send(client);
  await ids.keep(client);
  await sandbox.send(client);
  return booked;
}

/** The newest that a bank may have taken back by now, and an older one whose bank gave it back before its earnings' day. */
function choose(orders: readonly MoneyOrder[], now: number): readonly Chosen[] {
  const able = orders.flatMap((order): Chosen[] => {
    const { charge, refunds } = order.money;
    if (charge === null || order.captureId === null || refunds.length > 0) return [];
    if (order.client.email === NOT_OF || order.items.some(isAsked)) return [];
    const openedAt = charge.at + DAY_MS;
    if (openedAt > now - HOUR_MS) return [];
    return [{ order, charge, captureId: order.captureId, openedAt, wonAt: null }];
  });
  const open = able.filter(
    ({ charge, openedAt }) => openedAt > now - 5 * DAY_MS && firstDayOf(charge) > now,
  );
  const won = able.findLast(
    ({ charge, openedAt }) =>
      openedAt < now - 30 * DAY_MS && firstDayOf(charge) > openedAt + 3 * DAY_MS,
  );
  const old = won === undefined ? [] : [{ ...won, wonAt: won.openedAt + 2 * DAY_MS }];
  return [...open.slice(-OPEN), ...old];
}

function firstDayOf({ items }: PastCharge): number {
  return Math.min(
    ...[...items.values()].flatMap(({ vendor, pro }) => [vendor, pro]).map(maturedAt),
  );
}

function isAsked({ requests }: PastItem): boolean {
  return requests.length > 0;
}
