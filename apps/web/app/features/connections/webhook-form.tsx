import { WEBHOOK_EVENTS, type WebhookEvent } from '@wevisu/domain/connections/webhook-events.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { NO_ANSWER } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { makeWebhook } from './connection-calls.ts';

export function WebhookForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['order.placed']);
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      const { data } = await makeWebhook({ url, events: [...events] });
      setUrl('');
      onMade(data.secret);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { url: ofUrl, events: ofEvents } = failure.fields;
      setError(ofUrl?.[0] ?? ofEvents?.[0] ?? (failure.text || NO_ANSWER));
    } finally {
      setPending(false);
    }
  }

  return (
    <form className="mt-4 flex flex-wrap items-end gap-4" onSubmit={(event) => void make(event)}>
      <TextField
        {...(error === undefined ? {} : { error })}
        className="w-80 max-w-full"
        label="Address"
        maxLength={2_000}
        onChange={setUrl}
        placeholder="https://"
        value={url}
      />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="font-[550]">Events</legend>
        {WEBHOOK_EVENTS.map((one) => (
          <Checkbox
            isSelected={events.includes(one)}
            key={one}
            onChange={(isOn) =>
              setEvents((old) => (isOn ? [...old, one] : old.filter((other) => other !== one)))
            }
          >
            {one}
          </Checkbox>
        ))}
      </fieldset>
      <Button isPending={isPending} kind="secondary" size="small" type="submit">
        Add a webhook
      </Button>
    </form>
  );
}
