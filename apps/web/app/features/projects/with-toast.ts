import { tellFailure } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';

/** Said where the server could not be reached, so that it has no words of its own. */
const NO_ANSWER = 'No answer came. Check your connection and try again.';

/**
 * CART-06, CART-07, ERR-10: what came of a quiet call, in the server's words: a success toast or an error
 * toast. Gives the reply, or null where it was refused.
 */
export async function withToast<R extends { readonly message: string }>(
  work: Promise<R>,
): Promise<R | null> {
  try {
    const reply = await work;
    if (reply.message !== '') showToast('success', reply.message);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401) tellFailure(error);
    else showToast('error', error.text || NO_ANSWER);
    return null;
  }
}
