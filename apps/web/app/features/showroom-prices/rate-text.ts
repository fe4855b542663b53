import { formatPercent, ppm } from '@wevisu/domain/money/money.ts';

/** A rate from a reply, as text. */
export function rateText(rate: number): string {
  return formatPercent(ppm(rate));
}

/** The same for a field whose unit stands beside it. */
export function rateInput(rate: number): string {
  return rateText(rate).replace('%', '');
}
