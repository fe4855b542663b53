import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { digitsOnly } from '@wevisu/domain/numeric-text.ts';
import { COUNTRY_CODES } from '@wevisu/domain/people/country-codes.ts';
import { findNameProblem, splitFullName } from '@wevisu/domain/people/full-name.ts';
import { isZip } from '@wevisu/domain/people/is-zip.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { DEFAULT_COUNTRY_CODE, formatPhone, isPhone } from '@wevisu/domain/people/phone.ts';
import { type AddressTexts, findAddressProblems } from '../checkout/address/address-form.ts';

/** The three steps by their field names; fields the server names differently are added below. */
export const STEP_FIELDS = [
  ['full_name', 'email', 'password', 'country_code', 'phone_number', 'zip_code', 'agree'],
  ['shipping_street', 'shipping_apartment', 'shipping_city', 'shipping_state', 'shipping_zip_code'],
  // The card's own fields belong to the gateway (`CardEntry`).
  ['pay_street', 'pay_state', 'pay_city', 'pay_zip_code'],
] as const;

export type RegistrationField = (typeof STEP_FIELDS)[number][number];
export type Registration = Readonly<Record<RegistrationField, string>>;
type Problems = Readonly<Partial<Record<RegistrationField, string>>>;

/** The country is stored by its ISO code, since several share a dialing code. */
export const DEFAULT_COUNTRY = 'US';

export const EMPTY_REGISTRATION: Registration = {
  full_name: '',
  email: '',
  password: '',
  country_code: DEFAULT_COUNTRY,
  phone_number: '',
  zip_code: '',
  agree: '',
  shipping_street: '',
  shipping_apartment: '',
  shipping_city: '',
  shipping_state: '',
  shipping_zip_code: '',
  pay_street: '',
  pay_state: '',
  pay_city: '',
  pay_zip_code: '',
};

export const COUNTRY_OPTIONS = COUNTRY_CODES.map(({ country, name, dialCode }) => ({
  id: country,
  label: `${dialCode} ${name}`,
}));

export function dialCodeOf(country: string): string {
  return COUNTRY_CODES.find((one) => one.country === country)?.dialCode ?? DEFAULT_COUNTRY_CODE;
}

/** The same check as the server's: something, an @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** FMT-07: a complete +1 number is formatted while typing; others stay as typed (U-36). */
export function typePhone(typed: string, country: string): string {
  const isComplete = digitsOnly(typed).length === 10;
  return dialCodeOf(country) === DEFAULT_COUNTRY_CODE && isComplete ? formatPhone(typed) : typed;
}

/** REG-18 to REG-23, REG-25 to REG-28: the error of each field, on any step. */
export function findRegistrationProblems(
  values: Registration,
  { hasCard }: { readonly hasCard: boolean },
): Problems {
  return {
    ...findAccountProblems(values),
    ...prefixed('shipping_', findAddressProblems(shippingOf(values))),
    ...(hasCard ? findBillingProblems(values) : {}),
  };
}

function findAccountProblems(values: Registration): Problems {
  const { full_name, email, password, country_code, phone_number, zip_code, agree } = values;
  const zip = zip_code.trim();
  const isZipRight = country_code === DEFAULT_COUNTRY ? isZip(zip) : zip.length >= 3;
  const name = findNameProblem(full_name);
  return {
    ...(name !== null && { full_name: accessErrors[name].message }),
    ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
    ...(password.length < MINIMUM_PASSWORD_LENGTH && {
      password: accessErrors.password_too_short.message,
    }),
    ...(country_code === '' && { country_code: 'Choose a country code.' }),
    ...(!isPhone(phone_number, dialCodeOf(country_code)) && {
      phone_number: requestErrors.phone_invalid.message,
    }),
    ...(!isZipRight && { zip_code: requestErrors.zip_invalid.message }),
    ...(agree === '' && { agree: accessErrors.terms_not_accepted.message }),
  };
}

/** REG-25: the card and its billing address are optional; of a card, a started address must be valid. */
function findBillingProblems(values: Registration): Problems {
  const billing = {
    street: values.pay_street,
    apartment: '',
    city: values.pay_city,
    state: values.pay_state,
    zip_code: values.pay_zip_code,
  };
  const isBillingEmpty = Object.values(billing).every((text) => text.trim() === '');
  return isBillingEmpty ? {} : prefixed('pay_', findAddressProblems(billing));
}

function shippingOf(values: Registration): AddressTexts {
  return {
    street: values.shipping_street,
    apartment: values.shipping_apartment,
    city: values.shipping_city,
    state: values.shipping_state,
    zip_code: values.shipping_zip_code,
  };
}

function prefixed(prefix: string, problems: Readonly<Record<string, string>>): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, text]) => [prefix + name, text]));
}

/** REG-33: the step (0 to 2) that contains a refused field; null if none does. */
export function stepOfField(name: string): number | null {
  if (name === 'i_accept') return 0;
  if (name === 'payment_token') return 2;
  const step = STEP_FIELDS.findIndex((fields) => (fields as readonly string[]).includes(name));
  return step === -1 ? null : step;
}

/** The first step with a refused field; null if the refusal names none. */
export function stepOfRefusal(fields: readonly string[]): number | null {
  const steps = fields.map(stepOfField).filter((step) => step !== null);
  return steps.length === 0 ? null : Math.min(...steps);
}

export interface RegistrationExtras {
  readonly paymentToken?: string | null;
  /** API-07: the pro of the selected showroom. */
  readonly shopId?: ProUserId | null;
}

/** DATA-11: the body of a registration: never the card, and only filled-in addresses. */
export function toRegistrationBody(
  values: Registration,
  { paymentToken = null, shopId = null }: RegistrationExtras = {},
) {
  const { firstName, lastName } = splitFullName(values.full_name);
  const optional = Object.fromEntries(
    [...STEP_FIELDS[1], ...STEP_FIELDS[2]]
      .map((name) => [name, values[name].trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  return {
    full_name: values.full_name.trim(),
    first_name: firstName,
    last_name: lastName,
    type: 'User',
    email: values.email.trim(),
    password: values.password,
    country_code: dialCodeOf(values.country_code),
    phone_number: values.phone_number.trim(),
    zip_code: values.zip_code.trim(),
    agree: true,
    i_accept: true,
    ...optional,
    ...(paymentToken === null ? {} : { payment_token: paymentToken }),
    ...(shopId === null ? {} : { shop_id: shopId }),
  } as const;
}

/** REG-32: the values without a billing address. */
export function withoutPayment(values: Registration): Registration {
  const empty = STEP_FIELDS[2].map((name) => [name, ''] as const);
  return { ...values, ...Object.fromEntries(empty) };
}
