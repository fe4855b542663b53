import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';
import { loadOrKeep } from './query-keeper.ts';
import { announce } from './site-events.ts';

/** Whether to retry: once, and only if there was no answer at all (U-37). */
export function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiFailure && error.isNetworkFault;
}

/** One per browser window, and one per server-rendered page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // ERR-15: pages show other failures in place; this one leads to sign-in.
      onError: (error) => {
        if (error instanceof ApiFailure && error.endsSession) announce('session-ended');
      },
    }),
    defaultOptions: {
      queries: {
        ...{ staleTime: 30_000, retry: retryOnce, refetchOnWindowFocus: false },
        // A persister would change the mode.
        ...{ persister: loadOrKeep, networkMode: 'online' },
      },
      mutations: { retry: false },
    },
  });
}
