import type { profileSchema } from '@wevisu/contract/accounts.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { Fields } from '../../ui/use-fields.ts';
import { CardFields } from './card-fields.tsx';
import { type CardField, SAVE_CARD_LABEL } from './card-form.ts';
import { TestCardsHint } from './test-cards-hint.tsx';
import type { PayWith } from './use-payment.ts';

type SavedCard = z.output<typeof profileSchema>['payment_details'][number];

export interface PaymentFormProps {
  readonly cards: readonly SavedCard[];
  readonly fields: Fields<CardField>;
  /** Cents. */
  readonly total: number;
  readonly isTest: boolean;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  /** The field of the last refusal. */
  readonly markedField: CardField | null;
  readonly onPay: (payWith: PayWith) => void;
}

const NEW_CARD = 'new';

export function PaymentForm(props: PaymentFormProps) {
  const { cards, fields, total, isTest, isPending, isDisabled, markedField, onPay } = props;
  const [choice, setChoice] = useState(String(cards[0]?.id ?? NEW_CARD));
  const [savesCard, setSavesCard] = useState(false);
  const isNew = choice === NEW_CARD;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || isDisabled) return;
    if (!isNew) onPay({ kind: 'saved', id: Number(choice) });
    else if (fields.check()) onPay({ kind: 'card', card: fields.values, savesCard });
  }

  /** The message is shown once, above the form; the field is only marked. */
  const field = (name: CardField) => {
    const given = fields.field(name);
    return name === markedField && !given.error
      ? { ...given, error: 'Check this or use another card.' }
      : given;
  };

  return (
    <form noValidate onSubmit={submit} ref={fields.formRef}>
      <h2 className="mb-4 text-22">Your card</h2>
      {cards.length > 0 && (
        <RadioGroup
          className="mb-6"
          isDisabled={isPending}
          label="Pay with"
          onChange={setChoice}
          options={[
            ...cards.map((card) => ({
              value: String(card.id),
              label: (
                <span className="figures">
                  {card.brand} ending in {card.last4}
                </span>
              ),
              note: (
                <span className="figures">
                  {card.name_on_Card}, expires {card.exp_date}
                </span>
              ),
            })),
            { value: NEW_CARD, label: 'Another card' },
          ]}
          value={choice}
        />
      )}
      {isNew && (
        <fieldset className="grid gap-5 sm:grid-cols-6" disabled={isPending}>
          <legend className="reader-only">Card</legend>
          <CardFields field={field} />
          <Checkbox className="sm:col-span-6" isSelected={savesCard} onChange={setSavesCard}>
            {SAVE_CARD_LABEL}
          </Checkbox>
        </fieldset>
      )}
      <Button
        className="figures mt-6 w-full"
        icon="lock"
        isDisabled={isDisabled}
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
      {isTest && (
        <div className="mt-6">
          <TestCardsHint />
        </div>
      )}
    </form>
  );
}
