import { useQuery } from '@tanstack/react-query';
import type { TaxYear } from '@wevisu/contract/earnings.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { FORM_1099K, STATE_1099K } from '@wevisu/domain/ledger/form-1099k.ts';
import { formatUsd } from '@wevisu/domain/money/money.ts';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { fetchTaxYears } from './earnings-calls.ts';

/** The figures of form 1099-K. */
export function TaxYears() {
  const years = useQuery({ queryKey: ['earnings', 'tax-years'], queryFn: fetchTaxYears });
  return (
    <section aria-labelledby="tax-years">
      <h2 className="text-18" id="tax-years">
        Form 1099-K
      </h2>
      <p className="mt-1 max-w-form text-muted">
        Sales and hires before refunds, as the form counts them. A form is due above{' '}
        {formatUsd(FORM_1099K.gross)} and {formatCount(FORM_1099K.transactions)} payments in a year.
        Some states ask for it from a lower sum on:{' '}
        {STATE_1099K.map(({ gross, states }) => `${states.join(', ')} ${formatUsd(gross)}`).join(
          '; ',
        )}
        .
      </p>
      {years.isLoadingError && (
        <ErrorState
          isRetrying={years.isFetching}
          onRetry={() => void years.refetch()}
          title="Your figures could not be loaded"
        />
      )}
      {years.isPending && <RowsSkeleton label="Your figures are loading" />}
      {years.data?.length === 0 && <p className="mt-3 text-muted">There are no sales yet.</p>}
      <div className="mt-3 grid max-w-form gap-2">
        {years.data?.map((one) => (
          <Year key={one.year} of={one} />
        ))}
      </div>
    </section>
  );
}

function Year({ of }: { readonly of: TaxYear }) {
  const { year, gross, transactions, months, is_form_due: isDue } = of;
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer">
        <span className="font-[560]">{year}</span>: <Money amount={gross} /> in{' '}
        {formatCount(transactions)} {transactions === 1 ? 'payment' : 'payments'}
        {isDue && '. The federal form is due'}
      </summary>
      <table className="figures mt-2 w-full">
        <thead>
          <tr className="border-line border-b text-muted">
            <th className="py-1.5 text-start font-[520]" scope="col">
              Month
            </th>
            <th className="py-1.5 text-end font-[520]" scope="col">
              Gross
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr className="border-line border-b last:border-0" key={one.month}>
              <th className="py-1.5 text-start font-normal" scope="row">
                {one.month.slice(5)}.{one.month.slice(0, 4)}
              </th>
              <td className="py-1.5 text-end">
                <Money amount={one.gross} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
