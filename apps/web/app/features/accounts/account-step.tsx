import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/spec-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Fields } from '../../ui/use-fields.ts';
import { COUNTRY_OPTIONS, type RegistrationField, typePhone } from './registration.ts';
import type { LegalName } from './terms-text.ts';

export interface AccountStepProps {
  readonly fields: Fields<RegistrationField>;
  readonly isAgreed: boolean;
  readonly onLegal: (name: LegalName) => void;
}

export function AccountStep({ fields, isAgreed, onLegal }: AccountStepProps) {
  const { field, set, values } = fields;
  const agree = field('agree');
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
      <div className="sm:col-span-6">
        <Checkbox
          aria-describedby="agree-error"
          isInvalid={agree.error !== undefined}
          isSelected={isAgreed}
          name="agree"
          onChange={(isOn) => agree.onChange(isOn ? 'yes' : '')}
        >
          I agree to the terms
        </Checkbox>
        <p className="ms-8 text-14 text-muted">
          Read the <LegalLink name="terms" onLegal={onLegal} text="Terms" />, the{' '}
          <LegalLink name="termsOfService" onLegal={onLegal} text="Terms of Service" /> and the{' '}
          <LegalLink name="privacyPolicy" onLegal={onLegal} text="Privacy Policy" />.
        </p>
        <p className="mt-1.5 flex items-start gap-1.5 text-14 text-danger" id="agree-error">
          {agree.error && (
            <>
              <span className="pt-px">
                <Icon name="error" size={18} />
              </span>
              {agree.error}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function LegalLink(props: {
  readonly name: LegalName;
  readonly text: string;
  readonly onLegal: (name: LegalName) => void;
}) {
  return (
    <button className="text-link" onClick={() => props.onLegal(props.name)} type="button">
      {props.text}
    </button>
  );
}
