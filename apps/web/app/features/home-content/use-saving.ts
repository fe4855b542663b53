import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { HOME_CONTENT_KEY } from './home-content-calls.ts';

/** One write at a time: its field errors, and the record as somebody else has saved it meanwhile. */
export function useSaving<Saved>(onSaved: (saved: Saved) => void) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();

  async function save(work: () => Promise<{ readonly data: Saved; readonly message: string }>) {
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      const { data, message } = await work();
      showToast('success', message);
      setTheirs(null);
      await client.invalidateQueries({ queryKey: HOME_CONTENT_KEY });
      onSaved(data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') setTheirs(failure.now as Saved);
      else if (Object.keys(failure.fields).length === 0) toastFailure(failure);
      setErrors(joinFieldTexts(failure.fields));
    } finally {
      setPending(false);
    }
  }

  return { errors, theirs, isPending, save, forget: () => setTheirs(null) };
}
