import { orderPath } from '../checkout/checkout-paths.ts';

export function receiptPath(number: string): string {
  return `${orderPath(number)}/receipt`;
}
