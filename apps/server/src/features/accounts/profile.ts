import type { profileSchema } from '@wevisu/contract/accounts.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { splitFullName } from '@wevisu/domain/people/full-name.ts';
import { zipIsInState } from '@wevisu/domain/people/us-states.ts';
import type { z } from 'zod';
import type { AccountsDeps } from './deps.ts';
import { getAccount, setDetails, setShippingAddress } from './store/accounts.ts';
import { listSavedCards } from './store/cards.ts';

type Profile = z.output<typeof profileSchema>;

interface ReadProfile {
  readonly userId: UserId;
  readonly checkout: boolean;
  readonly proId: ProUserId | null;
}

/** CHECK-02, CHECK-07: with `checkout`, also what it costs to ship the cart, of a named showroom or the latest. */
export async function readProfile(
  deps: AccountsDeps,
  given: ReadProfile,
): Promise<Result<Profile>> {
  const { userId, proId } = given;
  const account = await getAccount(deps.pool, userId);
  if (account === null) return refuse('unauthenticated');
  const cards = await listSavedCards(deps.pool, { userId });
  const address = account.shippingAddress;
  const shipping =
    given.checkout && address !== null
      ? await deps.shippingChargeOf({ userId, proId, address })
      : null;
  return ok({
    full_name: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    country_code: account.countryCode,
    phone_number: account.phoneNumber,
    zip_code: account.zipCode,
    shipping_address: address,
    payment_details: cards.map((card) => ({
      id: card.id,
      brand: card.brand,
      last4: card.last4,
      exp_date: `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear % 100).padStart(2, '0')}`,
      name_on_Card: card.nameOnCard,
    })),
    shipping_charge: shipping,
  });
}

interface NewDetails {
  readonly full_name: string;
  readonly country_code: string;
  readonly phone_number: string;
  readonly zip_code: string;
}

export async function saveDetails(
  deps: Pick<AccountsDeps, 'pool'>,
  { userId, details }: { readonly userId: UserId; readonly details: NewDetails },
): Promise<void> {
  await setDetails(deps.pool, {
    userId,
    ...splitFullName(details.full_name),
    countryCode: details.country_code,
    phoneNumber: details.phone_number,
    zipCode: details.zip_code,
  });
}

/** CHECK-03. US addresses only; the zip code must belong to the state. */
export async function saveShippingAddress(
  deps: AccountsDeps,
  { userId, address }: { readonly userId: UserId; readonly address: Address },
): Promise<Result<null>> {
  const problem = addressProblem(address);
  if (problem !== null) return refuseFields(problem);
  await setShippingAddress(deps.pool, { userId, address });
  return ok(null);
}

export function addressProblem({ state, zip_code }: Address) {
  const fits = zipIsInState(zip_code, state);
  if (fits === 'unknown_state') return { state: 'state_invalid' } as const;
  return fits === 'no' ? ({ zip_code: 'zip_not_in_state' } as const) : null;
}
