import { register } from '@wevisu/contract/accounts.ts';
import { useState } from 'react';
import { call, tellFailure } from '../../platform/api.ts';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { useFields } from '../../ui/use-fields.ts';
import type { CardInput } from '../gateway/seam/card-fields.ts';
import { useCard } from '../gateway/use-card.ts';
import { readSelection } from '../showrooms/selection.ts';
import {
  EMPTY_REGISTRATION,
  findRegistrationProblems,
  STEP_FIELDS,
  stepOfRefusal,
  toRegistrationBody,
  withoutPayment,
} from './registration.ts';
import type { SignInAnswer } from './use-after-sign-in.ts';

const LAST_STEP = STEP_FIELDS.length - 1;

/** The wizard: the current step, when it may advance, and which step a refusal returns to. */
export function useRegistration(onSignedUp: (answer: SignInAnswer) => Promise<void>) {
  const card = useCard();
  const hasCard = !card.isEmpty;
  const fields = useFields(EMPTY_REGISTRATION, (values) =>
    findRegistrationProblems(values, { hasCard }),
  );
  const [step, setStep] = useState(0);
  const [isAccepted, setAccepted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [hasRefusal, setRefusal] = useState(false);
  const [cardRefusal, setCardRefusal] = useState<string | null>(null);

  async function send({ withPayment }: { readonly withPayment: boolean }) {
    if (isPending) return;
    setPending(true);
    setRefusal(false);
    setCardRefusal(null);
    fields.clearRefusals();
    try {
      const values = withPayment ? fields.values : withoutPayment(fields.values);
      const paymentToken = withPayment && hasCard ? await tokenOf(card) : null;
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
    // Sent again, the card is another token.
    if (texts.payment_token) card.forgetToken();
    const refusedStep = stepOfRefusal(Object.keys(texts));
    setRefusal(refusedStep !== null);
    if (refusedStep !== null) setStep(refusedStep);
    const { payment_token, i_accept, ...rest } = texts;
    setCardRefusal(payment_token ?? null);
    fields.refuse({ ...rest, ...(i_accept && { agree: i_accept }) });
  }

  return {
    card,
    /** The server's words about the card as a whole. */
    cardRefusal,
    fields,
    step,
    isPending,
    isAccepted,
    /** The last reply was about a field, which now has focus. */
    hasRefusal,
    accept: () => setAccepted(true),
    /** REG-30: true if the fields of the current step are valid. */
    checkStep() {
      const isCardRight = step !== LAST_STEP || !hasCard || card.check();
      return fields.check([...(STEP_FIELDS[step] ?? [])]) && isCardRight;
    },
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
    send: () => void send({ withPayment: true }),
    /** REG-31. */
    sendFromStart() {
      setStep(0);
      void send({ withPayment: false });
    },
    /** REG-32. */
    skipPayment() {
      card.clear();
      fields.set(withoutPayment(fields.values));
      void send({ withPayment: false });
    },
  };
}

/** U-02: the card goes to the gateway, which returns a token. */
async function tokenOf(card: CardInput): Promise<string> {
  try {
    return await card.requestToken();
  } catch (error) {
    if (error instanceof ApiFailure) tellFailure(error);
    throw error;
  }
}
