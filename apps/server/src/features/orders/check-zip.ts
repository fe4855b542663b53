import type { Address } from '@wevisu/contract/reply.ts';
import { type Refusal, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { zipIsInState } from '@wevisu/domain/people/us-states.ts';

/** A refusal of an address whose ZIP code is not in its state; null for a good one. */
export function checkZip({ zip_code, state }: Address): Refusal | null {
  const fits = zipIsInState(zip_code, state);
  if (fits === 'unknown_state') return refuseFields({ state: 'state_invalid' });
  return fits === 'no' ? refuseFields({ zip_code: 'zip_not_in_state' }) : null;
}
