import * as audit from '@wevisu/contract/audit.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { exportEvents } from './export-events.ts';
import { listEvents, listOwnHistory } from './list-events.ts';

export function addAuditCalls(calls: CallTable, { pool }: { readonly pool: Pool }): void {
  calls.add(audit.listAuditEvents, async (_caller, { query }) => {
    const page = await listEvents(pool, query);
    return page.ok ? ok({ data: page.value }) : page;
  });

  calls.add(audit.exportAuditEvents, async (_caller, { query }) => {
    const file = exportEvents(pool, query);
    return file.ok ? ok({ file: file.value }) : file;
  });

  calls.add(audit.listHistory, async ({ user }, { query }) => {
    const page = await listOwnHistory(pool, { userId: user.userId, query });
    return page.ok ? ok({ data: page.value }) : page;
  });
}
