import type { Fields } from '../../ui/use-fields.ts';
import { AddressFields } from '../checkout/address/address-fields.tsx';
import type { RegistrationField } from './registration.ts';

export function ShippingStep({ fields }: { readonly fields: Fields<RegistrationField> }) {
  return (
    <>
      <p className="mt-2 text-muted">Vendors deliver within the United States.</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-6">
        <AddressFields field={(name) => fields.field(`shipping_${name}`)} purpose="shipping" />
      </div>
    </>
  );
}
