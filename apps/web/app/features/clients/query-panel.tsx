import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

export interface QueryPanelProps<T> {
  readonly query: UseQueryResult<T>;
  /** 'Your tasks'. */
  readonly name: string;
  readonly children: (data: T) => ReactNode;
}

/** Rows to come, what went wrong, or what was loaded. */
export function QueryPanel<T>({ query, name, children }: QueryPanelProps<T>) {
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
