import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from '../../ui/use-fields.ts';
import { type AddressField, STATE_OPTIONS } from './address-form.ts';

export interface AddressFieldsProps {
  readonly field: (name: AddressField) => FieldProps;
  /** What the browser fills in: the address to ship to, or that of a card. */
  readonly purpose: 'shipping' | 'billing';
  readonly withApartment?: boolean;
}

export function AddressFields({ field, purpose, withApartment = true }: AddressFieldsProps) {
  return (
    <>
      <TextField
        {...field('street')}
        autoComplete={`${purpose} address-line1`}
        className="sm:col-span-6"
        label="Street address"
        maxLength={160}
      />
      {withApartment && (
        <TextField
          {...field('apartment')}
          autoComplete={`${purpose} address-line2`}
          className="sm:col-span-6"
          label="Apartment, suite (optional)"
          maxLength={60}
        />
      )}
      <TextField
        {...field('city')}
        autoComplete={`${purpose} address-level2`}
        className="sm:col-span-6"
        label="City"
        maxLength={80}
      />
      <SelectField
        {...field('state')}
        autoComplete={`${purpose} address-level1`}
        className="sm:col-span-4"
        label="State"
        options={STATE_OPTIONS}
        placeholder="Choose a state"
      />
      <TextField
        {...field('zip_code')}
        autoComplete={`${purpose} postal-code`}
        className="figures sm:col-span-2"
        inputMode="numeric"
        label="Zip code"
        maxLength={10}
      />
    </>
  );
}
