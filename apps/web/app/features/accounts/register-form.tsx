import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { AccountStep } from './account-step.tsx';
import { LegalDialog } from './legal-dialog.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import type { LegalName } from './terms-text.ts';
import type { SignInAnswer } from './use-after-sign-in.ts';
import { useRegistration } from './use-registration.ts';

const STEPS = ['You', 'Shipping', 'Payment'] as const;
const HEADINGS = ['About you', 'Shipping address', 'A card for later'] as const;

/** REG-01 to REG-40: three steps; only the first is required. */
export function RegisterForm({
  onSignedUp,
}: {
  readonly onSignedUp: (answer: SignInAnswer) => Promise<void>;
}) {
  const registration = useRegistration(onSignedUp);
  const { card, fields, step, isPending } = registration;
  const [legal, setLegal] = useState<LegalName | null>(null);
  /** The action to resume once the terms are accepted. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // After focus has moved to a refused field, if there is one.
    if (!registration.hasRefusal) headingRef.current?.focus();
  }, [step, registration.hasRefusal]);

  function withTerms(action: () => void) {
    if (registration.isAccepted) return action();
    setWaiting(() => action);
    setLegal('terms');
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (isPending || !registration.checkStep()) return;
    withTerms(step === 2 ? registration.send : registration.next);
  }

  return (
    <>
      <Stepper current={step} label="Sign-up" steps={STEPS} />
      <form className="mt-8" noValidate onSubmit={goOn} ref={fields.formRef}>
        <h2 className="text-22 outline-none" ref={headingRef} tabIndex={-1}>
          <span className="reader-only">Step {step + 1} of 3: </span>
          {HEADINGS[step]}
        </h2>
        {step === 0 && <AccountStep fields={fields} onLegal={setLegal} />}
        {step === 1 && <ShippingStep fields={fields} />}
        <PaymentStep
          card={card}
          fields={fields}
          isPending={isPending}
          isShown={step === 2}
          refusal={registration.cardRefusal}
        />
        <div className="mt-8 flex flex-col gap-3">
          <Button
            isDisabled={step === 2 && !card.isReady}
            isPending={isPending && step === 2}
            size="large"
            type="submit"
          >
            {step === 2 ? 'Sign up with this card' : 'Continue'}
          </Button>
          {step < 2 ? (
            <Button
              isPending={isPending}
              kind="secondary"
              onPress={() => {
                if (isPending || !registration.checkAccount()) return;
                withTerms(registration.sendFromStart);
              }}
              size="large"
            >
              Sign up now and add the rest later
            </Button>
          ) : (
            <Button
              isDisabled={isPending}
              kind="secondary"
              onPress={() => withTerms(registration.skipPayment)}
              size="large"
            >
              Skip this step and sign up
            </Button>
          )}
          {step > 0 && (
            <Button
              className="self-start"
              isDisabled={isPending}
              kind="quiet"
              onPress={registration.back}
            >
              Back
            </Button>
          )}
        </div>
      </form>
      <LegalDialog
        name={legal}
        onAccept={() => {
          registration.accept();
          setLegal(null);
          waiting?.();
          setWaiting(null);
        }}
        onClose={() => {
          setLegal(null);
          setWaiting(null);
        }}
      />
    </>
  );
}
