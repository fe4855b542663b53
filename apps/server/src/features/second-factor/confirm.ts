// That it is really the account's owner who changes its factors, and not whoever found the page open.
import type { SignedCredential } from '@wevisu/contract/second-factor.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { SecondFactorDeps } from './deps.ts';
import { askForPasskey, checkPasskey } from './passkey-proof.ts';
import { markConfirmed } from './store/confirmations.ts';
import { getPerson } from './store/factors.ts';

export async function confirmByPassword(
  deps: SecondFactorDeps,
  given: { readonly user: SignedIn; readonly password: string; readonly caller: string },
): Promise<Result<null>> {
  const { userId, sessionHash } = given.user;
  const person = await getPerson(deps.pool, { userId });
  if (person === null) return refuse('unauthenticated');
  const storedHash = person.passwordHash;
  const { password, caller } = given;
  const checked = await deps.passwords.check({ storedHash, password }, caller);
  if (!checked.ok) return checked;
  if (!checked.value) return refuseFields({ current_password: 'current_password_wrong' });
  await markConfirmed(deps.pool, { sessionHash });
  return ok(null);
}

const useOf = ({ sessionHash }: SignedIn) =>
  ({ purpose: 'confirm', boundTo: sessionHash }) as const;

export function startConfirmation(deps: SecondFactorDeps, user: SignedIn) {
  return askForPasskey(deps, useOf(user));
}

export async function confirmByPasskey(
  deps: SecondFactorDeps,
  { user, credential }: { readonly user: SignedIn; readonly credential: SignedCredential },
): Promise<Result<null>> {
  const owner = await checkPasskey(deps, credential, useOf(user));
  if (!owner.ok) return owner;
  if (owner.value !== user.userId) return refuse('passkey_refused');
  await markConfirmed(deps.pool, { sessionHash: user.sessionHash });
  return ok(null);
}
