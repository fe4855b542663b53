import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';

/**
 * A change that the server's sentence tells of, after which a list is asked for again. A refusal has had its toast
 * already. `pending` names what is being changed, so that its own button can say so.
 */
export function useToastedChange(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);

  async function change(
    name: string,
    send: () => Promise<{ readonly message: string }>,
  ): Promise<boolean> {
    if (pending !== null) return false;
    setPending(name);
    try {
      const { message } = await send();
      showToast('success', message);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey });
      setPending(null);
    }
  }

  return { pending, change };
}
