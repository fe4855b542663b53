import { useQuery } from '@tanstack/react-query';
import type { EarningsBalance } from '@wevisu/contract/earnings.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fetchBalance } from './earnings-calls.ts';

/** What is available, what is held and until when. */
export function Balance() {
  const balance = useQuery({ queryKey: ['earnings', 'balance'], queryFn: fetchBalance });
  return (
    <section aria-label="Balance">
      {balance.isLoadingError ? (
        <ErrorState
          isRetrying={balance.isFetching}
          onRetry={() => void balance.refetch()}
          title="Your balance could not be loaded"
        />
      ) : balance.data ? (
        <Loaded balance={balance.data} />
      ) : (
        <RowsSkeleton label="Your balance is loading" />
      )}
    </section>
  );
}

function Loaded({ balance }: { readonly balance: EarningsBalance }) {
  const { available, pending, in_transit, held, upcoming, later } = balance;
  const heldTotal = held.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <Figure amount={available} label="Available">
          Its day has come: it is yours to be paid out.
        </Figure>
        <Figure amount={pending} label="Pending">
          Earned, and held until its day, since goods may still come back.
        </Figure>
        {in_transit !== 0 && (
          <Figure amount={in_transit} label="On its way">
            Claimed by a payout that has not arrived.
          </Figure>
        )}
        {held.length > 0 && (
          <Figure amount={heldTotal} label="Held by disputes">
            Disputed by a homeowner's bank: yours again once it decides for us.
          </Figure>
        )}
      </dl>
      {held.length > 0 && (
        <p className="max-w-form text-muted">
          In dispute:{' '}
          {held.map(({ order_number, since }, place) => (
            <span className="figures" key={`${order_number} ${since}`}>
              {place > 0 && ', '}
              {order_number} since {formatDate(since)}
            </span>
          ))}
          .
        </p>
      )}
      {available < 0 && (
        <Notice kind="warning" title="Your balance is below zero">
          Goods came back, or a bank took a payment back, after you were paid. Your next earnings
          make up for it.
        </Notice>
      )}
      {upcoming.length > 0 && (
        <div className="max-w-form">
          <h2 className="mb-2 text-18">Becomes available</h2>
          <table className="w-full">
            <thead className="reader-only">
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Items</th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody className="border-line border-t">
              {upcoming.map((one) => (
                <tr className="figures border-line border-b" key={one.day}>
                  <th className="py-2 text-start font-normal" scope="row">
                    {formatDay(day(one.day))}
                  </th>
                  <td className="py-2 text-muted">
                    {formatCount(one.items)} {one.items === 1 ? 'item' : 'items'}
                  </td>
                  <td className="py-2 text-end">
                    <Money amount={one.amount} />
                  </td>
                </tr>
              ))}
              {later !== 0 && (
                <tr className="figures border-line border-b">
                  <th className="py-2 text-start font-normal" colSpan={2} scope="row">
                    Later
                  </th>
                  <td className="py-2 text-end">
                    <Money amount={later} />
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly amount: number;
  readonly children: string;
}

function Figure({ label, amount, children }: FigureProps) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-muted">{label}</dt>
      <dd className="text-22">
        <Money amount={amount} />
      </dd>
      <dd className="text-12 text-muted">{children}</dd>
    </div>
  );
}
