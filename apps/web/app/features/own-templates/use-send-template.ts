import { tellFailure } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { NO_ANSWER } from '../../platform/with-toast.ts';
import type { Fields } from '../../ui/use-fields.ts';
import { type Submit, useSubmit } from '../../ui/use-submit.ts';
import type { TemplateDetails } from './template-calls.ts';
import { useTemplatesChanged } from './use-own-templates.ts';

export interface SendOptions {
  readonly send: (words: TemplateDetails) => Promise<{ readonly message: string }>;
  readonly onDone: () => void;
}

/**
 * Submits the template form, one request at a time, and reports the outcome; field errors go to their fields.
 */
export function useSendTemplate(
  fields: Fields<keyof TemplateDetails>,
  { send, onDone }: SendOptions,
): Submit {
  const changed = useTemplatesChanged();
  return useSubmit(fields, async (words) => {
    try {
      const { message } = await send(words);
      showToast('success', message);
      await changed();
      onDone();
    } catch (error) {
      if (error instanceof ApiFailure && Object.keys(error.fields).length === 0) {
        if (error.status === 401) tellFailure(error);
        else showToast('error', error.text || NO_ANSWER);
      }
      throw error;
    }
  });
}
