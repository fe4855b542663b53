import { listVendorApplications as call } from '@wevisu/contract/vendors.ts';
import { buildPaged, type PageRequest, pageWindow } from '../../platform/http/paged.ts';
import type { VendorsDeps } from './deps.ts';
import { showVendorApplication } from './show-application.ts';
import { countVendorApplications, listVendorApplicationRows } from './store/vendor-applications.ts';

export async function listVendorApplications(
  { pool }: Pick<VendorsDeps, 'pool'>,
  { page, ppp }: PageRequest,
) {
  const total = await countVendorApplications(pool);
  const window = pageWindow(total, { page, ppp });
  const rows = await listVendorApplicationRows(pool, { limit: ppp, offset: window.offset });
  return buildPaged({ rows: rows.map(showVendorApplication), total, ppp, window, path: call.path });
}
