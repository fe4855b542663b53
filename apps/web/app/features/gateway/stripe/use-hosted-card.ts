import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { joinFieldTexts } from '../../../platform/api-failure.ts';
import type { CardField, CardFieldsProps, CardHandle } from '../seam/card-fields.ts';
import {
  EMPTY_STATES,
  findHostedProblems,
  HOSTED_FIELDS,
  type HostedField,
  type HostedState,
  toCardFailure,
} from './card-problems.ts';
import type { HostedElement, Stripe } from './stripe-js.ts';

interface HostedCard {
  readonly stripe: Stripe;
  readonly handle: CardFieldsProps['handle'];
  readonly boxes: Readonly<Record<HostedField, RefObject<HostedElement | null>>> & {
    readonly name_on_Card: RefObject<HTMLInputElement | null>;
  };
}

/** From top to bottom. */
const ORDER: readonly CardField[] = ['name_on_Card', ...HOSTED_FIELDS];

/** What is known of a card in Stripe's frames, its errors, and the token that Stripe makes of it. */
export function useHostedCard({ stripe, handle, boxes }: HostedCard) {
  const [states, setStates] = useState(EMPTY_STATES);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const token = useRef<string | null>(null);
  const problems = findHostedProblems(states, name);

  function change(field: CardField) {
    token.current = null;
    setRefused(({ [field]: _, ...rest }) => rest);
  }

  function focusFirst(texts: Readonly<Partial<Record<CardField, string>>>) {
    const first = ORDER.find((field) => texts[field] !== undefined);
    if (first !== undefined) boxes[first].current?.focus();
  }

  async function requestToken(): Promise<string> {
    if (token.current !== null) return token.current;
    const card = boxes.card_number.current;
    if (card === null) throw new Error('There are no fields to read a card from.');
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      ...{ type: 'card', card, billing_details: { name: name.trim() } },
    });
    if (error === undefined) {
      token.current = paymentMethod.id;
      return paymentMethod.id;
    }
    const failure = toCardFailure(error);
    const texts = joinFieldTexts(failure.fields);
    setRefused(texts);
    focusFirst(texts);
    throw failure;
  }

  useImperativeHandle(
    handle,
    (): CardHandle => ({
      requestToken,
      check() {
        setChecked(true);
        focusFirst(problems);
        return Object.keys(problems).length === 0;
      },
      forgetToken() {
        token.current = null;
      },
      clear() {
        setName('');
        for (const field of HOSTED_FIELDS) boxes[field].current?.clear();
      },
    }),
  );

  return {
    name,
    isEmpty: name.trim() === '' && HOSTED_FIELDS.every((field) => states[field].isEmpty),
    errors: { ...(isChecked ? problems : {}), ...refused } as Readonly<
      Partial<Record<CardField, string>>
    >,
    onNameChange(text: string) {
      change('name_on_Card');
      setName(text);
    },
    onHostedChange: (field: HostedField) => (state: HostedState) => {
      change(field);
      setStates((before) => ({ ...before, [field]: state }));
    },
  };
}
