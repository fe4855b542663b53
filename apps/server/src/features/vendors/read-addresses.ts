import type { Address } from '@wevisu/contract/reply.ts';
import { addressProblem } from '../accounts/profile.ts';
import type { VendorForm } from './register-vendor.ts';

/** Goods come back to where they are shipped from, unless the form has another address. */
export function readAddresses(form: VendorForm): {
  readonly shipFrom: Address;
  readonly returnAddress: Address;
} {
  const named = { full_name: form.company_name, phone_number: form.phone_number };
  const shipFrom = {
    ...named,
    street: form.ship_street,
    apartment: form.ship_apartment,
    city: form.ship_city,
    state: form.ship_state,
    zip_code: form.ship_zip_code,
  };
  if (!hasReturn(form)) return { shipFrom, returnAddress: shipFrom };
  return {
    shipFrom,
    returnAddress: {
      ...named,
      street: form.return_street,
      apartment: form.return_apartment,
      city: form.return_city,
      state: form.return_state,
      zip_code: form.return_zip_code,
    },
  };
}

/** What is wrong with them, by the form's own fields. */
export function findAddressProblems(form: VendorForm) {
  const { shipFrom, returnAddress } = readAddresses(form);
  const ship = addressProblem(shipFrom);
  const back = hasReturn(form) ? addressProblem(returnAddress) : null;
  return {
    ...(hasReturn(form) &&
      form.return_street === '' && { return_street: 'street_missing' as const }),
    ...(hasReturn(form) && form.return_city === '' && { return_city: 'city_missing' as const }),
    ...(ship?.state !== undefined && { ship_state: ship.state }),
    ...(ship?.zip_code !== undefined && { ship_zip_code: ship.zip_code }),
    ...(back?.state !== undefined && { return_state: back.state }),
    ...(back?.zip_code !== undefined && { return_zip_code: back.zip_code }),
  };
}

function hasReturn(form: VendorForm): boolean {
  const { return_street, return_city, return_state, return_zip_code } = form;
  return [return_street, return_city, return_state, return_zip_code].some((text) => text !== '');
}
