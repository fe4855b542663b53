import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';
import { announce } from './site-events.ts';

/** Whether to try again: once, and only where no answer came at all (U-37). */
export function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiFailure && error.isNetworkFault;
}

/** One per browser window, and one per page rendered on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // ERR-15: pages show what else goes wrong in their own place, but sign in again for this.
      onError: (error) => {
        if (error instanceof ApiFailure && error.status === 401) announce('session-ended');
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: retryOnce, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
