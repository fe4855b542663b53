import { useQuery } from '@tanstack/react-query';
import type { StaffUser } from '@wevisu/contract/staff-users.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { AREA_PATHS } from '@wevisu/site/area-paths.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Money } from '../../../ui/money.tsx';
import { fetchUser } from '../shell/staff-calls.ts';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { TYPE_WORDS } from './type-words.ts';
import { UserActs } from './user-acts.tsx';
import { VendorSteps } from './vendor-steps.tsx';

/** One account: what it is, where it is signed in, what it bought, and what staff may do about it. */
export default function StaffUserPage() {
  const { id } = useParams();
  return (
    <AreaPage title="User">
      <Body id={Number(id) as UserId} />
    </AreaPage>
  );
}

function Body({ id }: { readonly id: UserId }) {
  const user = useQuery({ queryKey: ['staff', 'users', id], queryFn: () => fetchUser(id) });
  if (user.isLoadingError) {
    return (
      <ErrorState
        isRetrying={user.isFetching}
        onRetry={() => void user.refetch()}
        title="The user could not be loaded"
      />
    );
  }
  if (!user.data) return <RowsSkeleton label="The user is loading" />;
  return <Whole user={user.data} />;
}

function Whole({ user }: { readonly user: StaffUser }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h2 className="text-22">{user.full_name || user.email}</h2>
        <AccountStatusBadge status={user.status} />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <Facts user={user} />
          {user.deleted_at === null && <UserActs user={user} />}
          <p>
            <Link
              className="underline"
              to={`${AREA_PATHS.staffAudit}?target_kind=user&target_id=${user.id}`}
            >
              What was done to this account
            </Link>
            {', '}
            <Link
              className="underline"
              to={`${AREA_PATHS.staffAudit}?q=${encodeURIComponent(user.email)}`}
            >
              what it did
            </Link>
          </p>
        </div>
        <div className="grid content-start gap-8">
          {user.type === 'Vendor' && <VendorSteps id={user.id} />}
          <Sessions user={user} />
          <Orders user={user} />
        </div>
      </div>
    </>
  );
}

function Facts({ user }: { readonly user: StaffUser }) {
  const verified = user.email_verified_at === null ? ' (not verified)' : '';
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[10rem_1fr]">
      <Fact label="Number">{user.id}</Fact>
      <Fact label="Type">{TYPE_WORDS[user.type]}</Fact>
      <Fact label="Email">
        {user.email}
        {verified}
      </Fact>
      <Fact label="Phone">{user.phone_number || 'None'}</Fact>
      <Fact label="Zip code">{user.zip_code || 'None'}</Fact>
      <Fact label="Since">{formatDate(user.created_at)}</Fact>
      <Fact label="Second factor">{user.has_second_factor ? 'On' : 'Off'}</Fact>
      {user.company_name !== null && <Fact label="Company">{user.company_name}</Fact>}
      {user.showroom && (
        <Fact label="Showroom">
          {user.showroom.vsd_id}, {user.showroom.is_open ? 'open' : 'closed'}
        </Fact>
      )}
      {user.deleted_at !== null && <Fact label="Deleted">{formatDate(user.deleted_at)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:mt-1">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Sessions({ user }: { readonly user: StaffUser }) {
  return (
    <section aria-label="Devices">
      <h3 className="mb-2 text-18">Devices</h3>
      {user.sessions.length === 0 ? (
        <p className="text-muted">Signed in nowhere.</p>
      ) : (
        <ul className="border-line border-t">
          {user.sessions.map((one) => (
            <li className="border-line border-b py-2" key={`${one.signed_in_at} ${one.device}`}>
              {one.device}
              <span className="figures block text-12 text-muted">
                signed in {formatDate(one.signed_in_at)}, last seen {formatDate(one.last_seen_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Orders({ user }: { readonly user: StaffUser }) {
  return (
    <section aria-label="Orders">
      <h3 className="mb-2 text-18">Orders</h3>
      {user.orders.length === 0 ? (
        <p className="text-muted">None placed.</p>
      ) : (
        <>
          <table className="w-full">
            <tbody>
              {user.orders.map((order) => (
                <tr className="border-line border-b" key={order.number}>
                  <th className="py-2 pe-4 text-start font-normal" scope="row">
                    <Link
                      className="figures hover:underline"
                      to={`${STAFF_PATHS.orders}?q=${encodeURIComponent(order.number)}`}
                    >
                      {order.number}
                    </Link>
                  </th>
                  <td className="figures py-2 pe-4">{formatDate(order.placed_at)}</td>
                  <td className="figures py-2 text-end">
                    <Money amount={cents(order.total)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2">
            <Link
              className="underline"
              to={`${STAFF_PATHS.orders}?q=${encodeURIComponent(user.email)}`}
            >
              All {formatCount(user.total_orders)} on the order board
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
