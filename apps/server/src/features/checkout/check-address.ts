import type { Address } from '@wevisu/contract/reply.ts';
import { type Refusal, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { zipIsInState } from '@wevisu/domain/people/us-states.ts';

/** U.S. addresses only, with a zip code of their state (POL-17); null if the address is fine. */
export function checkAddress({ state, zip_code }: Address): Refusal | null {
  switch (zipIsInState(zip_code, state)) {
    case 'yes':
      return null;
    case 'no':
      return refuseFields({ 'address.zip_code': 'zip_not_in_state' });
    case 'unknown_state':
      return refuseFields({ 'address.state': 'state_invalid' });
  }
}
