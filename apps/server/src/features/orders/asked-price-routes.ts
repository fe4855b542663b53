import * as askedPrices from '@wevisu/contract/asked-prices.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { answerPrice, expirePrices } from './answer-price.ts';
import { askPrice, withdrawPrice } from './ask-price.ts';
import type { OrdersDeps } from './deps.ts';
import { remindOfPrices } from './tell-of-prices.ts';

export function addAskedPriceCalls(calls: CallTable, deps: OrdersDeps): void {
  calls.add(askedPrices.askPrice, async ({ user: { userId } }, { params: { id }, body }) => {
    const { final_price: finalPrice, seen, note } = body;
    const asked = await askPrice(deps, { userId, id, finalPrice, seen, note });
    if (!asked.ok) return asked;
    const { answerBy } = asked.value;
    const data = { is_open: answerBy !== null, answer_by: answerBy?.toISOString() ?? null };
    const message =
      answerBy === null
        ? 'The price was lowered. You can approve the line.'
        : 'The homeowner was asked. You can approve the line once the price is accepted.';
    return ok({ data, message });
  });

  calls.add(askedPrices.withdrawPrice, async ({ user: { userId } }, { params: { id } }) =>
    said(await withdrawPrice(deps, { userId, id }), 'The price was taken back.'),
  );

  calls.add(askedPrices.answerPrice, async ({ user: { userId } }, { params, body }) => {
    const { asked_id: askedId, accept: isAccepted, total } = body;
    const given = { userId, itemId: params.id, askedId, isAccepted, total };
    return said(
      await answerPrice(deps, given),
      isAccepted ? 'You accepted the new price.' : 'The item was declined. You do not pay for it.',
    );
  });
}

export function addAskedPriceJobs(jobs: JobQueue, deps: OrdersDeps): void {
  jobs.every('asked-prices.expire', '*/5 * * * *', () => expirePrices(deps));
  jobs.every('asked-prices.remind', '11 * * * *', () =>
    inTransaction(deps.pool, (trx) => remindOfPrices(deps, trx)),
  );
}

function said(result: Result<null>, message: string): Result<{ data: null; message: string }> {
  return result.ok ? ok({ data: null, message }) : result;
}
