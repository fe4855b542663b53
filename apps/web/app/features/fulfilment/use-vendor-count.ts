import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';

/** How many lines or requests wait for the vendor. */
export function useVendorCount(of: 'waiting' | 'open_requests'): number {
  const isVendor = useSession().user?.type === 'Vendor';
  const { data } = useQuery({
    queryKey: ['orders', 'vendor-counts'],
    queryFn: async () => (await import('./fulfilment-calls.ts')).fetchCounts(),
    enabled: isVendor,
  });
  return data?.[of] ?? 0;
}
