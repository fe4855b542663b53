import * as orderCards from '@wevisu/contract/order-cards.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { MoneyDeps } from './deps.ts';
import { payWithOtherCard } from './pay-with-other-card.ts';

export function addMoneyCalls(calls: CallTable, deps: MoneyDeps): void {
  calls.add(orderCards.payWithOtherCard, async ({ user: { userId } }, { params, body }) => {
    const { payment_token: token } = body;
    const paid = await payWithOtherCard(deps, { userId, number: params.number, token });
    return paid.ok ? ok({ data: null, message: 'Thank you. Your order is paid.' }) : paid;
  });
}
