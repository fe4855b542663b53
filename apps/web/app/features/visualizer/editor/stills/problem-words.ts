import { tellFailure } from '../../../../platform/api.ts';
import { ApiFailure } from '../../../../platform/api-failure.ts';

const FAILED = 'This did not work. Try again in a moment.';

/** Why it was refused, as it is shown beside the button that was pressed. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : FAILED;
  if (error.status === 401) tellFailure(error);
  if (error.isNetworkFault) return 'There is no connection just now. Try again in a moment.';
  // What is wrong with a field says more than that something is.
  return Object.values(error.fields).flat()[0] ?? (error.text || FAILED);
}
