import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { CardFields } from '../checkout/card-fields.tsx';
import { EMPTY_CARD, findCardProblems, todayInShop } from '../checkout/card-form.ts';
import { fetchPaymentConfig, requestCardToken } from '../checkout/card-token.ts';
import { TestCardsHint } from '../checkout/test-cards-hint.tsx';
import { sendOtherCard } from './order-calls.ts';

/** CHECK-06: the card was refused after the hold; another one is charged at once. */
export default function OtherCardDialog(props: {
  readonly number: string;
  readonly onClose: () => void;
}) {
  const { number, onClose } = props;
  const queryClient = useQueryClient();
  const config = useQuery({ queryKey: ['checkout', 'config'], queryFn: fetchPaymentConfig });
  const fields = useFields(EMPTY_CARD, (card) => findCardProblems(card, todayInShop()));
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The same card again, after a lost reply, is the same token. */
  const known = useRef<{ readonly card: string; readonly token: string } | null>(null);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (isSending || config.data === undefined || !fields.check()) return;
    setSending(true);
    setRefusal(null);
    try {
      const card = JSON.stringify(fields.values);
      if (known.current?.card !== card)
        known.current = { card, token: await requestCardToken(config.data, fields.values) };
      const { message } = await sendOtherCard(number, known.current.token);
      showToast('success', message);
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fields.refuse(joinFieldTexts(error.fields));
      setRefusal(error.text || 'No response. Check your connection and try again.');
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title="Pay with another card">
      <form noValidate onSubmit={(event) => void pay(event)} ref={fields.formRef}>
        {refusal !== null && (
          <Notice className="mb-4" kind="danger" title="The card was not charged">
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
          It is charged at once for what the vendors approved, and for nothing else. Its number goes
          straight to the payment service; we never see it.
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button
            icon="lock"
            isDisabled={config.data === undefined}
            isPending={isSending}
            type="submit"
          >
            Pay now
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
