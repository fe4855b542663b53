import { useQueryClient } from '@tanstack/react-query';
import type { PlanPayments } from '@wevisu/contract/subscriptions.ts';
import type { ReactNode } from 'react';
import { CardDialog } from '../gateway/card-dialog.tsx';
import { type CardUse, PAYMENTS_KEY, sendPlanCard } from './subscription-calls.ts';

interface PlanCardDialogProps {
  readonly use: CardUse;
  readonly title: string;
  /** What happens with the card, before it is sent. */
  readonly terms: ReactNode;
  readonly send: string;
  readonly onDone: (payments: PlanPayments) => void;
  readonly onClose: () => void;
}

/** A card for a plan: charged now, or from the next renewal on. */
export default function PlanCardDialog(props: PlanCardDialogProps) {
  const { use, title, terms, send, onDone, onClose } = props;
  const queryClient = useQueryClient();

  async function sendCard(token: string) {
    try {
      onDone((await sendPlanCard(use, token)).data);
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
      throw error;
    }
  }

  return (
    <CardDialog
      backText="Back"
      onClose={onClose}
      onSend={sendCard}
      refusedCode="plan_card_refused"
      submitText={send}
      terms={terms}
      title={title}
    />
  );
}
