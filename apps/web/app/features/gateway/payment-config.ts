import { useQuery } from '@tanstack/react-query';
import { getPaymentConfig } from '@wevisu/contract/checkout.ts';
import { call } from '../../platform/api.ts';

/** Which gateway takes cards here. Asked anew by each page: a shop may change its gateway. */
export function usePaymentConfig() {
  return useQuery({
    queryKey: ['payment-config'],
    queryFn: async () => (await call(getPaymentConfig, {}, { isQuiet: true })).data,
    // The fields must not change below what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
