import type { Address } from '@wevisu/contract/reply.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import type { ReactNode } from 'react';

export interface AddressCardProps {
  readonly address: Address;
  readonly action?: ReactNode;
}

export function AddressCard({ address, action }: AddressCardProps) {
  const { full_name, street, apartment, city, state, zip_code, phone_number } = address;
  return (
    <div className="flex items-start justify-between gap-4 rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
      <address className="min-w-0 break-words not-italic">
        <span className="font-[520]">{full_name}</span>
        <br />
        {street}
        {apartment && `, ${apartment}`}
        <br />
        {city}, {state} <span className="figures">{zip_code}</span>
        {phone_number && (
          <>
            <br />
            <span className="figures text-14 text-muted">{formatPhone(phone_number)}</span>
          </>
        )}
      </address>
      {action}
    </div>
  );
}
