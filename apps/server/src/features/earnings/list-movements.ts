import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  Earning,
  exportEarnings as exportCall,
  listEarnings as listCall,
} from '@wevisu/contract/earnings.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import {
  CAUSE_OF_KIND,
  EARNING_WORDS,
  type EarningKind,
  KIND_OF_CAUSE,
} from '@wevisu/domain/ledger/earning-kinds.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { type ListPage, readAllRows, readList } from '../../platform/lists/read-list.ts';
import type { EarningsDeps } from './deps.ts';
import type { PayeeUser } from './payee-user.ts';
import { countMovements, type MovementRow, movementPages } from './store/movements.ts';

type ListQuery = CallInput<typeof listCall>['query'];
type ExportQuery = CallInput<typeof exportCall>['query'];

export function readMovements(
  { pool }: EarningsDeps,
  payee: PayeeUser,
  query: ListQuery,
): Promise<Result<ListPage<Earning>>> {
  const filter = filterOf(payee, query);
  return readList<MovementRow, Earning>(query, {
    rows: (page) => movementPages[payee.kind][query.dir].list(pool, { ...filter, ...page }),
    count: async (most) =>
      (await countMovements[payee.kind].require(pool, { ...filter, most })).total,
    show: showMovement,
  });
}

export const MOVEMENT_COLUMNS: readonly ExportColumn<Earning>[] = [
  { key: 'booked', header: 'Booked (UTC)', value: ({ booked_at }) => booked_at },
  { key: 'kind', header: 'Kind', value: ({ kind }) => EARNING_WORDS[kind] },
  { key: 'order', header: 'Order', value: ({ order_number }) => order_number },
  { key: 'product', header: 'Product', value: ({ product_name }) => product_name },
  { key: 'account', header: 'Balance', value: ({ account }) => account },
  { key: 'available_on', header: 'Available on', value: ({ available_on }) => available_on },
  { key: 'amount', header: 'Amount', kind: 'cents', value: ({ amount }) => amount },
];

export function writeMovements(
  deps: EarningsDeps,
  payee: PayeeUser,
  query: ExportQuery,
): Result<SentFile> {
  return exportRows({
    ...{ name: 'earnings', format: query.format, chosen: query.columns },
    ...{ columns: MOVEMENT_COLUMNS, rows: allMovements(deps, payee, query) },
  });
}

/** Every movement that the filters find. */
export async function* allMovements(
  { pool }: EarningsDeps,
  payee: PayeeUser,
  query: Pick<ListQuery, 'sort' | 'dir' | 'q' | 'kind' | 'from' | 'to'>,
): AsyncGenerator<Earning> {
  const filter = filterOf(payee, query);
  const rows = readAllRows<MovementRow>(query, (page) =>
    movementPages[payee.kind][query.dir].list(pool, { ...filter, ...page }),
  );
  for await (const row of rows) yield showMovement(row);
}

function filterOf(
  { userId }: PayeeUser,
  { q, kind, from, to }: Pick<ListQuery, 'q' | 'kind' | 'from' | 'to'>,
) {
  return {
    userId,
    cause: kind === undefined ? null : CAUSE_OF_KIND[kind],
    from: from ?? null,
    to: to ?? null,
    number: q === '' ? null : q.toUpperCase(),
  };
}

function showMovement(row: MovementRow): Earning {
  const kind: EarningKind = KIND_OF_CAUSE[row.cause] ?? 'correction';
  return {
    id: row.id,
    booked_at: row.bookedAt.toISOString(),
    kind,
    account: row.account === 'pending' ? 'pending' : 'available',
    order_number: row.orderNumber,
    product_name: row.productName ?? row.milestone,
    hire_id: row.hireId,
    available_on: row.availableOn,
    amount: cents(row.amount),
  };
}
