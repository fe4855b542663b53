import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { NO_ANSWER } from '../../platform/with-toast.ts';
import { PRICES_KEY } from './price-calls.ts';

/** One change at a time; its refusal stays on the screen until the next one. */
export function useSaving() {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  /** Resolves to null where it was refused. */
  async function save<T extends { readonly message?: string } | object>(
    work: () => Promise<T>,
  ): Promise<T | null> {
    setSaving(true);
    setFailure(null);
    try {
      const done = await work();
      if ('message' in done && typeof done.message === 'string' && done.message !== '') {
        showToast('success', done.message);
      }
      await queries.invalidateQueries({ queryKey: PRICES_KEY });
      return done;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
      // What somebody else saved meanwhile is shown beside what was typed here.
      if (error.code === 'changed_meanwhile') {
        await queries.invalidateQueries({ queryKey: PRICES_KEY });
      }
      return null;
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving, failure, refusal: failure && (failure.text || NO_ANSWER) };
}
