// What a passkey is asked to sign, and whether it did: for a sign-in, its second step, and a confirmation.

import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { SignedCredential } from '@wevisu/contract/second-factor.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SecondFactorDeps } from './deps.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import { type ChallengeUse, insertChallenge, takeChallenge } from './store/challenges.ts';
import { findPasskey, notePasskeyUse, type Passkey } from './store/passkeys.ts';

type Deps = Pick<SecondFactorDeps, 'pool' | 'publicUrl'>;

/**
 * Names no passkey, so that whoever has but a password learns nothing of what the account holds: the browser offers
 * those that it has for this site.
 */
export async function askForPasskey(
  deps: Deps,
  use: ChallengeUse,
): Promise<Result<Record<string, unknown>>> {
  const site = relyingPartyOf(deps.publicUrl());
  if (site === null) return refuse('passkeys_unavailable');
  const challenge = await newChallenge(deps.pool, use);
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    timeout: 300_000,
  });
  return ok({ ...options });
}

/** As long as the browser's window stays open; the list of passkeys at a sign-in field waits until somebody comes to it. */
const minutesOf = ({ purpose }: ChallengeUse) => (purpose === 'sign_in' ? 30 : 5);

/** In base64url, as it comes back. */
export async function newChallenge(db: Queryable, use: ChallengeUse): Promise<string> {
  const challenge = newToken();
  const challengeHash = hashToken(challenge);
  await insertChallenge(db, { ...use, challengeHash, minutes: minutesOf(use) });
  return challenge;
}

/** The challenge that a browser signed, used up; null if it was not made for this. */
export async function takeSignedChallenge(
  { pool }: Pick<Deps, 'pool'>,
  clientDataJSON: string,
  use: ChallengeUse,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const challengeHash = hashToken(challenge);
  return (await takeChallenge(pool, { ...use, challengeHash })) ? challenge : null;
}

/** The passkey's account. Runs outside of a transaction: a challenge is used up whatever comes of it. */
export async function checkPasskey(
  deps: Deps,
  credential: SignedCredential,
  use: ChallengeUse,
): Promise<Result<UserId>> {
  const site = relyingPartyOf(deps.publicUrl());
  if (site === null) return refuse('passkeys_unavailable');
  const { clientDataJSON, userHandle } = credential.response;
  const challenge = await takeSignedChallenge(deps, clientDataJSON, use);
  const credentialId = Buffer.from(credential.id, 'base64url');
  const passkey = challenge && (await findPasskey(deps.pool, { credentialId }));
  if (!challenge || !passkey) return refuse('passkey_refused');
  if (userHandle !== undefined && userHandle !== handleOf(passkey.userId)) {
    return refuse('passkey_refused');
  }
  const verified = await verify(credential, { site, challenge, passkey });
  if (verified === null) return refuse('passkey_refused');
  const { newCounter: counter, credentialBackedUp: isSynced } = verified;
  const isNew = await notePasskeyUse(deps.pool, { id: passkey.id, counter, isSynced });
  return isNew ? ok(passkey.userId) : refuse('passkey_refused');
}

/** The account as an authenticator stores it: no name and no address. */
export function handleOf(userId: UserId): string {
  return Buffer.from(`wevisu ${userId}`).toString('base64url');
}

async function verify(
  credential: SignedCredential,
  of: { readonly site: RelyingParty; readonly challenge: string; readonly passkey: Passkey },
) {
  const { site, challenge, passkey } = of;
  const { id, rawId, type, response } = credential;
  const { userHandle, ...signed } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo : null;
  } catch {
    // The library says by an error what does not fit; all of it can be made up by the sender.
    return null;
  }
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
