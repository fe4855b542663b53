import { useQuery } from '@tanstack/react-query';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { useSession } from '../../../platform/session.tsx';
import { fetchQueues, QUEUES_KEY } from './staff-calls.ts';

/** How many cases are open in a queue. */
export function useOpenCases(queue: StaffQueue): number {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: QUEUES_KEY,
    queryFn: fetchQueues,
    enabled: user?.type === 'Admin' && user.otp_passed,
    refetchInterval: 60_000,
  });
  return data?.find((one) => one.queue === queue)?.open ?? 0;
}
