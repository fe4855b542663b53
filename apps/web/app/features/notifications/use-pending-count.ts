import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';

/** NOTI-01, NOTI-05: fetched with the header's user check, and periodically after that. */
export function usePendingCount(): number {
  const { user } = useSession();
  const mayAsk = user !== null && (user.type !== 'Admin' || user.otp_passed);
  const { data = 0 } = useQuery({
    queryKey: ['notifications', 'pending', user?.id],
    queryFn: async () => (await import('./notification-calls.ts')).countPending(),
    enabled: mayAsk,
    refetchInterval: 60_000,
  });
  return mayAsk ? data : 0;
}
