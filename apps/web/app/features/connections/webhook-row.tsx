import { useQueryClient } from '@tanstack/react-query';
import type { WebhookEndpoint } from '@wevisu/contract/connections.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
import { useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AskFirst } from './ask-first.tsx';
import {
  changeWebhook,
  removeWebhook,
  rotateSecret,
  sendTest,
  WEBHOOKS_KEY,
} from './connection-calls.ts';
import { WebhookEdit } from './webhook-edit.tsx';
import { WebhookLog } from './webhook-log.tsx';

export interface WebhookRowProps {
  readonly webhook: WebhookEndpoint;
  readonly onSecret: (secret: string) => void;
}

const OFF = { gone: 'Off: it answered that it is gone', failing: 'Off: it did not answer' };

export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, url, events, is_on, off_reason, failing_since, old_secret_until, version } = webhook;
  const queryClient = useQueryClient();
  const [isLogOpen, setLogOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null);

  async function act(work: Promise<{ readonly message: string }>) {
    await withToast(work);
    await queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY });
  }

  async function rotate() {
    const reply = await withToast(rotateSecret(id));
    if (reply !== null) onSecret(reply.data.secret);
  }

  return (
    <li className="border-line border-t py-3">
      <p className="break-all font-[560]">{url}</p>
      <p className="text-12 text-muted">
        {events.join(', ')}
        {old_secret_until !== null &&
          `. The old secret signs until ${formatDate(old_secret_until)}`}
      </p>
      <p className="my-1">
        {is_on ? (
          <Badge kind={failing_since === null ? 'success' : 'warning'}>
            {failing_since === null ? 'On' : `Failing since ${formatDate(failing_since)}`}
          </Badge>
        ) : (
          <Badge kind="danger">{off_reason === null ? 'Off' : OFF[off_reason]}</Badge>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          isDisabled={!is_on}
          kind="secondary"
          onPress={() => void act(sendTest(id)).then(() => setLogOpen(true))}
          size="small"
        >
          Send a test event
        </Button>
        <Button kind="secondary" onPress={() => setLogOpen(!isLogOpen)} size="small">
          {isLogOpen ? 'Hide the log' : 'Show the log'}
        </Button>
        <Button kind="secondary" onPress={() => setEditing(!isEditing)} size="small">
          Change
        </Button>
        <Button kind="secondary" onPress={() => setAsked('rotate')} size="small">
          Rotate the secret
        </Button>
        <Button
          kind="secondary"
          onPress={() =>
            void act(changeWebhook(id, { url, events: [...events], is_on: !is_on, version }))
          }
          size="small"
        >
          {is_on ? 'Switch off' : 'Switch on'}
        </Button>
        <Button kind="quiet" onPress={() => setAsked('remove')} size="small">
          Remove
        </Button>
      </div>
      {isEditing && <WebhookEdit onDone={() => setEditing(false)} webhook={webhook} />}
      {asked === 'rotate' && (
        <AskFirst
          action="Rotate the secret"
          onClose={() => setAsked(null)}
          onConfirm={rotate}
          title="Make a new signing secret?"
        >
          Deliveries carry the signatures of both secrets for {ROTATION_HOURS} hours. After that
          only the new one signs, so put it into your system before.
        </AskFirst>
      )}
      {asked === 'remove' && (
        <AskFirst
          action="Remove the webhook"
          isDanger
          onClose={() => setAsked(null)}
          onConfirm={() => act(removeWebhook(id))}
          title="Remove this webhook?"
        >
          {url} gets no more events, and its log is deleted. To pause it, switch it off.
        </AskFirst>
      )}
      {isLogOpen && <WebhookLog id={id} isOn={is_on} />}
    </li>
  );
}
