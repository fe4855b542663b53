import { WEBHOOK_EVENTS, type WebhookEvent } from '@wevisu/domain/connections/webhook-events.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { NO_ANSWER } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface WebhookTarget {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export interface WebhookFormProps {
  readonly value: WebhookTarget;
  readonly onChange: (value: WebhookTarget) => void;
  readonly action: string;
  /** Its refusals are shown at the field. */
  readonly onSend: () => Promise<void>;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

/** An address and the events that it is told of. */
export function WebhookForm(props: WebhookFormProps) {
  const { value, onChange, action, onSend, isDisabled = false, children } = props;
  const { url, events } = value;
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      await onSend();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { url: ofUrl, events: ofEvents } = failure.fields;
      setError(ofUrl?.[0] ?? ofEvents?.[0] ?? (failure.text || NO_ANSWER));
    } finally {
      setPending(false);
    }
  }

  return (
    <form className="mt-4 flex flex-wrap items-end gap-4" onSubmit={(event) => void send(event)}>
      <TextField
        {...(error === undefined ? {} : { error })}
        className="w-80 max-w-full"
        label="Address"
        maxLength={2_000}
        onChange={(next) => onChange({ url: next, events })}
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
              onChange({
                url,
                events: isOn ? [...events, one] : events.filter((other) => other !== one),
              })
            }
          >
            {one}
          </Checkbox>
        ))}
      </fieldset>
      <Button
        isDisabled={isDisabled}
        isPending={isPending}
        kind="secondary"
        size="small"
        type="submit"
      >
        {action}
      </Button>
      {children}
    </form>
  );
}
