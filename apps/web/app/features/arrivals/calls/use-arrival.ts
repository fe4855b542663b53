import { useQuery } from '@tanstack/react-query';
import { fetchArrival } from './arrival-calls.ts';

export const arrivalKey = (id: number) => ['orders', 'arrival', id] as const;

export function useArrival(id: number) {
  return useQuery({ queryKey: arrivalKey(id), queryFn: () => fetchArrival(id) });
}
