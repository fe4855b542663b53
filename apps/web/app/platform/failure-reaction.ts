import { requestErrors } from '@wevisu/domain/errors/request.ts';
import type { ApiFailure } from './api-failure.ts';
import { SCREEN_TEXTS } from './screen-texts.ts';
import type { ToastKind } from './toast-queue.ts';

/** The site-wide reaction to a failed call (spec section 8). */
export interface FailureReaction {
  readonly toast: { readonly kind: ToastKind; readonly text: string } | null;
  /** The token is invalid: drop the session and ask to sign in. */
  readonly endsSession: boolean;
}

export function reactToFailure(failure: ApiFailure): FailureReaction {
  const { status, text, endsSession } = failure;
  switch (status) {
    case 401:
      return { toast: null, endsSession };
    case 422:
      return show(
        'warning',
        text === requestErrors.invalid_input.message ? SCREEN_TEXTS.invalidInput : text,
      );
    case 403:
      return show('error', text);
    case 404:
      return show('error', text || requestErrors.not_found.message);
    case 405:
    case 500:
      return show('error', text || requestErrors.internal.message);
    // Not in the spec's list: a failure that waiting or sending less would fix must be read to be acted on.
    case 413:
    case 429:
    case 503:
      return show('warning', text);
    default:
      return { toast: null, endsSession: false };
  }
}

function show(kind: ToastKind, text: string): FailureReaction {
  return { toast: text === '' ? null : { kind, text }, endsSession: false };
}
