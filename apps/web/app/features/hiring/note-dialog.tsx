import { ACTS_WITH_REASON } from '@wevisu/domain/hiring/hire-steps.ts';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import { HIRE_ACT_LABELS } from '@wevisu/domain/hiring/hire-words.ts';
import { cents, formatUsd, parseUsd } from '@wevisu/domain/money/money.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { meaningOf } from './hire-act-meanings.ts';
import { type Hire, type NotedAct, takeStep } from './hire-calls.ts';
import { SplitField } from './split-field.tsx';

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
  const { held } = hire.money;
  const isClosing = act === 'close_completed' || act === 'close_canceled';
  const [split, setSplit] = useState(act === 'close_completed' ? dollars(held) : '0');
  const toPro = isClosing && held > 0 ? amountOf(split, held) : 0;
  const [isChecked, setChecked] = useState(false);
  const needsReason = ACTS_WITH_REASON.includes(act);
  const meaning = meaningOf(act, hire);
  async function send() {
    setChecked(true);
    if (toPro === null) return;
    if (needsReason && note.trim() === '') {
      setError('Say why, so that the other side knows.');
      return;
    }
    setSending(true);
    await onSend(takeStep(hire.id, { version: hire.version, act, note: note.trim(), toPro }));
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
      {meaning !== '' && <p className="mb-4 text-muted">{meaning}</p>}
      {isClosing && held > 0 && (
        <SplitField
          amount={toPro}
          held={held}
          isChecked={isChecked}
          onChange={setSplit}
          value={split}
        />
      )}
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

function amountOf(text: string, held: number): number | null {
  const amount = parseUsd(text);
  return amount === null || amount < 0 || amount > held ? null : amount;
}

function dollars(amount: number): string {
  return formatUsd(cents(amount)).slice(1);
}
