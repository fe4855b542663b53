import type { Earning } from '@wevisu/contract/earnings.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { EARNING_KINDS, EARNING_WORDS } from '@wevisu/domain/ledger/earning-kinds.ts';
import { PRO_PATHS, proHirePath, proOrderPath } from '@wevisu/site/pro-paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { Link, useLocation } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { Money } from '../../ui/money.tsx';
import { PayoutSection } from '../payouts/payout-section.tsx';
import { Balance } from './balance.tsx';
import { fetchMovements, fetchMovementsFile } from './earnings-calls.ts';
import { Statements } from './statements.tsx';
import { TaxYears } from './tax-years.tsx';

const FILTERS: readonly TableFilter[] = [
  {
    key: 'kind',
    label: 'Kind',
    options: EARNING_KINDS.map((id) => ({ id, label: EARNING_WORDS[id] })),
  },
  { key: 'from', label: 'From', type: 'date' },
  { key: 'to', label: 'To', type: 'date' },
];

/** What a pro or a vendor has earned. */
export default function MoneyPage() {
  const isPro = useLocation().pathname === PRO_PATHS.money;
  return (
    <AreaPage title="Money">
      <div className="flex flex-col gap-10">
        <Balance />
        <PayoutSection />
        <div>
          <h2 className="mb-3 text-18">Movements</h2>
          <DataTable
            columns={isPro ? PRO_COLUMNS : VENDOR_COLUMNS}
            empty={{
              title: 'Nothing is earned yet',
              children: <p>Once an order is charged, your part of it appears here.</p>,
            }}
            fetchExport={fetchMovementsFile}
            fetchPage={fetchMovements}
            filters={FILTERS}
            label="Movements"
            rowId={({ id }) => String(id)}
            rowName={({ kind, order_number }) => `${EARNING_WORDS[kind]} ${order_number ?? ''}`}
            searchLabel="Order number"
            sort={{ key: 'booked', dir: 'desc' }}
            table={isPro ? 'pro.money' : 'vendor.money'}
          />
        </div>
        <Statements />
        <TaxYears />
      </div>
    </AreaPage>
  );
}

function columnsFor(orderLink: (number: string) => string): readonly TableColumn<Earning>[] {
  return [
    {
      key: 'booked',
      header: 'Booked',
      isSortable: true,
      cell: ({ booked_at }) => <span className="figures">{formatDate(booked_at)}</span>,
    },
    { key: 'kind', header: 'Kind', cell: ({ kind }) => EARNING_WORDS[kind] },
    {
      key: 'order',
      header: 'Order',
      cell: ({ order_number: number, hire_id: hire }) =>
        hire !== null ? (
          <Link className="whitespace-nowrap font-[560] hover:underline" to={proHirePath(hire)}>
            Hire
          </Link>
        ) : number === null ? (
          ''
        ) : (
          <Link className="whitespace-nowrap font-[560] hover:underline" to={orderLink(number)}>
            {number}
          </Link>
        ),
    },
    { key: 'product', header: 'Product', cell: ({ product_name }) => product_name ?? '' },
    {
      key: 'account',
      header: 'Balance',
      cell: ({ account }) => (account === 'pending' ? 'Pending' : 'Available'),
    },
    {
      key: 'available_on',
      header: 'Available on',
      cell: ({ available_on: on }) =>
        on === null ? '' : <span className="figures">{formatDay(day(on))}</span>,
    },
    {
      key: 'amount',
      header: 'Amount',
      isNumber: true,
      cell: ({ amount }) => <Money amount={amount} />,
    },
  ];
}

const PRO_COLUMNS = columnsFor(proOrderPath);
const VENDOR_COLUMNS = columnsFor(
  (number) => `${VENDOR_PATHS.orders}?q=${encodeURIComponent(number)}`,
);
