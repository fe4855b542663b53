import { isIP } from 'node:net';
import * as audit from '@wevisu/contract/audit.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { HashAddress } from '../../platform/security/address-hash.ts';
import { exportEvents } from './export-events.ts';
import { listEvents, listOwnHistory } from './list-events.ts';

interface AuditDeps {
  readonly pool: Pool;
  readonly hashAddress: HashAddress;
}

export function addAuditCalls(calls: CallTable, { pool, hashAddress }: AuditDeps): void {
  /** An address as people know it is looked for by its hash. */
  const hashed = <Query extends { readonly address?: string | undefined }>(query: Query): Query =>
    query.address === undefined || isIP(query.address) === 0
      ? query
      : { ...query, address: hashAddress(networkOf(query.address)).toString('hex') };

  calls.add(audit.listAuditEvents, async (_caller, { query }) => {
    const page = await listEvents(pool, hashed(query));
    return page.ok ? ok({ data: page.value }) : page;
  });

  calls.add(audit.exportAuditEvents, async (_caller, { query }) => {
    const file = exportEvents(pool, hashed(query));
    return file.ok ? ok({ file: file.value }) : file;
  });

  calls.add(audit.listHistory, async ({ user }, { query }) => {
    const page = await listOwnHistory(pool, { userId: user.userId, query });
    return page.ok ? ok({ data: page.value }) : page;
  });
}
