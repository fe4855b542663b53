/** Where a homeowner sees an order of theirs. */
export function orderPath(number: string): string {
  return `/account/orders/${number}`;
}
