import { useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';

export interface Send {
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isPending: boolean;
  /** `onRefused` may handle a refusal: it returns whether it did. */
  send(work: () => Promise<void>, onRefused?: (failure: ApiFailure) => boolean): Promise<void>;
}

/** One request at a time; refusals stay at their fields, others show in a toast. */
export function useSend(): Send {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  return {
    errors,
    isPending,
    async send(work, onRefused) {
      if (isPending) return;
      setPending(true);
      setErrors({});
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (onRefused?.(error)) return;
        setErrors(joinFieldTexts(error.fields));
        if (Object.keys(error.fields).length === 0) {
          showToast('error', error.text || 'The server did not answer. Try again.');
        }
      } finally {
        setPending(false);
      }
    },
  };
}
