import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { LinkedView } from './linked-view.tsx';
import { OFFERS_KEY, readLinked } from './offer-calls.ts';

/** An offer, for whoever has its link: no account is needed to read and sign it. */
export default function LinkedPage() {
  const secret = useSearchParams()[0].get('key') ?? '';
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <PageHead isPrivate title="Your offer" />
      <div className="max-w-[760px]">
        <Linked secret={secret} />
      </div>
    </div>
  );
}

function Linked({ secret }: { readonly secret: string }) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...OFFERS_KEY, 'linked', secret],
    queryFn: () => readLinked(secret),
    retry: false,
  });
  if (data) return <LinkedView key={data.state} offer={data} secret={secret} />;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState icon="list" title="This link does not work any more">
        <p>The offer has ended, or there is a newer one. Ask your pro for it.</p>
      </EmptyState>
    );
  }
  return isLoadingError ? (
    <ErrorState
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      title="The offer could not be loaded"
    />
  ) : (
    <TextSkeleton lines={8} />
  );
}
