import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { isZip } from '@wevisu/domain/people/is-zip.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { US_STATES, zipIsInState } from '@wevisu/domain/people/us-states.ts';

/** The field names of an address in a form: prefixed, as in registration. */
export type AddressField = 'street' | 'apartment' | 'city' | 'state' | 'zip_code';

export type AddressTexts = Readonly<Record<AddressField, string>>;

export const EMPTY_ADDRESS: AddressTexts = {
  street: '',
  apartment: '',
  city: '',
  state: '',
  zip_code: '',
};

export const STATE_OPTIONS = US_STATES.map(({ code, name }) => ({ id: code, label: name }));

/** POL-17: U.S. addresses only, and the ZIP code must lie in the state. */
export function findAddressProblems(
  address: AddressTexts,
): Readonly<Partial<Record<AddressField, string>>> {
  const { street, city, state, zip_code: zip } = address;
  const zipText = zip.trim();
  return {
    ...(street.trim().length < 3 && { street: 'Enter the house number and street.' }),
    ...(city.trim() === '' && { city: 'Enter the city.' }),
    ...(state === '' && { state: requestErrors.state_invalid.message }),
    ...(!isZip(zipText)
      ? { zip_code: requestErrors.zip_invalid.message }
      : state !== '' &&
        zipIsInState(zipText, state) === 'no' && {
          zip_code: requestErrors.zip_not_in_state.message,
        }),
  };
}

export type CheckoutAddressField = AddressField | 'full_name' | 'phone_number';

/** Checkout's address: with the recipient's name, and an optional phone number for the carrier. */
export function findCheckoutAddressProblems(
  values: Readonly<Record<CheckoutAddressField, string>>,
): Readonly<Partial<Record<CheckoutAddressField, string>>> {
  const phone = values.phone_number.trim();
  return {
    ...(values.full_name.trim() === '' && { full_name: accessErrors.name_required.message }),
    ...(phone !== '' && !isPhone(phone) && { phone_number: requestErrors.phone_invalid.message }),
    ...findAddressProblems(values),
  };
}
