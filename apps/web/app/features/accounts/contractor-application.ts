import { errors } from '@wevisu/domain/errors.ts';
import { isFullName } from '@wevisu/domain/full-name.ts';
import { isPhone } from '@wevisu/domain/phone.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/spec-words.ts';
import { todayInShop } from '../checkout/card-form.ts';
import { isEmail } from './registration.ts';

export const EMPTY_APPLICATION = {
  full_name: '',
  company_name: '',
  email: '',
  password: '',
  phone_number: '',
  license_number: '',
  license_state: '',
  license_expires_on: '',
  about: '',
  agree: '',
  website: '',
};

export type ApplicationField = keyof typeof EMPTY_APPLICATION;
export type Application = Readonly<Record<ApplicationField, string>>;

/** REG-17, PRO-02: what is missing or wrong of an application. */
export function findApplicationProblems(
  values: Application,
): Readonly<Partial<Record<ApplicationField, string>>> {
  const { license_expires_on: expires } = values;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(expires);
  return {
    ...(!isFullName(values.full_name) && { full_name: errors.name_required.message }),
    ...(values.company_name.trim().length < 2 && {
      company_name: 'Enter the name of your company.',
    }),
    ...(!isEmail(values.email) && { email: errors.email_invalid.message }),
    ...(values.password.length < MINIMUM_PASSWORD_LENGTH && {
      password: errors.password_too_short.message,
    }),
    ...(!isPhone(values.phone_number) && { phone_number: errors.phone_invalid.message }),
    ...(values.license_number.trim().length < 2 && {
      license_number: 'Enter the number of your license.',
    }),
    ...(values.license_state === '' && { license_state: errors.state_invalid.message }),
    ...(!isDay
      ? { license_expires_on: 'Enter the day on which it expires.' }
      : expires < todayInShop() && { license_expires_on: errors.license_expired.message }),
    ...(values.agree === '' && { agree: errors.terms_not_accepted.message }),
  };
}

export function toApplicationBody({ agree: _agreed, ...values }: Application) {
  return { ...values, email: values.email.trim(), agree: true } as const;
}
