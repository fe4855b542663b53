import { useQuery } from '@tanstack/react-query';
import type { OwnOfferRow } from '@wevisu/contract/own-offers.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { isApprovedOffer, isOpenOffer } from '@wevisu/domain/offers/offer-state.ts';
import { ownOfferPath, PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchOwnOffers } from './client-calls.ts';
import { OFFERS_KEY } from './offer-calls.ts';
import { CLIENT_BADGES } from './offer-texts.ts';

/** Offers that pros sent to the account's confirmed address, newest first. */
export function OwnOffers() {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...OFFERS_KEY, 'own'],
    queryFn: fetchOwnOffers,
  });
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="Your offers could not be loaded"
      />
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-4">
        <LoadingNote label="Your offers are loading" />
        {[1, 2, 3].map((row) => (
          <Skeleton className="h-28 rounded-card" key={row} />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.cart}>See your cart</LinkButton>}
        icon="list"
        title="No offers yet"
      >
        <p>Put products into your cart and ask your pro for an offer of them.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {data.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function OfferCard({ offer }: { readonly offer: OwnOfferRow }) {
  const { id, title, number, company_name, state } = offer;
  const { kind, label } = CLIENT_BADGES[state];
  return (
    <li className="relative rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 font-sans text-16 font-[560]">
          <Link className="after:absolute after:inset-0 after:rounded-card" to={ownOfferPath(id)}>
            {title}
          </Link>
        </h3>
        <Badge kind={kind}>{label}</Badge>
      </div>
      <p className="figures mt-0.5 text-14 text-muted">
        {number} of {company_name}
      </p>
      <p className="figures mt-3 text-14">{toDo(offer)}</p>
    </li>
  );
}

function toDo({ state, ends_on, closed_at }: OwnOfferRow): string {
  if (isOpenOffer(state)) return `Read and sign it by ${formatDay(day(ends_on))}`;
  if (isApprovedOffer(state)) return 'Put what you approved into your cart';
  return closed_at === null ? '' : `Closed on ${formatDate(closed_at)}`;
}
