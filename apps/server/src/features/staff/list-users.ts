import type { StaffUserRow } from '@wevisu/contract/staff-users.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import type { StaffDeps } from './deps.ts';
import {
  countUsers,
  findUserIds,
  listUserRows,
  listUsersById,
  type UserFilter,
  type UserRow,
} from './store/users.ts';

const MAX_COUNTED = 10_000;

interface Asked extends UserFilter {
  readonly q: string;
  /** The last id of the page before. */
  readonly after: number | null;
  readonly limit: number;
}

export async function listUsers({ pool }: Pick<StaffDeps, 'pool'>, asked: Asked) {
  const { type, status, q, limit } = asked;
  const before = asked.after ?? Number.MAX_SAFE_INTEGER;
  if (q !== '') {
    const ids = await findUserIds(pool, { q, type, status });
    const rest = ids.filter((id) => id < before);
    const rows = await listUsersById(pool, { ids: rest.slice(0, limit) });
    return buildPage(rows, { total: ids.length, isMore: rest.length > limit });
  }
  const [rows, total] = await Promise.all([
    listUserRows(pool, { type, status, before, limit: limit + 1 }),
    countUsers(pool, { type, status }),
  ]);
  return buildPage(rows.slice(0, limit), { total, isMore: rows.length > limit });
}

function buildPage(
  rows: readonly UserRow[],
  { total, isMore }: { readonly total: number; readonly isMore: boolean },
) {
  return {
    rows: rows.map(showUserRow),
    next: isMore ? String(rows.at(-1)?.id) : null,
    total: Math.min(total, MAX_COUNTED),
    total_is_exact: total <= MAX_COUNTED,
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
