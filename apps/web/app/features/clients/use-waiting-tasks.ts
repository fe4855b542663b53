import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';
import { countWaitingOrders } from './count-waiting-orders.ts';

/** How many tasks wait for the pro. */
export function useWaitingTasks(): number {
  return useTasks()?.waiting ?? 0;
}

/** How many orders are late or have an open request. */
export function useWaitingOrders(): number {
  return countWaitingOrders(useTasks()?.found ?? []);
}

function useTasks() {
  const isPro = useSession().user?.type === 'Contractor';
  const { data } = useQuery({
    queryKey: ['pro-tasks', false],
    queryFn: async () => (await import('./task-calls.ts')).fetchTasks(false),
    enabled: isPro,
  });
  return data;
}
