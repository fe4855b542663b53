import type { CreditPurchase } from '@wevisu/contract/ai-purchases.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { CardDialog } from '../../gateway/card-dialog.tsx';
import { type ShownPack, sendPurchase } from './purchase-calls.ts';

interface PackDialogProps {
  readonly pack: ShownPack;
  readonly onPaid: (purchase: CreditPurchase) => void;
  /** The server said no: what the page shows may be old. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** A card for a pack, charged at once. */
export default function PackDialog({ pack, onPaid, onRefused, onClose }: PackDialogProps) {
  const price = formatUsd(cents(pack.price));
  async function send(token: string) {
    try {
      onPaid(await sendPurchase(pack, token));
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
      refusedCode="credits_card_refused"
      submitText={`Pay ${price}`}
      terms={`The card is charged ${price} once, for ${pack.credits} credits. Nothing renews, and no sales tax is added.`}
      title={`Buy ${pack.credits} credits`}
    />
  );
}
