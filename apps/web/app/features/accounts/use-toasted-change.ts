import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';

/**
 * A change confirmed by a toast with the server's message, after which a list is refetched. A refusal has already been
 * toasted. `pending` names what is being changed, so that its button can show it.
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
