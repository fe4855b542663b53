import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';

/** How many tasks wait for the pro. */
export function useWaitingTasks(): number {
  const isPro = useSession().user?.type === 'Contractor';
  const { data } = useQuery({
    queryKey: ['pro-tasks', false],
    queryFn: async () => (await import('./task-calls.ts')).fetchTasks(false),
    enabled: isPro,
  });
  return data?.waiting ?? 0;
}
