import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { fetchMailChoices, type MailChoices } from './mail-choice-calls.ts';

const KEY = ['mail-choices'] as const;

/** What the person has chosen; a change is saved at once, and shown as it was if it could not be. */
export function useMailChoices() {
  const queryClient = useQueryClient();
  const choices = useQuery({ queryKey: KEY, queryFn: fetchMailChoices });

  async function change(to: MailChoices, save: () => Promise<MailChoices>): Promise<void> {
    const before = queryClient.getQueryData<MailChoices>(KEY);
    queryClient.setQueryData(KEY, to);
    try {
      queryClient.setQueryData(KEY, await save());
      showToast('success', 'Saved.');
    } catch (error) {
      queryClient.setQueryData(KEY, before);
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  return { choices, change };
}
