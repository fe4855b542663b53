import type { Checkout } from '@wevisu/contract/checkout.ts';

/** With the rate, where there is one for all lines. */
export function taxLabelOf({ tax_percent }: Pick<Checkout, 'tax_percent'>): string {
  return tax_percent === null ? 'Estimated tax' : `Estimated tax (${tax_percent})`;
}
