import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../platform/session.tsx';
import { fetchSupport, SUPPORT_KEY } from './support-calls.ts';

/** In how many chats somebody waits for support. */
export function useWaitingChats(): number {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: SUPPORT_KEY,
    queryFn: fetchSupport,
    enabled: user?.type === 'Admin' && user.otp_passed,
    refetchInterval: 30_000,
  });
  return data?.chats.filter(({ waiting_since }) => waiting_since !== null).length ?? 0;
}
