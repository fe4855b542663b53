import { useQueryClient } from '@tanstack/react-query';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import { hirePath } from '@wevisu/site/hire-paths.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HIRES_KEY } from './hire-calls.ts';

export interface AskFormProps {
  /** What is chosen above the message; `isChecked` once somebody tried to send it. */
  readonly children: (isChecked: boolean) => ReactNode;
  /** Everything above the message is chosen. */
  readonly isReady: boolean;
  /** Gives the number of the hire; null if it was refused, which was said already. */
  readonly onSend: (message: string) => Promise<number | null>;
}

/** Asks a pro for an offer, and leads to the hire. */
export function AskForm({ children, isReady, onSend }: AskFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const text = message.trim();
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isReady || text === '' || isSending) return;
    setSending(true);
    const hire = await onSend(text);
    setSending(false);
    await client.invalidateQueries({ queryKey: HIRES_KEY });
    if (hire !== null) await navigate(hirePath(hire));
  }
  return (
    <form className="mt-8 flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {children(isChecked)}
      <TextField
        {...(isChecked && text === '' ? { error: 'Say what you need.' } : {})}
        hint="The rooms, the work, and when it should be done."
        label="What do you need?"
        maxLength={HIRING.maxMessageLength}
        onChange={setMessage}
        rows={6}
        value={message}
      />
      <div>
        <Button isPending={isSending} type="submit">
          Send the request
        </Button>
      </div>
    </form>
  );
}
