import type { BookEntry, exportEntries, listEntries } from '@wevisu/contract/books.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { type ListPage, readAllRows, readList } from '../../platform/lists/read-list.ts';
import {
  commonOf,
  countEntries,
  type EntryFilter,
  type EntryRow,
  entryPages,
} from './store/entries.ts';

type ListQuery = CallInput<typeof listEntries>['query'];

export function readEntries(db: Queryable, query: ListQuery): Promise<Result<ListPage<BookEntry>>> {
  const filter = filterOf(query);
  const common = commonOf(filter);
  // A place in a list of one account is none in another list.
  return readList<EntryRow, BookEntry>(
    { ...query, sort: `${query.sort}:${common}` },
    {
      rows: (page) => entryPages[common][query.dir].list(db, { ...filter, ...page }),
      count: (most) => countEntries(db, { ...filter, most }),
      show: showEntry,
    },
  );
}

const COLUMNS: readonly ExportColumn<BookEntry>[] = [
  { key: 'booked', header: 'Booked (UTC)', value: ({ booked_at }) => booked_at },
  { key: 'account', header: 'Account', value: ({ account }) => account },
  { key: 'payee', header: 'Payee', value: ({ payee }) => payee },
  { key: 'cause', header: 'Cause', value: ({ cause }) => cause },
  { key: 'order', header: 'Order', value: ({ order_number }) => order_number },
  { key: 'product', header: 'Product', value: ({ product_name }) => product_name },
  { key: 'amount', header: 'Amount', kind: 'cents', value: ({ amount }) => amount },
];

export function writeEntries(
  db: Queryable,
  query: CallInput<typeof exportEntries>['query'],
): Result<SentFile> {
  const filter = filterOf(query);
  const rows = readAllRows<EntryRow>(query, (page) =>
    entryPages[commonOf(filter)][query.dir].list(db, { ...filter, ...page }),
  );
  return exportRows({
    ...{ name: 'ledger', format: query.format, chosen: query.columns },
    ...{ columns: COLUMNS, rows: show(rows) },
  });
}

async function* show(rows: AsyncIterable<EntryRow>): AsyncGenerator<BookEntry> {
  for await (const row of rows) yield showEntry(row);
}

function filterOf({
  account,
  cause,
  from,
  to,
  q,
}: Pick<ListQuery, 'account' | 'cause' | 'from' | 'to' | 'q'>): EntryFilter {
  return {
    ...{ account: account ?? null, cause: cause ?? null, from: from ?? null, to: to ?? null },
    number: q === '' ? null : q.toUpperCase(),
  };
}

const CAUSE_WORDS: Readonly<Record<string, string>> = {
  capture: 'Charge',
  refund: 'Refund',
  maturity: 'Became available, item',
  payout: 'Payout',
  dispute: 'Dispute',
  plan: 'Plan',
  hire: 'Hire payment',
  hire_fee: 'Fee on hire payment',
  correction: 'Correction',
};

function showEntry(row: EntryRow): BookEntry {
  const { id, bookedAt, account, payee, cause, causeId, orderNumber, productName } = row;
  return {
    ...{ id, account, payee, order_number: orderNumber, product_name: productName },
    booked_at: bookedAt.toISOString(),
    cause: `${CAUSE_WORDS[cause] ?? cause} ${causeId}`,
    amount: cents(row.amount),
  };
}
