import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanPayments } from '@wevisu/contract/subscriptions.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { CardFields } from '../checkout/card-fields.tsx';
import { EMPTY_CARD, findCardProblems, todayInShop } from '../checkout/card-form.ts';
import { fetchPaymentConfig, requestCardToken } from '../checkout/card-token.ts';
import { TestCardsHint } from '../checkout/test-cards-hint.tsx';
import { type CardUse, PAYMENTS_KEY, sendPlanCard } from './subscription-calls.ts';

interface CardDialogProps {
  readonly use: CardUse;
  readonly title: string;
  /** What happens with the card, before it is sent. */
  readonly terms: ReactNode;
  readonly send: string;
  readonly onDone: (payments: PlanPayments) => void;
  readonly onClose: () => void;
}

/** A card for a plan: charged now, or from the next renewal on. */
export default function CardDialog(props: CardDialogProps) {
  const { use, title, terms, send, onDone, onClose } = props;
  const queryClient = useQueryClient();
  const config = useQuery({ queryKey: ['checkout', 'config'], queryFn: fetchPaymentConfig });
  const fields = useFields(EMPTY_CARD, (card) => findCardProblems(card, todayInShop()));
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The same card again, after a lost reply, is the same token. */
  const known = useRef<{ readonly card: string; readonly token: string } | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || config.data === undefined || !fields.check()) return;
    setSending(true);
    setRefusal(null);
    try {
      const card = JSON.stringify(fields.values);
      if (known.current?.card !== card)
        known.current = { card, token: await requestCardToken(config.data, fields.values) };
      onDone((await sendPlanCard(use, known.current.token)).data);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // A card that was refused is typed anew, or another one is.
      if (error.code === 'plan_card_refused') known.current = null;
      fields.refuse(joinFieldTexts(error.fields));
      setRefusal(error.text || 'No response. Check your connection and try again.');
      await queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form noValidate onSubmit={(event) => void submit(event)} ref={fields.formRef}>
        {refusal !== null && (
          <Notice className="mb-4" isUrgent kind="danger" title="The card was not charged">
            {refusal}
          </Notice>
        )}
        {config.isLoadingError && (
          <Notice className="mb-4" kind="danger" title="The payment service did not answer">
            <Button kind="secondary" onPress={() => void config.refetch()} size="small">
              Try again
            </Button>
          </Notice>
        )}
        <fieldset className="grid gap-5 sm:grid-cols-6" disabled={isSending}>
          <legend className="reader-only">Card</legend>
          <CardFields field={fields.field} />
        </fieldset>
        <p className="mt-4 text-14 text-muted">
          {terms} Its number goes straight to the payment service; we never see it.
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onPress={onClose}>
            Back
          </Button>
          <Button
            icon="lock"
            isDisabled={config.data === undefined}
            isPending={isSending}
            type="submit"
          >
            {send}
          </Button>
        </div>
        {config.data?.is_test && (
          <div className="mt-4">
            <TestCardsHint />
          </div>
        )}
      </form>
    </Dialog>
  );
}
