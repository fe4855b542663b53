// One OpenID Connect provider: code flow with PKCE, state and nonce. Claims about a person are trusted only in the
// provider's signed answer to our own request, never as the browser brings them.
import * as oidc from 'openid-client';
import type { OidcProvider } from '../config.ts';
import { isLoopback } from '../is-loopback.ts';

/** Kept until the browser comes back; all three are random and used once. */
export interface Question {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the browser brings back. */
export interface BroughtBack {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; null unless the provider says that it has verified it. */
  readonly verifiedEmail: string | null;
  readonly name: string;
}

export interface IdentityProvider {
  readonly name: string;
  /** The label of its button. */
  readonly label: string;
  /** The address of the provider's page, and what to keep meanwhile; null if the provider can't be reached. */
  ask(redirectUri: string): Promise<{ readonly url: string; readonly question: Question } | null>;
  /** Null if the provider does not confirm it, or can't be reached. */
  confirm(
    redirectUri: string,
    question: Question,
    brought: BroughtBack,
  ): Promise<ProvenPerson | null>;
}

const SECONDS = 10;

export function createIdentityProvider(
  { name, issuer, clientId, clientSecret }: OidcProvider,
  warn: (line: string) => void,
): IdentityProvider {
  let known: Promise<oidc.Configuration> | undefined;

  /** Fetched once; again after a failure. */
  function configuration(): Promise<oidc.Configuration> {
    const server = new URL(issuer);
    // Only on this machine, where nobody can eavesdrop: for tests and development.
    const insecure = server.protocol === 'http:' && isLoopback(server.hostname);
    known ??= oidc
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: SECONDS,
        ...(insecure ? { execute: [oidc.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  }

  /** Only the message: the error's other fields may hold a code or a token. */
  function warnOf(error: unknown): null {
    const { code = '', message } = error as { code?: string; message: string };
    warn(`sign-in by ${name} failed: ${message} ${code}`.trim());
    return null;
  }

  async function person(
    config: oidc.Configuration,
    redirectUri: string,
    question: Question,
    brought: BroughtBack,
  ): Promise<ProvenPerson | null> {
    const address = new URL(redirectUri);
    for (const [key, value] of Object.entries(brought)) {
      if (value !== undefined) address.searchParams.set(key, value);
    }
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      pkceCodeVerifier: question.codeVerifier,
      expectedState: question.state,
      expectedNonce: question.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) return null;
    // Many providers put no more than the subject into the signed token.
    const more =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
    return toPerson({ ...more, ...claims });
  }

  return {
    name,
    label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    async ask(redirectUri) {
      const config = await configuration().catch(warnOf);
      if (config === null) return null;
      const question = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: question.state,
        nonce: question.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(question.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, question };
    },
    async confirm(redirectUri, question, brought) {
      try {
        return await person(await configuration(), redirectUri, question, brought);
      } catch (error) {
        return warnOf(error);
      }
    },
  };
}

/** `email_verified` is a boolean in the standard and a text at some providers. */
function toPerson(claims: Readonly<Record<string, unknown>>): ProvenPerson {
  const { iss, sub, email, email_verified, name, given_name, family_name } = claims;
  const verified = email_verified === true || email_verified === 'true';
  const both = [given_name, family_name].filter((part) => typeof part === 'string').join(' ');
  return {
    issuer: String(iss),
    subject: String(sub),
    verifiedEmail: verified && typeof email === 'string' ? email.trim().toLowerCase() : null,
    name: (typeof name === 'string' && name.trim()) || both,
  };
}
