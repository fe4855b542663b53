import { useQuery } from '@tanstack/react-query';
import type { OfferRow } from '@wevisu/contract/offers.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { PRO_PATHS, proOfferPath } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fetchOffers, OFFERS_KEY } from './offer-calls.ts';
import { OFFER_BADGES } from './offer-texts.ts';

/** A pro's offers, newest first. */
export default function OffersPage() {
  return (
    <AreaPage title="Offers">
      <Offers />
    </AreaPage>
  );
}

function Offers() {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...OFFERS_KEY, 'list'],
    queryFn: fetchOffers,
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
  if (!data) return <RowsSkeleton label="Your offers are loading" />;
  if (data.length === 0) {
    return (
      <EmptyState
        action={<LinkButton to={PRO_PATHS.clients}>See your clients</LinkButton>}
        icon="list"
        title="No offers yet"
      >
        <p>
          Make one from a room that a client shared with you. Clients can also ask for an offer of
          their cart.
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="max-w-[760px] border-line border-t">
      {data.map((offer) => (
        <Row key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function Row({ offer }: { readonly offer: OfferRow }) {
  const { kind, label } = OFFER_BADGES[offer.state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3">
      <div className="min-w-0">
        <Link className="wrap-anywhere font-[560] hover:underline" to={proOfferPath(offer.id)}>
          {offer.title}
        </Link>
        <p className="figures text-14 text-muted">
          {[offer.number, offer.client_name, dateText(offer)].filter(Boolean).join(', ')}
        </p>
      </div>
      <Badge kind={kind}>{label}</Badge>
    </li>
  );
}

/** What one waits for, or when it was over. */
function dateText({ made_at, sent_at, closed_at, ends_on }: OfferRow): string {
  if (sent_at === null) return `made on ${formatDate(made_at)}`;
  return closed_at === null
    ? `answer by ${formatDay(day(ends_on))}`
    : `closed on ${formatDate(closed_at)}`;
}
