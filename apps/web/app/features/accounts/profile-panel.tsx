import { useQuery } from '@tanstack/react-query';
import { getProfile, type User } from '@wevisu/contract/accounts.ts';
import { formatPhone } from '@wevisu/domain/phone.ts';
import type { ReactNode } from 'react';
import { call } from '../../platform/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface ProfilePanelProps {
  readonly user: User;
  readonly withCards: boolean;
}

/** CHECK-07, U-03: who this is, where things go, and of a card what may be kept of it. */
export function ProfilePanel({ user, withCards }: ProfilePanelProps) {
  const profile = useQuery({
    queryKey: ['profile', user.id],
    queryFn: async () => (await call(getProfile, { query: {} }, { isQuiet: true })).data,
  });
  const phone = user.phone_number && formatPhone(user.phone_number, user.country_code);
  return (
    <section aria-labelledby="profile" className="rounded-card bg-sunken p-5 sm:p-6">
      <h2 className="text-22" id="profile">
        Profile
      </h2>
      <dl className="mt-4 flex flex-col gap-4">
        <Fact label="Name">{`${user.first_name} ${user.last_name}`.trim()}</Fact>
        <Fact label="Email Address">
          <span className="break-words">{user.email}</span>
        </Fact>
        {phone && (
          <Fact label="Phone number">
            <span className="figures">{phone}</span>
          </Fact>
        )}
        {withCards && profile.isPending && <Skeleton className="h-36" />}
        {withCards && profile.data && (
          <>
            <Fact label="Shipping address">
              <ShippingAddress address={profile.data.shipping_address} />
            </Fact>
            <Fact label="Saved cards">
              <SavedCards cards={profile.data.payment_details} />
            </Fact>
          </>
        )}
      </dl>
      {withCards && profile.isError && (
        <ErrorState
          isRetrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
          title="The rest could not be loaded"
        />
      )}
    </section>
  );
}

type Profile = Awaited<ReturnType<typeof call<typeof getProfile>>>['data'];

function ShippingAddress({ address }: { readonly address: Profile['shipping_address'] }) {
  if (address === null) return <span className="text-muted">Given at your first checkout</span>;
  return (
    <>
      {address.street}
      {address.apartment && `, ${address.apartment}`}
      <br />
      {address.city}, {address.state} <span className="figures">{address.zip_code}</span>
    </>
  );
}

function SavedCards({ cards }: { readonly cards: Profile['payment_details'] }) {
  if (cards.length === 0) return <span className="text-muted">None</span>;
  return (
    <ul className="flex flex-col gap-1">
      {cards.map((card) => (
        <li className="figures" key={card.id}>
          {card.brand} ending in {card.last4}, expires {card.exp_date}
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
