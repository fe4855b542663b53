import { useQueryClient } from '@tanstack/react-query';
import type { WebhookEndpoint } from '@wevisu/contract/connections.ts';
import { useState } from 'react';
import { FieldChoices } from '../../back-office/conflict/field-choices.tsx';
import { type FieldConflict, mergeTexts } from '../../back-office/conflict/merge-texts.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changeWebhook, WEBHOOKS_KEY } from './connection-calls.ts';
import { WebhookForm, type WebhookTarget } from './webhook-form.tsx';

const LABELS = { url: 'Address', events: 'Events' } as const;

const textsOf = ({ url, events }: WebhookTarget) => ({
  url,
  events: [...events].sort().join(', '),
});

interface Met {
  readonly theirs: WebhookEndpoint;
  readonly conflicts: readonly FieldConflict[];
}

/** Changes an address or its events. What somebody else has changed meanwhile is merged or chosen. */
export function WebhookEdit(props: {
  readonly webhook: WebhookEndpoint;
  readonly onDone: () => void;
}) {
  const { webhook, onDone } = props;
  const queryClient = useQueryClient();
  const [base, setBase] = useState(webhook);
  const [value, setValue] = useState<WebhookTarget>(webhook);
  const [met, setMet] = useState<Met | null>(null);

  async function save() {
    const { id, is_on, version } = base;
    try {
      const { message } = await changeWebhook(id, {
        ...{ url: value.url, events: [...value.events], is_on, version },
      });
      showToast('success', message);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'changed_meanwhile') throw error;
      meet(error.now as WebhookEndpoint);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY });
    onDone();
  }

  function meet(theirs: WebhookEndpoint) {
    const given = { base: textsOf(base), theirs: textsOf(theirs), mine: textsOf(value) };
    const { values, conflicts } = mergeTexts({ ...given, labels: LABELS });
    const hasMine = values.events === given.mine.events;
    setValue({ url: values.url, events: hasMine ? value.events : theirs.events });
    setBase(theirs);
    setMet({ theirs, conflicts });
  }

  function choose(paths: readonly string[]) {
    if (met === null) return;
    const { url, events } = met.theirs;
    setValue({
      url: paths.includes('url') ? url : value.url,
      events: paths.includes('events') ? events : value.events,
    });
    setMet({ ...met, conflicts: [] });
  }

  const isOpen = met !== null && met.conflicts.length > 0;
  return (
    <>
      {met !== null && isOpen && (
        <FieldChoices
          action="Use these values"
          className="mt-3"
          conflicts={met.conflicts}
          onChoose={choose}
          title="Someone else changed this webhook"
        />
      )}
      {met !== null && !isOpen && (
        <Notice
          className="mt-3"
          isUrgent
          kind="warning"
          title="Someone else changed this webhook meanwhile"
        >
          Their changes and yours are in the form below. Look at it, then save.
        </Notice>
      )}
      <WebhookForm
        action="Save changes"
        isDisabled={isOpen}
        onChange={setValue}
        onSend={save}
        value={value}
      >
        <Button kind="quiet" onPress={onDone} size="small">
          Close
        </Button>
      </WebhookForm>
    </>
  );
}
