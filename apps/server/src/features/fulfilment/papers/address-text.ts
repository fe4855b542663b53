import type { Address } from '@wevisu/contract/reply.ts';

export function addressText(address: Address): string[] {
  const { full_name, street, apartment, city, state, zip_code } = address;
  return [full_name, street, apartment, `${city}, ${state} ${zip_code}`].filter(
    (line) => line !== '',
  );
}
