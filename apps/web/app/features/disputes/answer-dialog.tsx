import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispute, EVIDENCE_CHARACTERS } from '@wevisu/contract/disputes.ts';
import { useState } from 'react';
import { AuditedActDialog } from '../../back-office/audited-act-dialog.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Answer, fetchEvidence, sendAnswer } from './dispute-calls.ts';
import { aboutOf } from './dispute-words.ts';

interface Props {
  readonly dispute: Dispute;
  readonly answer: Answer;
  readonly act: string;
  readonly onClose: () => void;
}

/** Evidence for the bank, or the reason for which a dispute is given up. Both are sent once. */
export function AnswerDialog(props: Props) {
  return props.answer === 'accept' ? <GiveUp {...props} /> : <Evidence {...props} />;
}

function GiveUp({ dispute, act, onClose }: Props) {
  const client = useQueryClient();
  return (
    <AuditedActDialog
      act={act}
      onClose={onClose}
      onSend={async (text) => {
        await sendAnswer(dispute.id, { answer: 'accept', text });
        await client.invalidateQueries({ queryKey: ['disputes'] });
      }}
      title={`${act}: ${aboutOf(dispute)}`}
    >
      <p className="mb-4 text-muted">
        {dispute.hire !== null
          ? 'The bank keeps the amount for good: what we hold of it is gone, and the pro bears what was paid to them. It cannot be taken back.'
          : dispute.credits !== null
            ? 'The bank keeps the amount for good, and the credits that were left of the pack are gone. It cannot be taken back.'
            : dispute.plan === null
              ? 'The bank keeps the amount for good, and vendors and the pro bear their parts. It cannot be taken back.'
              : 'The bank keeps the amount for good, and the plan ends if this was its newest month. It cannot be taken back.'}
      </p>
    </AuditedActDialog>
  );
}

function Evidence({ dispute, act, onClose }: Props) {
  const { id } = dispute;
  // Typed over meanwhile, it must not change again.
  const draft = useQuery({
    queryKey: ['disputes', 'evidence', id],
    queryFn: () => fetchEvidence(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const text = typed ?? draft.data ?? '';
  async function send() {
    if (text.trim().length < 3) {
      setError('Write what the bank should know.');
      return;
    }
    setSending(true);
    try {
      await sendAnswer(id, { answer: 'evidence', text: text.trim() });
      await client.invalidateQueries({ queryKey: ['disputes'], exact: true });
      onClose();
    } catch (failure) {
      setSending(false);
      if (!(failure instanceof ApiFailure)) throw failure;
      toastFailure(failure);
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
            {act}
          </Button>
        </>
      }
      className="max-w-[720px]"
      isOpen
      onClose={onClose}
      title={`${act}: ${aboutOf(dispute)}`}
    >
      {draft.isLoadingError ? (
        <ErrorState
          isRetrying={draft.isFetching}
          onRetry={() => void draft.refetch()}
          title="Our books could not be read"
        />
      ) : draft.data === undefined ? (
        <RowsSkeleton label="Our books are loading" />
      ) : (
        <TextField
          {...(error === undefined ? {} : { error })}
          hint="The bank reads this once. It starts with what our books say of it; add what proves that the payment was right."
          label="Evidence"
          maxLength={EVIDENCE_CHARACTERS}
          onChange={setTyped}
          rows={16}
          value={text}
        />
      )}
    </Dialog>
  );
}
