import {
  CHAT_REPORT_REASONS,
  CHAT_REPORT_WORDS,
  type ChatReportReason,
} from '@wevisu/domain/chat/report-reasons.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ChatMessage, reportMessage } from './chat-calls.ts';

export interface ReportDialogProps {
  readonly room: string;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

export default function ReportDialog({ room, message, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ChatReportReason | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);

  async function send() {
    if (reason === null) return setProblem('Choose what is wrong with it.');
    setSending(true);
    try {
      await reportMessage(room, { id: message.id, reason, note });
      showToast('success', 'Thank you. Support reads it and tells you what they decide.');
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblem(error.text || 'There is no connection. Try again.');
      setSending(false);
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isSending} onPress={() => void send()}>
            Send the report
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Report the message of ${message.author.name}`}
    >
      <p className="mb-4 text-muted">
        Support reads this message and the three before it. {message.author.name} does not hear who
        reported it.
      </p>
      <RadioGroup
        {...(problem === undefined ? {} : { error: problem })}
        label="What is wrong with it?"
        onChange={(value) => {
          setReason(value as ChatReportReason);
          setProblem(undefined);
        }}
        options={CHAT_REPORT_REASONS.map((value) => ({ value, label: CHAT_REPORT_WORDS[value] }))}
        value={reason}
      />
      <TextField
        className="mt-4"
        label="What should we know? (optional)"
        maxLength={1_000}
        onChange={setNote}
        rows={3}
        value={note}
      />
    </Dialog>
  );
}
