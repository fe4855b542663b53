import type { profileSchema } from '@wevisu/contract/accounts.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { CardEntry } from '../gateway/card-entry.tsx';
import type { CardField, CardInput } from '../gateway/seam/card-fields.ts';
import { TestCardsHint } from '../gateway/test-cards-hint.tsx';
import { SAVE_CARD_LABEL } from './save-card-label.ts';
import type { PayWith } from './use-payment.ts';

type SavedCard = z.output<typeof profileSchema>['payment_details'][number];

export interface PaymentFormProps {
  readonly card: CardInput;
  readonly cards: readonly SavedCard[];
  /** Cents. */
  readonly total: number;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  /** The field of the last refusal. */
  readonly markedField: CardField | null;
  readonly onPay: (payWith: PayWith) => void;
}

const NEW_CARD = 'new';

export function PaymentForm(props: PaymentFormProps) {
  const { card, cards, total, isPending, isDisabled, markedField, onPay } = props;
  const [choice, setChoice] = useState(String(cards[0]?.id ?? NEW_CARD));
  const [savesCard, setSavesCard] = useState(false);
  const isNew = choice === NEW_CARD;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || isDisabled) return;
    if (!isNew) onPay({ kind: 'saved', id: Number(choice) });
    else if (card.check()) onPay({ kind: 'card', savesCard });
  }

  return (
    <form noValidate onSubmit={submit}>
      <h2 className="mb-4 text-22">Your card</h2>
      {cards.length > 0 && (
        <RadioGroup
          className="mb-6"
          isDisabled={isPending}
          label="Pay with"
          onChange={setChoice}
          options={[
            ...cards.map((saved) => ({
              value: String(saved.id),
              label: (
                <span className="figures">
                  {saved.brand} ending in {saved.last4}
                </span>
              ),
              note: (
                <span className="figures">
                  {saved.name_on_Card}, expires {saved.exp_date}
                </span>
              ),
            })),
            { value: NEW_CARD, label: 'Another card' },
          ]}
          value={choice}
        />
      )}
      <CardEntry card={card} isDisabled={isPending} isShown={isNew} marked={markedField} />
      {isNew && (
        <Checkbox
          className="mt-5"
          isDisabled={isPending}
          isSelected={savesCard}
          onChange={setSavesCard}
        >
          {SAVE_CARD_LABEL}
        </Checkbox>
      )}
      <Button
        className="figures mt-6 w-full"
        icon="lock"
        isDisabled={isDisabled || (isNew && !card.isReady)}
        isPending={isPending}
        size="large"
        type="submit"
      >
        Pay {formatUsd(cents(total))}
      </Button>
      <p className="mt-3 flex items-start gap-2 text-14 text-muted">
        <span className="pt-0.5">
          <Icon name="info" size={16} />
        </span>
        Your card is authorized now and charged only for what the vendors approve. Its number goes
        straight to the payment service; we never see it.
      </p>
      <TestCardsHint className="mt-6" />
    </form>
  );
}
