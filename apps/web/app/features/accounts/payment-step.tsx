import type { Fields } from '../../ui/use-fields.ts';
import { AddressFields } from '../checkout/address/address-fields.tsx';
import { CardFields } from '../checkout/card-fields.tsx';
import type { RegistrationField } from './registration.ts';

/** U-34: signing up is free, so the step says that it can be skipped. */
export function PaymentStep({ fields }: { readonly fields: Fields<RegistrationField> }) {
  return (
    <>
      <p className="mt-2 text-muted">
        Signing up is free, and nothing is charged now. Save a card for your first order, or skip
        this step.
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-6">
        <CardFields field={fields.field} />
        <h3 className="mt-2 font-sans text-16 font-[560] sm:col-span-6">
          Billing address (optional)
        </h3>
        <AddressFields
          field={(name) => fields.field(name === 'apartment' ? 'pay_street' : `pay_${name}`)}
          purpose="billing"
          withApartment={false}
        />
      </div>
    </>
  );
}
