// The product with Stripe set, beside a local server that speaks Stripe's protocol.
import {
  SECRET_KEY,
  type StripeServer,
  serveStripe,
} from '../apps/server/src/features/gateway/stripe/test-stripe-service.ts';
import { makeDataDir, removeData, startProgram } from '../scripts/start/program.ts';
import { test as base } from './test.ts';

interface StripeShop {
  readonly origin: string;
  readonly stripe: StripeServer;
}

/** One for all journeys of a worker. */
export const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const stripe = await serveStripe(() => new Date());
      // Stripe's search finds what was made a moment ago only later; here at once.
      const indexing = setInterval(() => stripe.index(), 200);
      const dataDir = makeDataDir();
      const program = await startProgram({
        dataDir,
        env: {
          ...{ DEMO_DATA: 'small', LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '127.0.0.1' },
          ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
          ...{
            STRIPE_WEBHOOK_SECRET: 'whsec_shop',
            STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect',
          },
          STRIPE_API_URL: `http://${stripe.api.host}:${stripe.api.port}`,
        },
        showErrors: true,
      });
      await program.serving();
      await use({ origin: program.origin, stripe });
      program.signal('SIGTERM');
      await program.ended;
      clearInterval(indexing);
      await stripe.close();
      removeData(dataDir);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
});
