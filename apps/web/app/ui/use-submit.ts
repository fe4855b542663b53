import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../platform/api-failure.ts';
import type { Fields } from './use-fields.ts';

export interface Submit {
  readonly isPending: boolean;
  /** For the form. */
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Sends a form that is right, once at a time. What the server refuses stands at its fields until they are
 * changed, and what was typed stays. `toTexts` says a refusal in other words than the server's.
 */
export function useSubmit<Name extends string>(
  fields: Fields<Name>,
  send: (values: Fields<Name>['values']) => Promise<void>,
  toTexts: (failure: ApiFailure) => Readonly<Record<string, string>> = (failure) =>
    joinFieldTexts(failure.fields),
): Submit {
  const [isPending, setPending] = useState(false);

  async function submit() {
    // AUTH-37: what was said about the last try is not true of this one.
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
