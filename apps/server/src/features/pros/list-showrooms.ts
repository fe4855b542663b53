import type { CallInput } from '@wevisu/contract/call.ts';
import type { listShowroomsForStaff, StaffShowroom } from '@wevisu/contract/pros.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import { isBranded } from '@wevisu/domain/people/branding.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type ListPage, readList } from '../../platform/lists/read-list.ts';
import { countShowrooms, type ShowroomRow, showroomsBy } from './store/showrooms.ts';

/** For staff: every showroom but the sample. */
export function listShowrooms(
  db: Queryable,
  query: CallInput<typeof listShowroomsForStaff>['query'],
): Promise<Result<ListPage<StaffShowroom>>> {
  const filters = {
    like: query.q.replace(/[\\%_]/g, '\\$&'),
    plan: query.plan ?? null,
    status: query.state ?? null,
  };
  return readList(query, {
    rows: (page) => showroomsBy[`${query.sort} ${query.dir}`].list(db, { ...filters, ...page }),
    count: async (most) => (await countShowrooms(db, { ...filters, most })) ?? 0,
    show,
  });
}

function show(row: ShowroomRow): StaffShowroom {
  const { userId, vsdId, companyName, pro, email, plan, status, licenseExpiresOn } = row;
  return {
    ...{ id: userId, vsd_id: vsdId, company_name: companyName, pro, email, plan },
    branded: isBranded({
      basicAddon: { subscription_status: row.basicAddon },
      customAddon: { subscription_status: row.customAddon },
      ...{ plan, planStatus: row.planStatus, planPaidAmount: row.paidAmount },
    }),
    is_open: status === 'open',
    license_expires_on: licenseExpiresOn,
    created_at: row.createdAt.toISOString(),
  };
}
