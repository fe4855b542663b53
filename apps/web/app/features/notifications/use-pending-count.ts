import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../platform/session.tsx';

/** NOTI-01, NOTI-05: fetched with the header's user check, and after that whenever it may have changed. */
export function usePendingCount(): number {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const mayAsk = user !== null && (user.type !== 'Admin' || user.otp_passed);
  const queryKey = ['notifications', 'pending', user?.id];
  const { data = 0 } = useQuery({
    queryKey,
    queryFn: async () => (await import('./notification-calls.ts')).countPending(),
    enabled: mayAsk,
    refetchInterval: 60_000,
  });
  useEffect(() => {
    if (!mayAsk) return;
    let end = () => {};
    let isOver = false;
    const look = () =>
      void queryClient.invalidateQueries({ queryKey: ['notifications', 'pending'] });
    void import('./overhear-notifications.ts').then(({ overhearNotifications }) => {
      if (!isOver) end = overhearNotifications(look);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [mayAsk, queryClient]);
  return mayAsk ? data : 0;
}
