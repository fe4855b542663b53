import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { Fields } from '../../ui/use-fields.ts';
import { AddressFields } from '../checkout/address/address-fields.tsx';
import { CardEntry } from '../gateway/card-entry.tsx';
import type { CardInput } from '../gateway/seam/card-fields.ts';
import type { RegistrationField } from './registration.ts';

export interface PaymentStepProps {
  readonly card: CardInput;
  /** What the server says about the card as a whole. */
  readonly refusal: string | null;
  readonly fields: Fields<RegistrationField>;
  readonly isPending: boolean;
  /** The card stays when another step is shown. */
  readonly isShown: boolean;
}

/** U-34: signing up is free, so the step says that it can be skipped. */
export function PaymentStep({ card, refusal, fields, isPending, isShown }: PaymentStepProps) {
  const refusalRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== null) refusalRef.current?.focus();
  }, [refusal]);
  return (
    <>
      {isShown && (
        <p className="mt-2 mb-5 text-muted">
          Signing up is free, and nothing is charged now. Save a card for your first order, or skip
          this step.
        </p>
      )}
      {isShown && refusal !== null && (
        <Notice className="mb-5" isUrgent kind="danger" ref={refusalRef} title={refusal} />
      )}
      <CardEntry card={card} isDisabled={isPending} isShown={isShown} />
      {isShown && (
        <div className="mt-7 grid gap-5 sm:grid-cols-6">
          <h3 className="font-sans text-16 font-[560] sm:col-span-6">Billing address (optional)</h3>
          <AddressFields
            field={(name) => fields.field(name === 'apartment' ? 'pay_street' : `pay_${name}`)}
            purpose="billing"
            withApartment={false}
          />
        </div>
      )}
    </>
  );
}
