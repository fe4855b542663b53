// What Stripe's settings must be together. A key that is set half, or beside a demo world, would take payments that nobody
// can settle.

type Given = Readonly<Record<string, string>>;

export function stripeProblems(given: Given): string[] {
  return [
    ...mixedKeys(given),
    ...sharedSecrets(given),
    ...liveProblems(given),
    ...ofStandIn(given),
  ];
}

export function secretsOf(text: string): string[] {
  return text.split(/\s*,\s*/);
}

/** A server that speaks Stripe's protocol, as its package wants it named. */
export function standInAt({ hostname, port }: URL) {
  return { host: hostname, port: Number(port), protocol: 'http' } as const;
}

const isLive = (key: string | undefined) => key?.includes('_live_') ?? false;

/** A test's card form would make cards that the live account does not know. */
function mixedKeys({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: key }: Given): string[] {
  return secret && key && isLive(secret) !== isLive(key)
    ? ['STRIPE_PUBLISHABLE_KEY: one key is for tests and the other one is live']
    : [];
}

/** Stripe signs for each of its endpoints with another secret: one that stands twice means that one endpoint is missing. */
function sharedSecrets(given: Given): string[] {
  const { STRIPE_WEBHOOK_SECRET: own, STRIPE_CONNECT_WEBHOOK_SECRET: connected } = given;
  const shared =
    own && connected && secretsOf(own).some((one) => secretsOf(connected).includes(one));
  return shared
    ? [
        'STRIPE_CONNECT_WEBHOOK_SECRET: is that of the own account; the endpoint for connected accounts has another',
      ]
    : [];
}

/** With a live key money moves: no invented orders beside it, and Stripe's fields work over HTTPS alone. */
function liveProblems({ STRIPE_SECRET_KEY, NODE_ENV, DEMO_DATA, PUBLIC_URL }: Given): string[] {
  if (!isLive(STRIPE_SECRET_KEY)) return [];
  const hasDemo = (DEMO_DATA ?? (NODE_ENV === 'production' ? 'off' : 'on')) !== 'off';
  return [
    ...(hasDemo ? ['DEMO_DATA: must be off with a live key of Stripe'] : []),
    ...(PUBLIC_URL?.startsWith('https:')
      ? []
      : ['PUBLIC_URL: must start with https:// with a live key of Stripe']),
  ];
}

function ofStandIn({ STRIPE_API_URL, STRIPE_SECRET_KEY, NODE_ENV }: Given): string[] {
  if (!STRIPE_API_URL) return [];
  if (NODE_ENV === 'production')
    return ['STRIPE_API_URL: may not be set in production, since payments would go nowhere'];
  if (!STRIPE_SECRET_KEY) return ['STRIPE_SECRET_KEY: is missing, but STRIPE_API_URL is set'];
  return isLive(STRIPE_SECRET_KEY)
    ? ['STRIPE_API_URL: must not be set with a live key, which is for Stripe alone']
    : [];
}
