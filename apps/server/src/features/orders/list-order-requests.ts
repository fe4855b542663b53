import { listOrderRequests as call } from '@wevisu/contract/orders.ts';
import type { RequestState } from '@wevisu/domain/orders/order-requests.ts';
import { buildPaged, type PageRequest, pageWindow } from '../../platform/http/paged.ts';
import type { OrdersDeps } from './deps.ts';
import { showQueuedRequest } from './show-request.ts';
import type { Viewer } from './store/items.ts';
import { countRequests, listRequestRows } from './store/requests.ts';

/** Requests about a vendor's own goods, or all of them for staff. */
export async function listOrderRequests(
  { pool }: OrdersDeps,
  {
    viewer,
    state,
    page,
    ppp,
  }: PageRequest & { readonly viewer: Viewer; readonly state: RequestState },
) {
  const total = await countRequests(pool, viewer, state);
  const window = pageWindow(total, { page, ppp });
  const rows = await listRequestRows(pool, viewer, { state, limit: ppp, offset: window.offset });
  return buildPaged({ rows: rows.map(showQueuedRequest), total, ppp, window, path: call.path });
}
