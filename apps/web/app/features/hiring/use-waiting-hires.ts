import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';

/** In how many hires the pro, or staff, have the next word. */
export function useWaitingHires(): number {
  const { user } = useSession();
  const isStaff = user?.type === 'Admin';
  const reader = isStaff ? 'staff' : 'pro';
  const { data } = useQuery({
    queryKey: ['hires', reader],
    queryFn: async () => (await import('./hire-calls.ts')).fetchHires(reader),
    enabled: user?.type === 'Contractor' || (isStaff && user.otp_passed),
  });
  return data?.filter(({ is_own_turn }) => is_own_turn).length ?? 0;
}
