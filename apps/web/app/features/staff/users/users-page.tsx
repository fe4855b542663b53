import { useInfiniteQuery } from '@tanstack/react-query';
import type { StaffUserRow } from '@wevisu/contract/staff-users.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '@wevisu/domain/people/accounts.ts';
import { STAFF_PATHS, staffUserPath } from '@wevisu/site/staff-paths.ts';
import { Link, useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FilterForm } from '../shell/filter-form.tsx';
import { fetchUsers } from '../shell/staff-calls.ts';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { TYPE_WORDS } from './type-words.ts';

/** People, found by the beginning of a name, email or phone, or by number. */
export default function StaffUsersPage() {
  return (
    <AreaPage title="Users">
      <FilterForm
        clearPath={STAFF_PATHS.users}
        search="Name, email, phone or number"
        selects={[
          {
            name: 'type',
            label: 'Type',
            options: ACCOUNT_TYPES.map((id) => ({ id, label: TYPE_WORDS[id] })),
          },
          {
            name: 'status',
            label: 'Status',
            options: ACCOUNT_STATUSES.map((id) => ({ id, label: id })),
          },
        ]}
      />
      <Users />
    </AreaPage>
  );
}

function Users() {
  const [params] = useSearchParams();
  const filter = {
    q: params.get('q') ?? '',
    type: ACCOUNT_TYPES.find((one) => one === params.get('type')),
    status: ACCOUNT_STATUSES.find((one) => one === params.get('status')),
  };
  const users = useInfiniteQuery({
    queryKey: ['staff', 'users', filter],
    queryFn: ({ pageParam }) =>
      fetchUsers({ ...filter, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  if (users.isLoadingError) {
    return (
      <ErrorState
        isRetrying={users.isFetching}
        onRetry={() => void users.refetch()}
        title="The users could not be loaded"
      />
    );
  }
  if (!users.data) return <RowsSkeleton label="The users are loading" />;
  const rows = users.data.pages.flatMap((page) => page.rows);
  const [first] = users.data.pages;
  if (rows.length === 0) {
    return (
      <EmptyState
        action={<LinkButton to={STAFF_PATHS.users}>Clear the filters</LinkButton>}
        title="Nobody matches"
      >
        <p>A search begins at the start of a name, an email address or a phone number.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <UsersTable rows={rows} />
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="figures text-muted" role="status">
          {formatCount(rows.length)} of {formatCount(first?.total ?? rows.length)}
          {first?.total_is_exact === false ? '+' : ''}
        </p>
        {users.hasNextPage && (
          <Button
            isPending={users.isFetchingNextPage}
            kind="secondary"
            onPress={() => void users.fetchNextPage()}
            size="small"
          >
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

const CELL = 'py-2 pe-4 align-top max-md:block max-md:py-0.5';

function UsersTable({ rows }: { readonly rows: readonly StaffUserRow[] }) {
  return (
    <table className="w-full max-md:block">
      <thead className="max-md:hidden">
        <tr className="border-line border-b text-muted">
          {['Name', 'Type', 'Status', 'Email', 'Phone', 'Since'].map((name) => (
            <th className="py-2 pe-4 text-start font-[520]" key={name} scope="col">
              {name}
            </th>
          ))}
          <th className="py-2 text-end font-[520]" scope="col">
            Number
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr className="border-line border-b max-md:block max-md:py-3" key={row.id}>
            <th className={`${CELL} text-start font-normal`} scope="row">
              <Link className="font-[560] hover:underline" to={staffUserPath(row.id)}>
                {row.full_name || row.email}
              </Link>
              {row.company_name !== null && (
                <span className="block text-12 text-muted">{row.company_name}</span>
              )}
            </th>
            <td className={CELL}>{TYPE_WORDS[row.type]}</td>
            <td className={CELL}>
              <AccountStatusBadge status={row.status} />
            </td>
            <td className={`${CELL} break-all`}>{row.email}</td>
            <td className={`figures whitespace-nowrap ${CELL}`}>{row.phone_number}</td>
            <td className={`figures whitespace-nowrap ${CELL}`}>{formatDate(row.created_at)}</td>
            <td className={`figures ${CELL} text-end max-md:text-start`}>{row.id}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
