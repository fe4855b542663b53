import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { listingErrors } from '@wevisu/domain/errors/listing.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { findNameProblem } from '@wevisu/domain/people/full-name.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { isCompanyName } from '@wevisu/domain/people/plain-name.ts';
import { TAX_NUMBER } from '@wevisu/domain/people/tax-number.ts';
import { findLicenseProblems } from '../accounts/contractor-application.ts';
import { isEmail } from '../accounts/registration.ts';

export const EMPTY_VENDOR = {
  full_name: '',
  company_name: '',
  email: '',
  password: '',
  phone_number: '',
  tax_number: '',
  ship_street: '',
  ship_apartment: '',
  ship_city: '',
  ship_state: '',
  ship_zip_code: '',
  /** 'yes' if goods come back to another address. */
  returns_elsewhere: '',
  return_street: '',
  return_apartment: '',
  return_city: '',
  return_state: '',
  return_zip_code: '',
  /** The name of the chosen file. */
  tax_form: '',
  about: '',
  agree: '',
  website: '',
};
export type VendorField = keyof typeof EMPTY_VENDOR;
type Values = Readonly<Record<VendorField, string>>;
type Problems = Readonly<Partial<Record<VendorField, string>>>;

const PLACES = ['ship', 'return'] as const;
export type Place = (typeof PLACES)[number];

/** G-03: what is missing or wrong in an application. */
export function findVendorProblems(values: Values, file: File | null): Problems {
  const name = findNameProblem(values.full_name);
  const company = values.company_name.trim();
  return {
    ...(name !== null && { full_name: accessErrors[name].message }),
    ...(company.length < 2
      ? { company_name: 'Enter your company name.' }
      : !isCompanyName(company) && { company_name: accessErrors.name_not_plain.message }),
    ...(!isEmail(values.email) && { email: requestErrors.email_invalid.message }),
    ...(values.password.length < MINIMUM_PASSWORD_LENGTH && {
      password: accessErrors.password_too_short.message,
    }),
    ...(!isPhone(values.phone_number) && { phone_number: requestErrors.phone_invalid.message }),
    ...(!TAX_NUMBER.test(values.tax_number.trim().toUpperCase()) && {
      tax_number: 'Enter a tax or resale number of 5 to 20 letters, digits and dashes.',
    }),
    ...findPlaceProblems(values, 'ship'),
    ...(values.returns_elsewhere !== '' && findPlaceProblems(values, 'return')),
    ...(file === null
      ? { tax_form: 'Upload your tax form.' }
      : { tax_form: findLicenseProblems(file).license_file }),
    ...(values.agree === '' && { agree: accessErrors.terms_not_accepted.message }),
  } as Problems;
}

function findPlaceProblems(values: Values, place: Place): Problems {
  return {
    ...(values[`${place}_street`].trim().length < 3 && {
      [`${place}_street`]: listingErrors.street_missing.message,
    }),
    ...(values[`${place}_city`].trim() === '' && {
      [`${place}_city`]: listingErrors.city_missing.message,
    }),
    ...(values[`${place}_state`] === '' && {
      [`${place}_state`]: requestErrors.state_invalid.message,
    }),
    ...(!/^\d{5}(-\d{4})?$/.test(values[`${place}_zip_code`].trim()) && {
      [`${place}_zip_code`]: 'Enter a 5-digit zip code.',
    }),
  };
}

/** An address of returns that was hidden again is not sent. */
export function toVendorBody<F extends Blob>(values: Values, file: F) {
  const { agree: _agreed, returns_elsewhere: elsewhere, ...sent } = values;
  const returns =
    elsewhere === ''
      ? {
          ...{ return_street: '', return_apartment: '', return_city: '' },
          ...{ return_state: '', return_zip_code: '' },
        }
      : {};
  return { ...sent, ...returns, email: values.email.trim(), tax_form: file, agree: true } as const;
}
