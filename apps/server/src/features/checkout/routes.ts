import * as checkout from '@wevisu/contract/checkout.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { ownerOf } from '../cart/owner.ts';
import type { CardFields } from '../gateway/seam/payment-gateway.ts';
import { cancelPayment, continuePayment } from './continue-payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { estimateShipping } from './estimate-shipping.ts';
import { payCheckout } from './pay-checkout.ts';
import type { Paid } from './settle-attempt.ts';
import { showCheckout, toWireConfirmation } from './show-checkout.ts';
import { startCheckout } from './start-checkout.ts';

export function addCheckoutCalls(calls: CallTable, deps: CheckoutDeps): void {
  calls.add(checkout.startCheckout, async ({ user }, { body }) => {
    if (!user.emailVerified) return refuse('email_not_verified');
    const started = await startCheckout(deps, {
      userId: user.userId,
      proId: body.showroom,
      address: body.address,
    });
    return started.ok ? ok({ data: started.value }) : started;
  });

  calls.add(checkout.estimateShipping, async (caller, { query }) => {
    const estimate = await estimateShipping(deps, {
      proId: query.showroom,
      owner: ownerOf(caller, query.temp_project_id),
      zip: query.zip,
    });
    return estimate.ok ? ok({ data: estimate.value }) : estimate;
  });

  calls.add(checkout.getCheckout, async ({ user }, { params }) => {
    const shown = await showCheckout(deps, { userId: user.userId, id: params.id });
    return shown.ok ? ok({ data: shown.value }) : shown;
  });

  calls.add(checkout.payCheckout, async ({ user, address }, { params, body }) => {
    const paid = await payCheckout(deps, {
      userId: user.userId,
      address,
      checkoutId: params.id,
      token: body.payment_token ?? null,
      savedCardId: body.saved_card_id ?? null,
      total: cents(body.total),
      saveCard: body.save_card,
    });
    return paid.ok ? toReply(paid.value) : paid;
  });

  calls.add(checkout.continuePayment, async ({ user: { userId } }, { params }) => {
    const found = await continuePayment(deps, { userId, checkoutId: params.id });
    return found.ok ? toReply(found.value) : found;
  });

  calls.add(checkout.cancelPayment, async ({ user: { userId } }, { params }) => {
    const found = await cancelPayment(deps, { userId, checkoutId: params.id });
    return found.ok ? toReply(found.value) : found;
  });

  calls.add(checkout.getPaymentConfig, async () =>
    ok({ data: { is_test: deps.gateway.isTest, card_fields: toWire(deps.gateway.cardFields) } }),
  );

  calls.add(checkout.createCardToken, async (_caller, { body }) => {
    const made = (await deps.gateway.createToken?.(body)) ?? refuse('not_found');
    return made.ok ? ok({ data: made.value }) : made;
  });
}

function toReply(paid: Paid | null) {
  return ok({
    data: {
      order_number: paid?.orderNumber ?? null,
      confirmation: toWireConfirmation(paid?.confirmation ?? null),
    },
    ...(paid?.orderNumber && { message: 'Your order was placed.' }),
  });
}

function toWire(fields: CardFields) {
  return fields.kind === 'sandbox'
    ? { kind: fields.kind, tokens_url: fields.tokensUrl }
    : { kind: fields.kind, publishable_key: fields.publishableKey };
}
