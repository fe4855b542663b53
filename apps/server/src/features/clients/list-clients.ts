import type { CallInput } from '@wevisu/contract/call.ts';
import type { Client, listClients as call } from '@wevisu/contract/clients.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { ClientsDeps } from './deps.ts';
import { type ClientRow, countClients, listClientRows } from './store/clients.ts';

/** Beyond this, a list says "10,000+". */
const MAX_COUNTED = 10_000;
const CURSOR = /^(\d{1,15})-(\d{1,15})$/;

/** Who ordered, shared a project or has a cart in the pro's showroom, last active first. */
export async function listClients(
  { pool }: Pick<ClientsDeps, 'pool'>,
  { proId, query }: { readonly proId: ProUserId; readonly query: CallInput<typeof call>['query'] },
) {
  const { q, kind = null, limit } = query;
  const filter = { proId, kind, q: q === '' ? null : q.toLowerCase() };
  const after = readCursor(query.after);
  const rows = await listClientRows(pool, { ...filter, ...after, limit: limit + 1 });
  const { total } = await countClients(pool, { ...filter, most: MAX_COUNTED + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(showClientRow),
    next: rows.length > limit && last ? `${last.lastActiveAt.getTime()}-${last.id}` : null,
    total: Math.min(total, MAX_COUNTED),
    total_is_exact: total <= MAX_COUNTED,
  };
}

export function showClientRow(row: ClientRow): Client {
  return {
    id: row.id,
    name: row.name,
    orders: row.orders,
    paid: row.paidCents,
    shared_projects: row.sharedProjects,
    in_cart: row.inCart,
    last_active_at: row.lastActiveAt.toISOString(),
  };
}

/** A cursor that is not one starts at the beginning. */
function readCursor(after: string | undefined) {
  const [, at, id] = CURSOR.exec(after ?? '') ?? [];
  return at === undefined || id === undefined
    ? { afterAt: null, afterId: null }
    : { afterAt: new Date(Number(at)), afterId: Number(id) as UserId };
}
