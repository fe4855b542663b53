import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/spec-words.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Fields } from '../../ui/use-fields.ts';
import { AgreeField } from './agree-field.tsx';
import { COUNTRY_OPTIONS, type RegistrationField, typePhone } from './registration.ts';
import type { LegalName } from './terms-text.ts';

export interface AccountStepProps {
  readonly fields: Fields<RegistrationField>;
  readonly onLegal: (name: LegalName) => void;
}

export function AccountStep({ fields, onLegal }: AccountStepProps) {
  const { field, set, values } = fields;
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-6">
      <TextField
        {...field('full_name')}
        autoComplete="name"
        className="sm:col-span-6"
        label="First and last name"
        maxLength={120}
      />
      <TextField
        {...field('email')}
        autoComplete="email"
        className="sm:col-span-6"
        inputMode="email"
        label="Email Address"
        spellCheck="false"
        type="email"
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        className="sm:col-span-6"
        hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters.`}
        label="Password"
      />
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
      <TextField
        {...field('phone_number')}
        autoComplete="tel-national"
        className="figures sm:col-span-3"
        inputMode="tel"
        label="Phone number"
        maxLength={30}
        onChange={(typed) => set({ phone_number: typePhone(typed, values.country_code) })}
        type="tel"
      />
      <TextField
        {...field('zip_code')}
        autoComplete="postal-code"
        className="figures sm:col-span-3"
        label="Zip code"
        maxLength={12}
      />
      <AgreeField field={field('agree')} onLegal={onLegal} />
    </div>
  );
}
