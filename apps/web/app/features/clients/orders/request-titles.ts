import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';

/** What a client has asked about a line, in the pro's words. */
export const REQUEST_TITLES: Readonly<Record<RequestKind, string>> = {
  cancel: 'Your client wants to cancel',
  return: 'Your client wants to return',
  incomplete: 'Your client reports missing or damaged goods',
};
