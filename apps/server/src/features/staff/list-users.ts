import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  exportUsers as exportCall,
  listUsers as listCall,
  StaffUserRow,
} from '@wevisu/contract/staff-users.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import type { PageValues } from '../../platform/lists/keyset.ts';
import { type ListPage, readAllRows, readList } from '../../platform/lists/read-list.ts';
import type { StaffDeps } from './deps.ts';
import {
  countUsers,
  findUserIds,
  listUserRows,
  listUsersById,
  type UserRow,
} from './store/users.ts';

type Deps = Pick<StaffDeps, 'pool'>;
type ListQuery = CallInput<typeof listCall>['query'];
type ExportQuery = CallInput<typeof exportCall>['query'];

export async function listUsers(
  { pool }: Deps,
  query: ListQuery,
): Promise<Result<ListPage<StaffUserRow>>> {
  const { rows, count } = await readsOf(pool, query);
  return readList<UserRow, StaffUserRow>(query, { rows, count, show: showUserRow });
}

const COLUMNS: readonly ExportColumn<StaffUserRow>[] = [
  { key: 'name', header: 'Name', value: ({ full_name }) => full_name },
  { key: 'company', header: 'Company', value: ({ company_name }) => company_name },
  { key: 'type', header: 'Type', value: ({ type }) => type },
  { key: 'status', header: 'Status', value: ({ status }) => status },
  { key: 'email', header: 'Email', value: ({ email }) => email },
  { key: 'phone', header: 'Phone', value: ({ phone_number }) => phone_number },
  { key: 'since', header: 'Since', value: ({ created_at }) => formatDate(created_at) },
  { key: 'number', header: 'Number', value: ({ id }) => id },
];

/** All that the filters let through, as a file. */
export async function exportUsers({ pool }: Deps, query: ExportQuery): Promise<Result<SentFile>> {
  const { rows } = await readsOf(pool, query);
  return exportRows({
    ...{ name: 'users', format: query.format, chosen: query.columns, columns: COLUMNS },
    rows: show(readAllRows(query, rows)),
  });
}

async function* show(rows: AsyncIterable<UserRow>) {
  for await (const row of rows) yield showUserRow(row);
}

/** A search is answered once; its pages are cut from the ids that it finds. */
async function readsOf(pool: Pool, query: ListQuery | ExportQuery) {
  const { dir, q } = query;
  const filter = { type: query.type ?? null, status: query.status ?? null };
  if (q === '') {
    return {
      rows: (page: PageValues) => listUserRows(pool, { ...filter, ...page, dir }),
      count: (most: number) => countUsers(pool, { ...filter, most }),
    };
  }
  const found = await findUserIds(pool, { q, ...filter });
  const sign = dir === 'asc' ? 1 : -1;
  const ids = found.toSorted((a, b) => sign * (a - b));
  return {
    rows: async ({ afterId, most }: PageValues) => {
      const from = afterId === null ? ids : ids.filter((id) => sign * (id - afterId) > 0);
      const rows = await listUsersById(pool, { ids: from.slice(0, most) });
      return rows.toSorted((a, b) => sign * (a.id - b.id));
    },
    count: async () => ids.length,
  };
}

export function showUserRow(
  row: Pick<
    UserRow,
    | 'id'
    | 'type'
    | 'status'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'countryCode'
    | 'phoneNumber'
    | 'companyName'
    | 'createdAt'
  >,
): StaffUserRow {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    full_name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    phone_number: row.phoneNumber === '' ? '' : formatPhone(row.phoneNumber, row.countryCode),
    company_name: row.companyName,
    created_at: row.createdAt.toISOString(),
  };
}
