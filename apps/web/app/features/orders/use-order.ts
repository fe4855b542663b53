import { useQuery } from '@tanstack/react-query';
import { fetchOrder } from './order-calls.ts';

/** One of the account's own orders, as the order page and its receipt show it. */
export function useOrder(number: string) {
  return useQuery({ queryKey: ['orders', 'one', number], queryFn: () => fetchOrder(number) });
}
