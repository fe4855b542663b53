import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

/** Whether to try again: once, and only where no answer came at all (U-37). */
export function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiFailure && error.isNetworkFault;
}

/** One per browser window, and one per page rendered on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: retryOnce, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
