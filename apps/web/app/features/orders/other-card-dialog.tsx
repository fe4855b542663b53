import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../platform/toast-queue.ts';
import { CardDialog } from '../gateway/card-dialog.tsx';
import { sendOtherCard } from './order-calls.ts';

/** CHECK-06: the card was refused after the hold; another one is charged at once. */
export default function OtherCardDialog(props: {
  readonly number: string;
  readonly onClose: () => void;
}) {
  const { number, onClose } = props;
  const queryClient = useQueryClient();

  async function send(token: string) {
    try {
      const { message } = await sendOtherCard(number, token);
      showToast('success', message);
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    }
    onClose();
  }

  return (
    <CardDialog
      backText="Cancel"
      onClose={onClose}
      onSend={send}
      refusedCode="other_card_refused"
      submitText="Pay now"
      terms="It is charged at once for what the vendors approved, and for nothing else."
      title="Pay with another card"
    />
  );
}
