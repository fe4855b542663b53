import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CardField, type CardFieldsProps, MARKED } from '../seam/card-fields.ts';
import { CvvHelp } from '../seam/cvv-help.tsx';
import { HOSTED_FIELDS, type HostedField } from './card-problems.ts';
import { HostedFieldBox } from './hosted-field.tsx';
import { type HostedElement, PATIENCE_MS, type Stripe } from './stripe-js.ts';
import { useHostedCard } from './use-hosted-card.ts';

interface StripeFieldsProps extends CardFieldsProps {
  readonly stripe: Stripe;
  /** A frame did not come. */
  readonly onFailed: () => void;
}

/**
 * Number, expiry and code are frames of Stripe's; the name is ours. It stands first, since Stripe's fields hand on the focus
 * among themselves.
 */
export function StripeFields(props: StripeFieldsProps) {
  const { stripe, handle, onState, onFailed, isDisabled, marked } = props;
  const elements = useMemo(() => stripe.elements({ locale: 'en' }), [stripe]);
  const number = useRef<HostedElement>(null);
  const expiry = useRef<HostedElement>(null);
  const code = useRef<HostedElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState<ReadonlySet<HostedField>>(new Set());
  const isReady = ready.size === HOSTED_FIELDS.length;
  const card = useHostedCard({
    ...{ stripe, handle },
    boxes: { card_number: number, exp_date: expiry, cvv: code, name_on_Card: nameRef },
  });

  const { isEmpty } = card;
  useEffect(() => onState({ isReady, isEmpty }), [onState, isReady, isEmpty]);
  useEffect(() => () => onState({ isReady: false, isEmpty: true }), [onState]);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => fail(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  const errorOf = (field: CardField) =>
    card.errors[field] ?? (field === marked ? MARKED : undefined);
  const hosted = (field: HostedField) => ({
    ...{ elements, field, isDisabled, onFailed, error: errorOf(field) },
    onChange: card.onHostedChange(field),
    isReady: ready.has(field),
    onReady: () => setReady((before) => new Set([...before, field])),
  });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6" disabled={isDisabled}>
      <legend className="reader-only">Card</legend>
      {!isReady && <LoadingNote label="Loading the card fields" />}
      <TextField
        autoComplete="cc-name"
        className="sm:col-span-6"
        error={errorOf('name_on_Card')}
        inputRef={nameRef}
        label="Name on card"
        maxLength={120}
        name="name_on_Card"
        onChange={card.onNameChange}
        value={card.name}
      />
      <HostedFieldBox
        {...hosted('card_number')}
        className="sm:col-span-6"
        element={number}
        label="Card number"
      />
      <HostedFieldBox
        {...hosted('exp_date')}
        className="sm:col-span-3"
        element={expiry}
        label="Expiration (MM/YY)"
      />
      <HostedFieldBox
        {...hosted('cvv')}
        className="sm:col-span-3"
        element={code}
        label="CVV"
        suffix={<CvvHelp />}
      />
    </fieldset>
  );
}
