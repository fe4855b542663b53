import { tellFailure } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { showToast } from './toast-queue.ts';

/** Shown when the server cannot be reached and so has no message. */
export const NO_ANSWER = 'No response. Check your connection and try again.';

/**
 * CART-06, CART-07, ERR-10: shows the outcome of a quiet call, in the server's words, as a success toast or
 * an error toast. Returns the reply, or null if it was refused.
 */
export async function withToast<R extends { readonly message: string }>(
  work: Promise<R>,
  noAnswer: string = NO_ANSWER,
): Promise<R | null> {
  try {
    const reply = await work;
    if (reply.message !== '') showToast('success', reply.message);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    toastFailure(error, noAnswer);
    return null;
  }
}

/** CART-07: for quiet calls whose failure is also told elsewhere, such as under a field. */
export function toastFailure(failure: ApiFailure, noAnswer: string = NO_ANSWER): void {
  if (failure.status === 401) tellFailure(failure);
  else showToast('error', failure.text || noAnswer);
}
