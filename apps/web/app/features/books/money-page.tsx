import type { BookEntry } from '@wevisu/contract/books.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { ACCOUNT_WORDS } from '@wevisu/domain/ledger/account-words.ts';
import { LEDGER_ACCOUNTS } from '@wevisu/domain/ledger/accounts.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { Money } from '../../ui/money.tsx';
import { Accounts } from './accounts.tsx';
import { fetchEntries, fetchEntriesFile } from './book-calls.ts';
import { FailedRefunds } from './failed-refunds.tsx';
import { Reconciliations } from './reconciliations.tsx';
import { SoldPacks } from './sold-packs.tsx';

const FILTERS: readonly TableFilter[] = [
  {
    key: 'account',
    label: 'Account',
    options: LEDGER_ACCOUNTS.map((id) => ({ id, label: ACCOUNT_WORDS[id].label })),
  },
  {
    key: 'cause',
    label: 'Cause',
    options: [
      { id: 'capture', label: 'Charge' },
      { id: 'refund', label: 'Refund' },
      { id: 'maturity', label: 'Became available' },
      { id: 'payout', label: 'Payout' },
      { id: 'dispute', label: 'Dispute' },
      { id: 'plan', label: 'Plan' },
      { id: 'credits', label: 'AI credits' },
      { id: 'hire', label: 'Hire payment' },
      { id: 'hire_fee', label: 'Fee on a hire' },
      { id: 'correction', label: 'Correction' },
    ],
  },
  { key: 'from', label: 'From', type: 'date' },
  { key: 'to', label: 'To', type: 'date' },
];

const COLUMNS: readonly TableColumn<BookEntry>[] = [
  {
    key: 'booked',
    header: 'Booked',
    isSortable: true,
    cell: ({ booked_at }) => <span className="figures">{formatDate(booked_at)}</span>,
  },
  {
    key: 'account',
    header: 'Account',
    cell: ({ account, payee }) => (
      <>
        {ACCOUNT_WORDS[account].label}
        {payee !== null && <span className="block text-12 text-muted">{payee}</span>}
      </>
    ),
  },
  { key: 'cause', header: 'Cause', cell: ({ cause }) => cause },
  {
    key: 'order',
    header: 'Order',
    cell: ({ order_number: number }) =>
      number === null ? (
        ''
      ) : (
        <Link
          className="whitespace-nowrap font-[560] hover:underline"
          to={`${STAFF_PATHS.orders}?q=${encodeURIComponent(number)}`}
        >
          {number}
        </Link>
      ),
  },
  { key: 'product', header: 'Product', cell: ({ product_name }) => product_name ?? '' },
  {
    key: 'amount',
    header: 'Amount',
    isNumber: true,
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

/** G-56: from the sum of an account to its entries to their cause, and whether all of it agrees. */
export default function StaffMoneyPage() {
  return (
    <AreaPage title="Money">
      <div className="flex flex-col gap-10">
        <FailedRefunds />
        <Reconciliations />
        <SoldPacks />
        <Accounts />
        <div>
          <h2 className="mb-3 text-18">Entries</h2>
          <DataTable
            columns={COLUMNS}
            empty={{
              title: 'Nothing is booked yet',
              children: <p>Entries appear once an order is charged.</p>,
            }}
            fetchExport={fetchEntriesFile}
            fetchPage={fetchEntries}
            filters={FILTERS}
            label="Entries"
            queryRoot="books"
            rowId={({ id }) => String(id)}
            rowName={({ account, cause }) => `${ACCOUNT_WORDS[account].label}, ${cause}`}
            searchLabel="Order number"
            sort={{ key: 'booked', dir: 'desc' }}
            table="staff.money"
          />
        </div>
      </div>
    </AreaPage>
  );
}
