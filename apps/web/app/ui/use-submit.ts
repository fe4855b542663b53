import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../platform/api-failure.ts';
import type { Fields } from './use-fields.ts';

export interface Submit {
  readonly isPending: boolean;
  /** The form's submit handler. */
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Submits a valid form, one request at a time. The server's errors stay at their fields until those are
 * changed, and typed values stay. `toTexts` rewords a refusal.
 */
export function useSubmit<Name extends string>(
  fields: Fields<Name>,
  send: (values: Fields<Name>['values']) => Promise<void>,
  toTexts: (failure: ApiFailure) => Readonly<Record<string, string>> = (failure) =>
    joinFieldTexts(failure.fields),
): Submit {
  const [isPending, setPending] = useState(false);

  async function submit() {
    // AUTH-37: the last attempt's errors do not apply to this one.
    fields.clearRefusals();
    if (!fields.check()) return;
    setPending(true);
    try {
      await send(fields.values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fields.refuse(toTexts(error));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    onSubmit(event) {
      event.preventDefault();
      if (!isPending) void submit();
    },
  };
}
