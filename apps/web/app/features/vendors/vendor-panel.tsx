import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** Rows to come, what went wrong, or what was loaded. */
export function VendorPanel<T>(props: {
  readonly query: UseQueryResult<T>;
  /** 'Your products'. */
  readonly name: string;
  readonly children: (data: T) => ReactNode;
}) {
  const { query, name, children } = props;
  if (query.isLoadingError) {
    return (
      <ErrorState
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        title={`${name} could not be loaded`}
      />
    );
  }
  return query.data === undefined ? (
    <RowsSkeleton label={`${name} are loading`} />
  ) : (
    children(query.data)
  );
}
