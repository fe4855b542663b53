import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { CardDialog } from '../gateway/card-dialog.tsx';
import { type Hire, payHire } from './hire-calls.ts';

interface PayDialogProps {
  readonly hire: Hire;
  readonly next: NonNullable<Hire['money']['next']>;
  readonly onPaid: (hire: Hire) => void;
  /** The server said no: what the page shows may be old. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** A card for a milestone; for the first one, the terms are accepted by it. */
export default function PayDialog({ hire, next, onPaid, onRefused, onClose }: PayDialogProps) {
  const sum = formatUsd(cents(next.amount));
  const isAccepting = hire.state === 'offered';
  const isLast = next.place + 1 === hire.terms?.milestones.length;
  async function send(token: string) {
    try {
      onPaid(await payHire(hire, next, token));
    } catch (error) {
      onRefused();
      throw error;
    }
  }
  return (
    <CardDialog
      backText="Back"
      onClose={onClose}
      onSend={send}
      refusedCode="hire_card_refused"
      submitText={isAccepting ? `Accept and pay ${sum}` : `Pay ${sum}`}
      terms={
        <>
          {isAccepting && 'The pro sees the project and can chat about it until the hire ends. '}
          Your card is charged {sum} now for milestone {next.place + 1}, “{next.title}”. We hold it
          until you accept the milestone; then it goes to {hire.company_name}.
          {!isLast && ' When you accept a milestone, the next one is charged to the same card.'} No
          sales tax is added. What is held when the hire is canceled goes back to your card.
        </>
      }
      title={isAccepting ? 'Accept these terms' : `Pay for milestone ${next.place + 1}`}
    />
  );
}
