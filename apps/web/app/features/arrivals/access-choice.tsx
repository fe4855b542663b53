import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { fetchAccess, sendAccess } from './calls/arrival-calls.ts';

/** The homeowner lets the showroom's pro count and sign for what arrives of an order. */
export function AccessChoice({ number }: { readonly number: string }) {
  const queryClient = useQueryClient();
  const queryKey = ['orders', 'arrival-access', number];
  const found = useQuery({ queryKey, queryFn: () => fetchAccess(number) });
  const [isSending, setSending] = useState(false);
  if (found.data === undefined) return null;

  async function set(isAllowed: boolean) {
    setSending(true);
    const reply = await withToast(sendAccess(number, isAllowed));
    if (reply !== null) queryClient.setQueryData(queryKey, reply.data);
    setSending(false);
  }

  return (
    <Checkbox
      className="text-14"
      isDisabled={isSending}
      isSelected={found.data.is_allowed}
      onChange={(isAllowed) => void set(isAllowed)}
    >
      Let {found.data.company_name} check and sign for parcels as well
    </Checkbox>
  );
}
