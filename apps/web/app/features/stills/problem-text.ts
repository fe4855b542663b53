import { tellFailure } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';

const FAILED = 'This did not work. Try again in a moment.';

/** For the failure of a quiet call: an expired session is handled by the whole site. */
export function tellIfSignedOut(error: Error): void {
  if (error instanceof ApiFailure && error.status === 401) tellFailure(error);
}

/**
 * Why the call was refused, for display beside its button. Has no side effects, since it is called on every
 * render.
 */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : FAILED;
  if (error.isNetworkFault) return 'There is no connection right now. Try again in a moment.';
  // An error about a field says more than a general one.
  return Object.values(error.fields).flat()[0] ?? (error.text || FAILED);
}
