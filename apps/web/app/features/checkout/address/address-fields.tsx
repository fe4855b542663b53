import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FieldProps } from '../../../ui/use-fields.ts';
import { type AddressField, STATE_OPTIONS } from './address-form.ts';
import { StreetField } from './street-field.tsx';
import { useZipCompletion } from './use-zip-completion.ts';

export interface AddressFieldsProps {
  readonly field: (name: AddressField) => FieldProps;
  /** The autofill section: shipping or billing address. */
  readonly purpose: 'shipping' | 'billing';
  readonly withApartment?: boolean;
}

/** The zip code comes before the city and state that follow from it. */
export function AddressFields({ field, purpose, withApartment = true }: AddressFieldsProps) {
  useZipCompletion(field('zip_code'), field('city'), field('state'));
  return (
    <>
      <StreetField
        autoComplete={`${purpose} address-line1`}
        field={field('street')}
        onPlace={(address) => {
          for (const name of ['street', 'zip_code', 'city', 'state'] as const) {
            if (address[name]) field(name).onChange(address[name]);
          }
        }}
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
        {...field('zip_code')}
        autoComplete={`${purpose} postal-code`}
        className="figures sm:col-span-3"
        inputMode="numeric"
        label="Zip code"
        maxLength={10}
      />
      <TextField
        {...field('city')}
        autoComplete={`${purpose} address-level2`}
        className="sm:col-span-3"
        label="City"
        maxLength={80}
      />
      <SelectField
        {...field('state')}
        autoComplete={`${purpose} address-level1`}
        className="sm:col-span-6"
        label="State"
        options={STATE_OPTIONS}
        placeholder="Choose a state"
      />
    </>
  );
}
