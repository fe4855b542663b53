// A real OpenID Connect provider for tests, with the plain sign-in pages that it brings along. Whoever signs in as
// 'ana@example.com' has that address, verified; as 'unverified-…' it is not.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const TEST_CLIENT = { id: 'the-shop', secret: 'the-secret-of-the-shop-at-the-provider' };

export interface TestProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

export async function startTestProvider(options: {
  readonly redirectUris: readonly string[];
  /** 0 for any. */
  readonly port?: number;
}): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: [...options.redirectUris],
        // It stands on this machine, without a certificate.
        application_type: 'web',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId,
        email_verified: !accountId.startsWith('unverified'),
        name: 'Ana Maria Lopez',
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Signs in at the provider's pages as a browser would; gives the address that it leads back to. */
export async function signInAtProvider(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location) {
      next = new URL(location, next);
      if (next.host !== new URL(url).host) return next;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
    if (!prompt) throw new Error(`The provider answers ${response.status} at ${next.pathname}.`);
    form = { prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) };
  }
  throw new Error('The provider leads in a circle.');
}
