import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import type { ClientCalls } from './client-calls.ts';
import { LinkedView } from './linked-view.tsx';
import { OFFERS_KEY } from './offer-calls.ts';

/** An offer as its client reads and answers it; `children` where there is none. */
export function ReadOffer(props: {
  readonly calls: ClientCalls;
  readonly queryKey: readonly (string | number)[];
  readonly children: ReactNode;
}) {
  const { calls, queryKey, children } = props;
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...OFFERS_KEY, ...queryKey],
    queryFn: calls.read,
    retry: false,
  });
  if (data) return <LinkedView calls={calls} key={data.state} offer={data} />;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) {
    return children;
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
