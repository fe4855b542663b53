import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { ACCOUNT_WORDS } from '@wevisu/domain/ledger/account-words.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { fetchAccounts } from './book-calls.ts';

/** Every account with its sum, each leading to its entries. */
export function Accounts() {
  const accounts = useQuery({ queryKey: ['books', 'accounts'], queryFn: fetchAccounts });
  const rows = accounts.data ?? [];
  const total = rows.reduce((all, { sum }) => all + sum, 0);
  return (
    <section aria-labelledby="accounts">
      <h2 className="text-18" id="accounts">
        Accounts
      </h2>
      <p className="mt-1 max-w-form text-muted">
        Above zero: held. Below zero: owed or earned. Together they are zero.
      </p>
      {accounts.isLoadingError && (
        <ErrorState
          isRetrying={accounts.isFetching}
          onRetry={() => void accounts.refetch()}
          title="The accounts could not be loaded"
        />
      )}
      {accounts.isPending && <RowsSkeleton label="The accounts are loading" />}
      {accounts.data && (
        <ScrollBox label="Table of accounts">
          <table className="mt-2 w-full max-w-[760px]">
            <thead>
              <tr className="border-line border-b text-muted">
                <th className="py-2 text-start font-[520]" scope="col">
                  Account
                </th>
                <th className="py-2 ps-3 text-end font-[520]" scope="col">
                  Entries
                </th>
                <th className="py-2 ps-3 text-end font-[520]" scope="col">
                  Sum
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ account, sum, entries }) => (
                <tr className="border-line border-b align-top" key={account}>
                  <th className="py-2 text-start font-normal" scope="row">
                    <Link className="text-link" to={`${STAFF_PATHS.money}?account=${account}`}>
                      {ACCOUNT_WORDS[account].label}
                    </Link>
                    <span className="block text-12 text-muted">{ACCOUNT_WORDS[account].about}</span>
                  </th>
                  <td className="figures py-2 ps-3 text-end">{formatCount(entries)}</td>
                  <td className="py-2 ps-3 text-end">
                    <Money amount={sum} />
                  </td>
                </tr>
              ))}
              <tr className="font-[560]">
                <th className="py-2 text-start" colSpan={2} scope="row">
                  Together
                </th>
                <td className="py-2 ps-3 text-end">
                  <Money amount={total} />
                </td>
              </tr>
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
