import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { type ReturnTerms, returnTerms } from '@wevisu/domain/orders/return-terms.ts';
import { computeShipping } from '@wevisu/domain/orders/shipping.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MovedItem } from './move-item.ts';
import { readReturnFacts, setReturnTerms } from './store/returns.ts';

/** With what they are computed from, so that the homeowner can add it up. */
export interface AcceptedReturn extends ReturnTerms, Pick<MovedItem, 'share'> {
  readonly to: Address;
}

/**
 * States where the goods of an accepted return go, until when, and what comes back, and keeps it with the request,
 * which is granted already. Refuses a vendor without a return address.
 */
export async function acceptReturn(
  trx: Queryable,
  of: {
    readonly moved: MovedItem;
    readonly vendor: string;
    readonly isFeeWaived: boolean;
    readonly now: Date;
  },
): Promise<Result<AcceptedReturn>> {
  const { id: itemId, share } = of.moved;
  const facts = await readReturnFacts(trx, { itemId });
  const { returnTo } = facts;
  if (returnTo === null) return refuse('return_address_missing', { params: { vendor: of.vendor } });
  const terms = returnTerms({
    ...share,
    returnShipping: costOfSendingBack({ ...facts, toZip: returnTo.zip_code }, share.qty),
    isFeeWaived: of.isFeeWaived,
    acceptedAt: of.now,
  });
  await setReturnTerms(trx, {
    ...{ itemId, returnTo },
    returnBy: terms.sendBy,
    restocking: terms.restocking,
    refund: terms.refund,
  });
  return ok({ ...terms, share, to: returnTo });
}

/** By the table of charges; null where it has no row for the way. */
function costOfSendingBack(
  way: Awaited<ReturnType<typeof readReturnFacts>> & { readonly toZip: string },
  qty: number,
): Cents | null {
  const { vendorId, fromZip, toZip, weightG, rates } = way;
  const shipping = computeShipping({
    lines: [{ vendorId, qty, weightG, amount: cents(0) }],
    vendors: [{ vendorId, name: '', shipFromZip: fromZip }],
    rates: rates.map(({ baseCents, perLbCents, ...rate }) => ({
      ...rate,
      base: cents(baseCents),
      perLb: cents(perLbCents),
    })),
    toZip,
  });
  return shipping.ok ? shipping.value.total : null;
}
