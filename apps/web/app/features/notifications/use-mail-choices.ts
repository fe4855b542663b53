import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../platform/toast-queue.ts';
import { fetchMailChoices, type MailChoices } from './mail-choice-calls.ts';

const KEY = ['mail-choices'] as const;

type Save = () => Promise<MailChoices>;

/**
 * What the person has chosen. A change is shown at once and saved, one after the other; what could not be saved is shown
 * as it was. An answer that comes while the next change is on its way is older than what is shown.
 */
export function useMailChoices() {
  const queryClient = useQueryClient();
  const choices = useQuery({ queryKey: KEY, queryFn: fetchMailChoices });
  const saved = useRef<MailChoices | undefined>(undefined);
  const isLast = () => queryClient.isMutating({ mutationKey: KEY }) === 1;
  const saving = useMutation({
    mutationKey: KEY,
    scope: { id: KEY[0] },
    mutationFn: (save: Save) => save(),
    // Without a network it fails at once, and says so.
    networkMode: 'always',
    onSuccess(reply) {
      saved.current = reply;
      if (isLast()) queryClient.setQueryData(KEY, reply);
      showToast('success', 'Saved.');
    },
    onError() {
      if (isLast()) queryClient.setQueryData(KEY, saved.current);
    },
  });

  function change(to: MailChoices, save: Save): void {
    if (queryClient.isMutating({ mutationKey: KEY }) === 0) {
      saved.current = queryClient.getQueryData<MailChoices>(KEY);
    }
    queryClient.setQueryData(KEY, to);
    saving.mutate(save);
  }

  return { choices, change };
}
