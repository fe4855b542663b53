import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewCredential } from '@wevisu/contract/second-factor.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { afterRemoval, changeFactors, firstRecoveryCodes, tellAdded } from './change-factors.ts';
import type { SecondFactorDeps } from './deps.ts';
import { handleOf, newChallenge, takeSignedChallenge } from './passkey-proof.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import { getPerson, lockFactors } from './store/factors.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './store/passkeys.ts';

const MAX_PASSKEYS = 10;
/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys name their account and ask their owner (by finger, face or PIN), so that each can sign in alone. */
export async function startPasskey(
  deps: SecondFactorDeps,
  user: SignedIn,
): Promise<Result<Record<string, unknown>>> {
  const { userId, sessionHash } = user;
  const site = relyingPartyOf(deps.publicUrl());
  if (site === null) return refuse('passkeys_unavailable');
  return changeFactors<Record<string, unknown>>(deps, user, async (db) => {
    const person = await getPerson(db, { userId });
    if (person === null) return refuse('unauthenticated');
    if (!user.emailVerified) return refuse('email_not_verified');
    const known = await listPasskeys(db, { userId });
    if (known.length >= MAX_PASSKEYS) return tooMany();
    const challenge = await newChallenge(db, { purpose: 'add', boundTo: sessionHash });
    const options = await generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userID: new Uint8Array(Buffer.from(handleOf(userId), 'base64url')),
      userName: person.email,
      userDisplayName: person.name,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: 300_000,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId.toString('base64url'),
        transports,
      })),
    });
    return ok({ ...options });
  });
}

interface Added {
  readonly user: SignedIn;
  readonly name: string;
  readonly credential: NewCredential;
}

/** The account's recovery codes, if they were made just now. */
export async function addPasskey(
  deps: SecondFactorDeps,
  { user, name, credential }: Added,
): Promise<Result<{ readonly recovery_codes: string[] | null }>> {
  const { userId, sessionHash: boundTo } = user;
  const site = relyingPartyOf(deps.publicUrl());
  if (site === null) return refuse('passkeys_unavailable');
  const { clientDataJSON } = credential.response;
  const challenge = await takeSignedChallenge(deps, clientDataJSON, { purpose: 'add', boundTo });
  const made = challenge && (await verify(credential, { site, challenge }));
  if (!made) return refuse('passkey_refused');
  return inTransactionOfResult(deps.pool, async (client) => {
    await lockFactors(client, { userId });
    if ((await listPasskeys(client, { userId })).length >= MAX_PASSKEYS) return tooMany();
    const isNew = await insertPasskey(client, {
      userId,
      name,
      credentialId: Buffer.from(made.credential.id, 'base64url'),
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: credential.response.transports,
      isSynced: made.credentialBackedUp,
    });
    if (!isNew) return refuse('passkey_known');
    const recovery_codes = await firstRecoveryCodes(client, userId);
    await tellAdded(deps, client, { userId, name: 'passkey' });
    return ok({ recovery_codes });
  });
}

export function removePasskey(
  deps: SecondFactorDeps,
  { user, id }: { readonly user: SignedIn; readonly id: number },
): Promise<Result<null>> {
  const { userId } = user;
  return changeFactors(deps, user, async (db) => {
    if (!(await deletePasskey(db, { userId, id }))) return refuse('not_found');
    return afterRemoval(deps, db, { userId, name: 'passkey' });
  });
}

function tooMany() {
  return refuse('too_many_passkeys', { params: { maximum: MAX_PASSKEYS } });
}

async function verify(
  { id, rawId, type, response }: NewCredential,
  { site, challenge }: { readonly site: RelyingParty; readonly challenge: string },
) {
  const { clientDataJSON, attestationObject } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}
