import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** As the receiver gets it: 'whsec_' and base64. */
export function newSecret(): { readonly text: string; readonly bytes: Buffer } {
  const bytes = randomBytes(SECRET_BYTES);
  return { text: PREFIX + bytes.toString('base64'), bytes };
}

/** The headers of Standard Webhooks, one signature for each secret. `body` is signed as it is sent, byte for byte. */
export function signWebhook({
  id,
  at,
  body,
  secrets,
}: {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  readonly secrets: readonly Buffer[];
}): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
