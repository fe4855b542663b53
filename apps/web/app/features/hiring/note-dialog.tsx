import { ACTS_WITH_REASON } from '@wevisu/domain/hiring/hire-steps.ts';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import { HIRE_ACT_LABELS } from '@wevisu/domain/hiring/hire-words.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Hire, type NotedAct, takeStep } from './hire-calls.ts';

/** What it means, where that is not plain. */
const MEANINGS: Partial<Readonly<Record<NotedAct, string>>> = {
  accept:
    'The work begins on these terms. The pro sees the project and can chat about it until the hire ends.',
  cancel: 'The hire ends. The pro no longer sees the project unless it was shared before.',
  complete: 'The hire ends, and each of you can review the other.',
  dispute:
    'Our staff read this hire and what you write. Until they decide, nothing else can be done.',
  resume: 'The work goes on where it stopped. A milestone that was delivered is delivered again.',
  close_completed: 'The hire ends as done, and each of the two can review the other.',
  close_canceled: 'The hire ends, and the pro no longer sees the project.',
};

export interface NoteDialogProps {
  readonly act: NotedAct;
  readonly hire: Hire;
  readonly onSend: (
    work: Promise<{ readonly data: Hire; readonly message: string }>,
  ) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more, and takes a word for the other one. */
export function NoteDialog({ act, hire, onSend, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const needsReason = ACTS_WITH_REASON.includes(act);
  async function send() {
    if (needsReason && note.trim() === '') {
      setError('Say why, so that the other side knows.');
      return;
    }
    setSending(true);
    await onSend(takeStep(hire.id, { version: hire.version, act, note: note.trim() }));
    setSending(false);
  }
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Back
          </Button>
          <Button isPending={isSending} onPress={() => void send()}>
            {HIRE_ACT_LABELS[act]}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={HIRE_ACT_LABELS[act]}
    >
      {MEANINGS[act] && <p className="mb-4 text-muted">{MEANINGS[act]}</p>}
      <TextField
        {...(error === undefined ? {} : { error })}
        hint={
          hire.role === 'staff'
            ? 'Both read it, and it is kept with your name in the audit log.'
            : 'The other side reads it.'
        }
        label={needsReason ? 'Why' : 'Message (optional)'}
        maxLength={HIRING.maxMessageLength}
        onChange={(text) => {
          setNote(text);
          setError(undefined);
        }}
        rows={4}
        value={note}
      />
    </Dialog>
  );
}
