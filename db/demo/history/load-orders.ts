// Writes orders as the checkout and the payment leave them.
import { HOLD_DAYS } from '@wevisu/domain/policy/policy.ts';
import type pg from 'pg';
import { gatewayFee, type MoneyOrder } from './load-money.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import type { PastOrder } from './past-order.ts';
import { quoteJson } from './quote-json.ts';
import { DAY_MS, MINUTE_MS } from './seasons.ts';
import type { Terms } from './terms.ts';

export interface NumberedOrder extends PastOrder {
  readonly id: number;
  readonly number: string;
  readonly checkoutId: string;
  /** Of the payment attempt that was authorized; the one before was refused. */
  readonly attempt: 1 | 2;
}

/** How long it took from the address to the payment, and how long its stock was held. */
const CHECKOUT_MS = 6 * MINUTE_MS;
const HOLD_MS = 15 * MINUTE_MS;

export async function loadCheckouts(
  client: pg.PoolClient,
  orders: readonly NumberedOrder[],
  terms: Terms,
): Promise<void> {
  const cartLineIds = await Ids.of(client, 'cart_lines');
  const checkouts = new Rows(`checkouts (id, user_id, cart_id, showroom_id, state, address, quote,
    total_cents, hold_expires_at, attempt, coupon_id, created_at, updated_at)`);
  const attempts = new Rows(`payment_attempts (checkout_id, attempt, idempotency_key, payment_token,
    amount_cents, state, gateway_ref, outcome, card_brand, card_last4, created_at, updated_at)`);
  const takeCartLine = () => cartLineIds.take();
  for (const order of orders) {
    const { client: buyer, checkoutId, placedAt, attempt } = order;
    const begun = placedAt - CHECKOUT_MS;
    const { total } = order.basket.quote;
    checkouts.add(
      ...[checkoutId, buyer.userId, buyer.cartId, order.showroom.id, 'placed'],
      ...[JSON.stringify(buyer.address), quoteJson(order, { terms, takeCartLine }), total],
      ...[toText(begun + HOLD_MS), attempt, order.coupon?.id ?? null],
      ...[toText(begun), toText(placedAt)],
    );
    if (attempt === 2) {
      attempts.add(
        ...[checkoutId, 1, `${checkoutId}:1`, `${buyer.card.token}-typed`, total, 'refused', null],
        ...['declined', null, null, toText(placedAt - 2 * MINUTE_MS), toText(placedAt - MINUTE_MS)],
      );
    }
    attempts.add(
      ...[checkoutId, attempt, keyOf(order), buyer.card.token, total, 'authorized', refOf(order)],
      ...['approved', buyer.card.brand, buyer.card.last4, toText(placedAt), toText(placedAt)],
    );
  }
  await checkouts.send(client);
  await attempts.send(client);
  await cartLineIds.keep(client);
}

export async function loadPlaced(
  client: pg.PoolClient,
  orders: readonly MoneyOrder[],
  terms: Terms,
): Promise<void> {
  const placed =
    new Rows(`orders (id, number, user_id, showroom_id, checkout_id, address, coupon_code,
    coupon_rate_ppm, platform_rate_ppm, items_cents, shipping_cents, tax_cents, total_cents, placed_at,
    settle_at)`);
  const gateway =
    new Rows(`sandbox_gateway.authorizations (ref, idempotency_key, token, amount_cents,
    outcome, state, created_at, captured_cents, fee_cents)`);
  const held =
    new Rows(`authorizations (order_id, gateway, gateway_ref, idempotency_key, amount_cents,
    card_brand, card_last4, authorized_at, expires_at, voided_at, void_confirmed_at)`);
  for (const order of orders) {
    const { client: buyer, placedAt, money } = order;
    const { items, shipping, tax, total } = order.basket.quote;
    placed.add(
      ...[order.id, order.number, buyer.userId, order.showroom.id, order.checkoutId],
      ...[JSON.stringify(buyer.address), order.coupon?.code ?? null, order.coupon?.rate ?? 0],
      ...[terms.platformRate, items, shipping, tax, total, toText(placedAt)],
      money.settleAt === null ? null : toText(money.settleAt),
    );
    const { charge } = money;
    const voidedAt = money.voidedAt === null ? null : toText(money.voidedAt);
    gateway.add(
      ...[refOf(order), keyOf(order), buyer.card.token, total, 'approved'],
      ...[charge ? 'captured' : voidedAt === null ? 'authorized' : 'voided', toText(placedAt)],
      ...[charge?.amount ?? null, charge === null ? null : gatewayFee(charge.amount)],
    );
    held.add(
      ...[order.id, 'sandbox', refOf(order), keyOf(order), total, buyer.card.brand],
      ...[buyer.card.last4, toText(placedAt), toText(placedAt + HOLD_DAYS * DAY_MS)],
      ...[voidedAt, voidedAt],
    );
  }
  await placed.send(client);
  await gateway.send(client);
  await held.send(client);
}

function keyOf({ checkoutId, attempt }: NumberedOrder): string {
  return `${checkoutId}:${attempt}`;
}

export function refOf({ checkoutId }: NumberedOrder): string {
  return `sbx_auth_${checkoutId}`;
}

/** Each order with a coupon is a use of it. */
export async function countCouponUses(client: pg.PoolClient): Promise<void> {
  await client.query(`insert into coupon_uses (order_id, coupon_id, user_id, at)
    select o.id, k.coupon_id, o.user_id, o.placed_at
    from orders o join checkouts k on k.id = o.checkout_id where k.coupon_id is not null`);
  await client.query(`update coupons c
    set uses = (select count(*) from coupon_uses u where u.coupon_id = c.id)`);
}
