// Who somebody is, as all forms of accounts ask for it.
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps, Fields } from '../../ui/use-fields.ts';
import { COUNTRY_OPTIONS, DEFAULT_COUNTRY, typePhone } from './registration.ts';

interface Props {
  readonly field: FieldProps;
  /** Its columns of six. */
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

/** A number takes its shape from the country, and so again when another is chosen. */
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
