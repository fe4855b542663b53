import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  Client,
  exportClients as exportCall,
  listClients as listCall,
} from '@wevisu/contract/clients.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { readAllRows, readList } from '../../platform/lists/read-list.ts';
import type { ClientsDeps } from './deps.ts';
import { type ClientRow, clientPages, countClients } from './store/clients.ts';

type Deps = Pick<ClientsDeps, 'pool'>;
type ListQuery = CallInput<typeof listCall>['query'];
type ExportQuery = CallInput<typeof exportCall>['query'];

/** Who ordered, shared a project or has a cart in the pro's showroom. */
export function listClients(
  { pool }: Deps,
  { proId, query }: { readonly proId: ProUserId; readonly query: ListQuery },
) {
  const filter = filterOf(proId, query);
  return readList<ClientRow & { readonly sortKey: string | null }, Client>(query, {
    rows: (page) => clientPages[query.sort][query.dir].list(pool, { ...filter, ...page }),
    count: async (most) => (await countClients(pool, { ...filter, most })).total,
    show: showClientRow,
  });
}

const COLUMNS: readonly ExportColumn<ClientRow>[] = [
  { key: 'name', header: 'Client', value: ({ name }) => name },
  { key: 'orders', header: 'Orders', value: ({ orders }) => orders },
  { key: 'paid', header: 'Paid', kind: 'cents', value: ({ paidCents }) => paidCents },
  { key: 'shared', header: 'Shared rooms', value: ({ sharedProjects }) => sharedProjects },
  { key: 'in_cart', header: 'In cart', value: ({ inCart }) => inCart },
  { key: 'active', header: 'Last active', value: ({ lastActiveAt }) => formatDate(lastActiveAt) },
];

/** All that the filters let through, as a file. */
export function exportClients(
  { pool }: Deps,
  { proId, query }: { readonly proId: ProUserId; readonly query: ExportQuery },
) {
  const { sort, dir, format, columns: chosen } = query;
  const filter = filterOf(proId, query);
  return exportRows({
    ...{ name: 'clients', format, chosen, columns: COLUMNS },
    rows: readAllRows(query, (page) => clientPages[sort][dir].list(pool, { ...filter, ...page })),
  });
}

function filterOf(proId: ProUserId, { q, kind }: ListQuery | ExportQuery) {
  return { proId, kind: kind ?? null, q: q === '' ? null : q.toLowerCase() };
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
