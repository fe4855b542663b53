import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { AccountsDeps } from './deps.ts';
import { addressProblem } from './profile.ts';
import { getAccount, setShippingAddress } from './store/accounts.ts';
import {
  deleteAddress,
  insertAddress,
  listAddressRows,
  replaceAddress,
  swapMainAddress,
} from './store/addresses.ts';

type Deps = Pick<AccountsDeps, 'pool'>;

/** In addition to the main one. */
const MAX_ADDRESSES = 20;

interface Named {
  readonly userId: UserId;
  readonly id: number;
}

export async function listOwnAddresses({ pool }: Deps, userId: UserId) {
  const account = await getAccount(pool, userId);
  if (account === null) return refuse('unauthenticated');
  const others = await listAddressRows(pool, { userId });
  return ok({
    main: account.shippingAddress,
    others: others.map(({ id, address }) => ({ ...address, id })),
  });
}

export async function addOwnAddress(
  { pool }: Deps,
  { userId, address }: { readonly userId: UserId; readonly address: Address },
): Promise<Result<null>> {
  const problem = addressProblem(address);
  if (problem !== null) return refuseFields(problem);
  const account = await getAccount(pool, userId);
  if (account?.shippingAddress === null) {
    await setShippingAddress(pool, { userId, address });
    return ok(null);
  }
  const added = await insertAddress(pool, { userId, address, max: MAX_ADDRESSES });
  return added ? ok(null) : refuse('too_many_addresses', { params: { maximum: MAX_ADDRESSES } });
}

export async function updateOwnAddress(
  { pool }: Deps,
  { address, ...named }: Named & { readonly address: Address },
): Promise<Result<null>> {
  const problem = addressProblem(address);
  if (problem !== null) return refuseFields(problem);
  return found(await replaceAddress(pool, { ...named, address }));
}

export async function makeOwnAddressMain({ pool }: Deps, named: Named): Promise<Result<null>> {
  return found(await swapMainAddress(pool, named));
}

export async function removeOwnAddress({ pool }: Deps, named: Named): Promise<Result<null>> {
  return found(await deleteAddress(pool, named));
}

function found(isThere: boolean): Result<null> {
  return isThere ? ok(null) : refuse('not_found');
}
