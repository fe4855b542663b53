import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from '../../ui/use-fields.ts';
import { AddressFields } from './address/address-fields.tsx';
import type { CheckoutAddressField } from './address/address-form.ts';

export interface ShippingFieldsProps {
  readonly field: (name: CheckoutAddressField) => FieldProps;
  readonly autoFocus?: boolean;
}

/** Recipient and address, in a six-column grid. */
export function ShippingFields({ field, autoFocus = false }: ShippingFieldsProps) {
  return (
    <>
      <TextField
        {...field('full_name')}
        autoComplete="shipping name"
        autoFocus={autoFocus}
        className="sm:col-span-6"
        label="First and last name"
        maxLength={120}
      />
      <AddressFields field={field} purpose="shipping" />
      <TextField
        {...field('phone_number')}
        autoComplete="tel-national"
        className="figures sm:col-span-3"
        inputMode="tel"
        label="Phone for the carrier (optional)"
        maxLength={30}
        type="tel"
      />
    </>
  );
}
