import { type FoundRecord, MAX_RECORDS } from '@wevisu/contract/palette.ts';
import {
  STAFF_PATHS,
  staffBrandPath,
  staffShowroomPath,
  staffUserPath,
} from '@wevisu/site/staff-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toOrderNumber } from './order-number.ts';
import { findBrands, findOrder, findShowrooms, findUsers } from './store/staff.ts';

/** So that a name that many people have leaves room for showrooms and brands. */
const MOST_OF_A_KIND = 4;

export async function findStaffRecords(db: Queryable, q: string): Promise<FoundRecord[]> {
  const of = { q: q.toLowerCase(), most: MOST_OF_A_KIND };
  const [order, users, showrooms, brands] = await Promise.all([
    findOrder(db, { number: toOrderNumber(q) }),
    findUsers(db, of),
    findShowrooms(db, { ...of, vsdId: q.toUpperCase() }),
    findBrands(db, of),
  ]);
  const orders = order === null ? [] : [order];
  return [
    ...orders.map(({ number, homeowner, showroom }) => ({
      ...{ kind: 'Order' as const, name: number, about: `${homeowner}, ${showroom}` },
      to: `${STAFF_PATHS.orders}?${new URLSearchParams({ q: number })}`,
    })),
    ...users.map(({ id, name, email }) => ({
      ...{ kind: 'User' as const, to: staffUserPath(id), name, about: email },
    })),
    ...showrooms.map(({ proId, name, vsdId }) => ({
      ...{ kind: 'Showroom' as const, to: staffShowroomPath(proId), name, about: vsdId },
    })),
    ...brands.map(({ id, name, vendor }) => ({
      ...{ kind: 'Brand' as const, to: staffBrandPath(id), name, about: vendor },
    })),
  ].slice(0, MAX_RECORDS);
}
