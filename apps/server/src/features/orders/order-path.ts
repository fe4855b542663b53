/** The page of a homeowner's own order. */
export function orderPath(number: string): string {
  return `/account/orders/${number}`;
}
