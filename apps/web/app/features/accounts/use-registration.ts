import { register } from '@wevisu/contract/accounts.ts';
import { useState } from 'react';
import { call, tellFailure } from '../../platform/api.ts';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { useFields } from '../../ui/use-fields.ts';
import { fetchPaymentConfig, requestCardToken } from '../checkout/card-token.ts';
import { readSelection } from '../showrooms/selection.ts';
import {
  EMPTY_REGISTRATION,
  findRegistrationProblems,
  type Registration,
  STEP_FIELDS,
  stepOfRefusal,
  toRegistrationBody,
  withoutPayment,
} from './registration.ts';
import type { SignInAnswer } from './use-after-sign-in.ts';

const LAST_STEP = STEP_FIELDS.length - 1;

/** The wizard: the current step, when it may advance, and which step a refusal returns to. */
export function useRegistration(onSignedUp: (answer: SignInAnswer) => Promise<void>) {
  const fields = useFields(EMPTY_REGISTRATION, findRegistrationProblems);
  const [step, setStep] = useState(0);
  const [isAccepted, setAccepted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [hasRefusal, setRefusal] = useState(false);

  async function send(values: Registration) {
    if (isPending) return;
    setPending(true);
    setRefusal(false);
    fields.clearRefusals();
    try {
      const paymentToken = await tokenOf(values);
      const shopId = readSelection()?.showroom ?? null;
      const { user, token: session } = await call(register, {
        body: toRegistrationBody(values, { paymentToken, shopId }),
      });
      await onSignedUp({ user, token: session });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showRefusal(error);
    } finally {
      setPending(false);
    }
  }

  function showRefusal(failure: ApiFailure) {
    const texts = joinFieldTexts(failure.fields);
    const refusedStep = stepOfRefusal(Object.keys(texts));
    setRefusal(refusedStep !== null);
    if (refusedStep !== null) setStep(refusedStep);
    // The error under the card number is about the card as a whole.
    const { payment_token, i_accept, ...rest } = texts;
    fields.refuse({
      ...rest,
      ...(payment_token && { card_number: payment_token }),
      ...(i_accept && { agree: i_accept }),
    });
  }

  return {
    fields,
    step,
    isPending,
    isAccepted,
    /** The last reply was about a field, which now has focus. */
    hasRefusal,
    accept: () => setAccepted(true),
    /** REG-30: true if the fields of the current step are valid. */
    checkStep: () => fields.check([...(STEP_FIELDS[step] ?? [])]),
    checkAccount() {
      const isRight = fields.check([...STEP_FIELDS[0]]);
      setRefusal(!isRight);
      if (!isRight) setStep(0);
      return isRight;
    },
    next() {
      setRefusal(false);
      setStep((shown) => Math.min(shown + 1, LAST_STEP));
    },
    back() {
      setRefusal(false);
      setStep((shown) => Math.max(shown - 1, 0));
    },
    send: () => void send(fields.values),
    /** REG-31. */
    sendFromStart() {
      setStep(0);
      void send(withoutPayment(fields.values));
    },
    /** REG-32. */
    skipPayment() {
      const values = withoutPayment(fields.values);
      fields.set(values);
      void send(values);
    },
  };
}

/** U-02: the card goes to the gateway, which returns a token. */
async function tokenOf(values: Registration): Promise<string | null> {
  const { card_number, name_on_Card, exp_date, cvv } = values;
  if (card_number.trim() === '') return null;
  try {
    const card = { card_number, name_on_Card, exp_date, cvv };
    return await requestCardToken(await fetchPaymentConfig(), card);
  } catch (error) {
    if (error instanceof ApiFailure) tellFailure(error);
    throw error;
  }
}
