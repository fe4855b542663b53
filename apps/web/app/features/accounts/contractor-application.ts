import { errors } from '@wevisu/domain/errors/errors.ts';
import { findNameProblem } from '@wevisu/domain/people/full-name.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { isCompanyName } from '@wevisu/domain/people/plain-name.ts';
import { todayInShop } from '../../platform/today-in-shop.ts';
import { isEmail } from './registration.ts';

/** Each text by its own name: so it is inlined, and the table of errors stays out of the page. */
const NAME_TEXTS = {
  name_required: errors.name_required.message,
  name_not_plain: errors.name_not_plain.message,
};

export const EMPTY_APPLICATION = {
  full_name: '',
  company_name: '',
  email: '',
  password: '',
  phone_number: '',
  license_number: '',
  license_state: '',
  license_expires_on: '',
  /** The name of the chosen file. */
  license_file: '',
  about: '',
  agree: '',
  website: '',
};

export type ApplicationField = keyof typeof EMPTY_APPLICATION;
export type Application = Readonly<Record<ApplicationField, string>>;

/** REG-17, PRO-02: what is missing or wrong in an application. */
export function findApplicationProblems(
  values: Application,
): Readonly<Partial<Record<ApplicationField, string>>> {
  const { license_expires_on: expires } = values;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(expires);
  const name = findNameProblem(values.full_name);
  const company = values.company_name.trim();
  return {
    ...(name !== null && { full_name: NAME_TEXTS[name] }),
    ...(company.length < 2
      ? { company_name: 'Enter your company name.' }
      : !isCompanyName(company) && { company_name: errors.name_not_plain.message }),
    ...(!isEmail(values.email) && { email: errors.email_invalid.message }),
    ...(values.password.length < MINIMUM_PASSWORD_LENGTH && {
      password: errors.password_too_short.message,
    }),
    ...(!isPhone(values.phone_number) && { phone_number: errors.phone_invalid.message }),
    ...(values.license_number.trim().length < 2 && {
      license_number: 'Enter your license number.',
    }),
    ...(values.license_state === '' && { license_state: errors.state_invalid.message }),
    ...(!isDay
      ? { license_expires_on: 'Enter the expiration date.' }
      : expires < todayInShop() && { license_expires_on: errors.license_expired.message }),
    ...(values.license_file === '' && { license_file: 'Upload your license.' }),
    ...(values.agree === '' && { agree: errors.terms_not_accepted.message }),
  };
}

/** Checks what can be checked before upload; the server checks the content. */
export function findLicenseProblems(
  file: Pick<File, 'size' | 'type'> | null,
): Readonly<Partial<Record<'license_file', string>>> {
  if (file === null) return {};
  const isOther =
    file.type !== '' && !(LICENSE_FILE.types as readonly string[]).includes(file.type);
  if (isOther) return { license_file: errors.license_file_type.message };
  if (file.size > LICENSE_FILE.maxBytes) {
    const text = errors.file_too_large.message;
    return { license_file: text.replace('{megabytes}', String(LICENSE_FILE.maxMegabytes)) };
  }
  return file.size === 0 ? { license_file: errors.file_unreadable.message } : {};
}

export function toApplicationBody<F extends Blob>(
  { agree: _agreed, ...values }: Application,
  file: F,
) {
  return { ...values, email: values.email.trim(), license_file: file, agree: true } as const;
}
