import { API_SCOPES, ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
import {
  DELIVERY_SECONDS,
  FAILING,
  MAX_WAIT_SECONDS,
  RETRY_SECONDS,
  SIGNATURE_SECONDS,
} from '@wevisu/domain/connections/webhook-events.ts';
import { WEBHOOKS, webhookBody } from './webhook-bodies.ts';

const API_KEY_GUIDE = `An API key of your company, sent as \`Authorization: Bearer wv_…\`. Make keys under Connections; a key is shown once and can make the calls of its scopes alone (${API_SCOPES.join(', ')}). When you rotate a key, the old one works for another ${ROTATION_HOURS} hours.`;

/** A test runs its code. */
const WEBHOOK_GUIDE = `Each event is a POST of JSON, \`{ "type", "timestamp", "data" }\`, to every address of yours that listens to it. Add addresses under Connections.

**Answer** with any status from 200 to 299 within ${DELIVERY_SECONDS} seconds, before you work on it. Redirects are not followed. With 410 the address is switched off at once.

**Retries.** Whatever else comes back, or nothing, is tried again after ${waitsInWords()}, each with up to a fifth more. \`Retry-After\` is honored up to ${MAX_WAIT_SECONDS / 3600} hours. We tell you by email of an address that fails for ${FAILING.warnHours} hours, and switch it off after ${FAILING.offHours}. The log shows every try, and sends again what you choose.

**The same event may come twice**: its \`webhook-id\` is then the same. Keep the ids that you have handled.

**Check the signature** before you believe anything. \`webhook-signature\` has one or more signatures \`v1,<base64>\` with spaces between: during the ${ROTATION_HOURS} hours after you rotate a secret both secrets sign. Each is an HMAC-SHA256 over \`webhook-id.webhook-timestamp.body\` with the secret's bytes, which are the base64 after \`whsec_\`. Take the body as it came, byte for byte, and refuse a timestamp that is more than ${SIGNATURE_SECONDS / 60} minutes off.

\`\`\`js
const { createHmac, timingSafeEqual } = require('node:crypto');

function isGenuine(headers, body, secret, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (Math.abs(now / 1000 - Number(at)) > ${SIGNATURE_SECONDS}) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
\`\`\``;

/** '5 seconds, 5 minutes, 2 hours'. */
function waitsInWords(): string {
  return RETRY_SECONDS.map((seconds) => {
    if (seconds < 60) return `${seconds} seconds`;
    return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`;
  }).join(', ');
}

/** What vendors read about their webhooks and keys at /api/docs. */
export const WEBHOOK_DOCS = {
  role: 'Vendor',
  keyGuide: API_KEY_GUIDE,
  guide: WEBHOOK_GUIDE,
  events: Object.entries(WEBHOOKS).map(([type, { summary, data }]) => ({
    ...{ type, summary },
    body: webhookBody(type, data),
  })),
} as const;
