/** The page of a homeowner's own order. */
export function orderPath(number: string): string {
  return `/account/orders/${number}`;
}

/** Notifications about one order are one, as long as it is unread. */
export function orderTopic(number: string): string {
  return `order:${number}`;
}
