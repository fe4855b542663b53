// One sign-in of staff for all journeys that start behind it: a code is mailed once a minute. The sign-in itself is
// walked in e2e/sign-in.spec.ts.
import { PASSWORD } from './people.ts';

/** Of all who take the shared session; the other accounts of staff have journeys of their own. */
const EMAIL = 'staff9@example.com';

/** Its token, with the code given. */
export async function signInStaff(origin: string): Promise<string> {
  const read = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(origin + path, init);
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const login = await read('/api/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, remember_me: false }),
  });
  const { token } = (await login.json()) as { readonly token: string };
  const headers = { authorization: `Bearer ${token}` };
  await read('/api/login/verify_otp', { headers });
  const outbox = await (await read('/dev/outbox')).text();
  const id = new RegExp(`href="/dev/outbox/(\\d+)">[^<]*</a> to ${EMAIL},`).exec(outbox)?.[1];
  const mail = await (await read(`/dev/outbox/${id}`)).text();
  const code = /\b\d{6}\b(?=<\/td>)/.exec(mail)?.[0];
  await read(`/api/login/verify_otp?otp=${code}`, { headers });
  return token;
}
