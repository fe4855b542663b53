import { useQuery } from '@tanstack/react-query';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DraftForm } from './draft-form.tsx';
import { fetchOffer, OFFERS_KEY } from './offer-calls.ts';
import { SentOffer } from './sent-offer.tsx';

/** One offer of a pro: its draft, or what was sent and what became of it. */
export default function OfferPage() {
  const { id = '' } = useParams();
  return (
    <AreaPage title="Offer">
      <One id={/^\d{1,15}$/.test(id) ? Number(id) : 0} />
    </AreaPage>
  );
}

function One({ id }: { readonly id: number }) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...OFFERS_KEY, 'one', id],
    queryFn: () => fetchOffer(id),
    retry: false,
  });
  if (data) {
    return data.state === 'draft' ? (
      <DraftForm key={data.version} offer={data} />
    ) : (
      <SentOffer offer={data} />
    );
  }
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState
        action={<LinkButton to={PRO_PATHS.offers}>See your offers</LinkButton>}
        icon="list"
        title="This offer was not found"
      />
    );
  }
  return isLoadingError ? (
    <ErrorState
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      title="The offer could not be loaded"
    />
  ) : (
    <RowsSkeleton label="The offer is loading" />
  );
}
