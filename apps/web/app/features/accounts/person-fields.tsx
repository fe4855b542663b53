// The personal fields that all account forms share.
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps, Fields } from '../../ui/use-fields.ts';
import { COUNTRY_OPTIONS, DEFAULT_COUNTRY, typePhone } from './registration.ts';

interface Props {
  readonly field: FieldProps;
  /** How many of the six columns it takes. */
  readonly className?: string;
}

const WHOLE = 'sm:col-span-6';

export function NameField({ field, className = WHOLE }: Props) {
  return (
    <TextField
      {...field}
      autoComplete="name"
      className={className}
      label="First and last name"
      maxLength={120}
    />
  );
}

export function EmailField({ field, className = WHOLE }: Props) {
  return (
    <TextField
      {...field}
      autoComplete="email"
      className={className}
      inputMode="email"
      label="Email Address"
      spellCheck="false"
      type="email"
    />
  );
}

export function NewPasswordField({ field }: Pick<Props, 'field'>) {
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      className={WHOLE}
      hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters.`}
      label="Password"
    />
  );
}

export function PhoneField({
  field,
  country = DEFAULT_COUNTRY,
}: Pick<Props, 'field'> & { readonly country?: string }) {
  return (
    <TextField
      {...field}
      autoComplete="tel-national"
      className="figures sm:col-span-3"
      inputMode="tel"
      label="Phone number"
      maxLength={30}
      onChange={(typed) => field.onChange(typePhone(typed, country))}
      type="tel"
    />
  );
}

/** The country decides the number's format, so it is reformatted when the country changes. */
export function CountryAndPhone({
  fields: { field, set, values },
}: {
  readonly fields: Fields<'country_code' | 'phone_number'>;
}) {
  return (
    <>
      <SelectField
        {...field('country_code')}
        autoComplete="country"
        className="sm:col-span-3"
        label="Country code"
        onChange={(country) =>
          set({ country_code: country, phone_number: typePhone(values.phone_number, country) })
        }
        options={COUNTRY_OPTIONS}
      />
      <PhoneField country={values.country_code} field={field('phone_number')} />
    </>
  );
}

export function ZipField({ field }: Pick<Props, 'field'>) {
  return (
    <TextField
      {...field}
      autoComplete="postal-code"
      className="figures sm:col-span-3"
      label="Zip code"
      maxLength={12}
    />
  );
}
