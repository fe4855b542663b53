import { tellFailure } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';

const FAILED = 'This did not work. Try again in a moment.';

/** For what comes of a quiet call: nobody is signed in any more, which is the whole site's business. */
export function tellIfSignedOut(error: Error): void {
  if (error instanceof ApiFailure && error.status === 401) tellFailure(error);
}

/** Why it was refused, as it is shown beside the button that was pressed. Only words: they are asked for at each drawing. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : FAILED;
  if (error.isNetworkFault) return 'There is no connection just now. Try again in a moment.';
  // What is wrong with a field says more than that something is.
  return Object.values(error.fields).flat()[0] ?? (error.text || FAILED);
}
