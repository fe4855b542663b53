import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import {
  isSamePlace,
  isSameTaxRequest,
  type TaxPlace,
  type TaxRequest,
  taxRequestOf,
} from '@wevisu/domain/money/tax-by-address.ts';
import type { AddressDeps } from './deps.ts';
import type { AddressedItem } from './store/order-address.ts';

/** Of the lines that an order sends: what a service says of them at its address and at another one. */
export interface ComparedTax {
  readonly request: TaxRequest;
  readonly result: Result<null>;
}

/**
 * Asks for the same lines at both addresses. The tax of the order is frozen, and rounding gave each line its cents, so
 * what is compared is what the service says of both now. Null where there is nothing to ask: the state's table counts,
 * or the place is the same.
 */
export async function compareTax(
  { askTax }: Pick<AddressDeps, 'askTax'>,
  { items, to }: { readonly items: readonly AddressedItem[]; readonly to: TaxPlace },
): Promise<ComparedTax | null> {
  const request = requestAt(items);
  const [first] = items;
  if (request === null || first === undefined || isSamePlace(first.address, to)) return null;
  const [before, after] = await Promise.all([askTax(request), askTax({ ...request, place: to })]);
  if (before === null || after === null) {
    return { request, result: refuse('address_tax_unknown') };
  }
  const isSame = request.lines.every(({ id }) => before.get(id) === after.get(id));
  return {
    request,
    result: isSame ? ok(null) : refuseFields({ zip_code: 'address_costs_differ' }),
  };
}

/** Whether the order, locked now, is what was compared. */
export function isCompared(
  compared: ComparedTax | null,
  { items, to }: { readonly items: readonly AddressedItem[]; readonly to: TaxPlace },
): boolean {
  const request = requestAt(items);
  const [first] = items;
  if (request === null || first === undefined || isSamePlace(first.address, to)) return true;
  return compared !== null && isSameTaxRequest(compared.request, request);
}

/** Null for an order whose tax is by the table. */
function requestAt(items: readonly AddressedItem[]): TaxRequest | null {
  const [first] = items;
  if (first === undefined || first.taxSource === 'table') return null;
  return taxRequestOf(
    first.address,
    items.map(({ itemId, lineCents, shippingCents }) => ({
      id: itemId,
      amount: cents(lineCents),
      shipping: cents(shippingCents),
    })),
  );
}
