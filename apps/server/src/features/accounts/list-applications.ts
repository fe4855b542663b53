import { listProApplications as call } from '@wevisu/contract/pro-applications.ts';
import { buildPaged, type PageRequest, pageWindow } from '../../platform/http/paged.ts';
import type { AccountsDeps } from './deps.ts';
import { showProApplication } from './show-application.ts';
import { countProApplications, listProApplicationRows } from './store/pro-applications.ts';

export async function listApplications(
  { pool }: Pick<AccountsDeps, 'pool'>,
  { page, ppp }: PageRequest,
) {
  const total = await countProApplications(pool);
  const window = pageWindow(total, { page, ppp });
  const rows = await listProApplicationRows(pool, { limit: ppp, offset: window.offset });
  return buildPaged({ rows: rows.map(showProApplication), total, ppp, window, path: call.path });
}
