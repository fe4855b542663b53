import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure } from '../../platform/with-toast.ts';

interface Outcome {
  readonly onSaved: (brand: StaffBrand) => void;
  /** Somebody else saved meanwhile: the brand as it is now. */
  readonly onStale: (brand: StaffBrand) => void;
}

/** One act on a brand at a time, with the errors of its fields. */
export function useSending({ onSaved, onStale }: Outcome) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);

  async function send(
    work: () => Promise<{ readonly data: StaffBrand; readonly message: string }>,
  ) {
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      const { data, message } = await work();
      showToast('success', message);
      onSaved(data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') onStale(failure.now as StaffBrand);
      else if (Object.keys(failure.fields).length === 0) toastFailure(failure);
      setErrors(joinFieldTexts(failure.fields));
    } finally {
      setPending(false);
    }
  }

  return { errors, isPending, send };
}
