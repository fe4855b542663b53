import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';

/** Takes an open request back. */
export function WithdrawButton({ id, label }: { readonly id: number; readonly label: string }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function takeBack() {
    setPending(true);
    try {
      const { message } = await (await import('./order-calls.ts')).takeBackRequest(id);
      showToast('success', message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'No response. Check your connection and try again.');
    }
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    setPending(false);
  }

  return (
    <Button
      aria-label={label}
      isPending={isPending}
      kind="secondary"
      onPress={() => void takeBack()}
      size="small"
    >
      Withdraw
    </Button>
  );
}
