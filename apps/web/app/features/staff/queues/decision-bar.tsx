import { useQueryClient } from '@tanstack/react-query';
import { askApplicant, type StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { isApplicationQueue, type StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialogReady } from '../../../ui/dialog.tsx';
import { QUEUE_WORDS } from '../shell/queue-words.ts';
import { QUEUES_KEY } from '../shell/staff-calls.ts';
import type { Decision } from './held-decision.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { askForChanges, needsText, sendDecision } from './send-decision.ts';
import { useQueueKeys } from './use-queue-keys.ts';

export interface DecisionBarProps {
  readonly queue: StaffQueue;
  readonly of: StaffCaseDetail;
  /** A colleague has it: nothing can be decided here. */
  readonly isHeldByOther: boolean;
  readonly onDecide: (decision: Decision) => void;
}

type Asking = 'approve' | 'decline' | 'ask';

/** The decision by button or key: A, D, R. */
export function DecisionBar({ queue, of, isHeldByOther, onDecide }: DecisionBarProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  // People go on typing after the key that asks for a reason.
  useDialogReady();
  const words = QUEUE_WORDS[queue];
  const canAsk = words.ask !== null && of.wait === null;
  const isReturn = queue === 'requests' && of.detail.startsWith('Return');

  function decide(isApproval: boolean, text = '', isFeeWaived = false) {
    setAsking(null);
    onDecide({
      id: of.id,
      label: `${isApproval ? words.approved : words.declined}: ${of.title}`,
      send: () => sendDecision(queue, of, { isApproval, text, isFeeWaived }),
    });
  }

  function press(isApproval: boolean) {
    if (needsText(queue, isApproval)) setAsking(isApproval ? 'approve' : 'decline');
    else decide(isApproval);
  }

  async function ask(question: string) {
    setAsking(null);
    if (queue === 'products') {
      const label = `Asked for changes: ${of.title}`;
      onDecide({ id: of.id, label, send: () => askForChanges(of, question) });
    }
    if (!isApplicationQueue(queue)) return;
    const params = { queue, id: Number(of.id) };
    await withToast(call(askApplicant, { params, body: { question } }, { isQuiet: true }));
    await queryClient.invalidateQueries({ queryKey: QUEUES_KEY });
  }

  const keys = {
    a: () => press(true),
    d: () => press(false),
    r: canAsk ? () => setAsking('ask') : undefined,
  };
  useQueueKeys(isHeldByOther || asking !== null ? {} : keys);

  return (
    <div className="sticky bottom-0 mt-6 flex flex-wrap gap-2 border-line border-t bg-paper py-3">
      <Button isDisabled={isHeldByOther} onPress={() => press(true)} size="small">
        {words.approve} (A)
      </Button>
      {isReturn && (
        <Button
          isDisabled={isHeldByOther}
          kind="secondary"
          onPress={() => decide(true, '', true)}
          size="small"
        >
          Grant without the restocking fee
        </Button>
      )}
      <Button isDisabled={isHeldByOther} kind="secondary" onPress={() => press(false)} size="small">
        {words.decline} (D)
      </Button>
      {canAsk && (
        <Button
          isDisabled={isHeldByOther}
          kind="quiet"
          onPress={() => setAsking('ask')}
          size="small"
        >
          {words.ask} (R)
        </Button>
      )}
      {asking === 'ask' && (
        <ReasonDialog
          button={queue === 'products' ? 'Send to the vendor' : 'Send by mail'}
          hint={
            queue === 'products'
              ? 'The vendor reads it whole, changes the product and sends it again.'
              : 'It is mailed whole. Our clock stands still until they answer.'
          }
          label="What do you need?"
          onClose={() => setAsking(null)}
          onSend={(text) => void ask(text)}
          templates={words.questions}
          title={`Ask ${of.title}`}
        />
      )}
      {asking === 'decline' && (
        <ReasonDialog
          button={words.decline}
          hint={
            queue === 'mails' || queue === 'jobs'
              ? 'It stays with the record.'
              : 'The person reads it whole.'
          }
          label="Why?"
          onClose={() => setAsking(null)}
          onSend={(text) => decide(false, text)}
          templates={words.reasons}
          title={`${words.decline}: ${of.title}`}
        />
      )}
      {asking === 'approve' && (
        <ReasonDialog
          button="Send by mail"
          hint="It is mailed whole, with what they wrote."
          label="Your answer"
          onClose={() => setAsking(null)}
          onSend={(text) => decide(true, text)}
          templates={words.reasons}
          title={`Answer ${of.title}`}
        />
      )}
    </div>
  );
}
