import type { Address } from '@wevisu/contract/reply.ts';

/** As printed on a parcel, line by line. */
export function addressLines(address: Address): string {
  const { full_name, street, apartment, city, state, zip_code, phone_number } = address;
  return [full_name, street, apartment, `${city}, ${state} ${zip_code}`, phone_number]
    .filter((line) => line !== '')
    .join('\n');
}
