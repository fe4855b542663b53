// Stripe as a browser meets it: its script, its frames, its API for cards and the page of a bank, at their true addresses,
// so that the shop's policy of content counts.
import type { Page, Route } from '@playwright/test';
import type { StripeServer } from '../../apps/server/src/features/gateway/stripe/test-stripe-service.ts';
import type { StripeCard } from '../../apps/server/src/features/gateway/stripe/test-stripe-world.ts';
import { FRAME, SCRIPT } from './script.ts';

const CARDS: Readonly<Record<string, StripeCard>> = {
  '4242424242424242': 'good',
  '4000000000000002': 'generic_decline',
  '4000002500003155': 'asks',
  '4000002760003184': 'asks_each_time',
  '5555555555554444': 'short_hold',
};

export interface PlayedStripe {
  /** What came to Stripe of cards: their numbers, in order. */
  readonly numbers: readonly string[];
  /** What does not answer from now on. */
  fail(what: 'nothing' | 'script' | 'frames' | 'cards'): void;
}

export async function playStripe(page: Page, stripe: StripeServer): Promise<PlayedStripe> {
  const numbers: string[] = [];
  let away = 'nothing';
  const html = (route: Route, body: string) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body });

  await page.route('https://js.stripe.com/*/stripe.js', (route) =>
    away === 'script'
      ? route.abort('connectionfailed')
      : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('https://js.stripe.com/inner?*', (route) =>
    // One that never says that it is ready.
    html(route, away === 'frames' ? '' : FRAME),
  );
  await page.route('https://api.stripe.com/v1/payment_methods', async (route) => {
    if (away === 'cards') return route.abort('connectionfailed');
    const body = new URLSearchParams(route.request().postData() ?? '');
    const number = body.get('cardNumber') ?? '';
    numbers.push(number);
    const card = CARDS[number];
    const isRight = body.get('key') === 'pk_test_local' && card !== undefined;
    const refused = {
      error: {
        ...{ type: 'card_error', code: 'incorrect_number' },
        message: 'Your card number is incorrect.',
      },
    };
    await route.fulfill({
      headers: { 'access-control-allow-origin': 'https://js.stripe.com' },
      json: isRight ? { id: stripe.addCard(card) } : refused,
    });
  });
  await page.route('https://hooks.stripe.com/3d_secure/*', async (route) => {
    const url = new URL(route.request().url());
    const intent = url.pathname.split('/').at(-1) ?? '';
    const answer = url.searchParams.get('answer');
    const back = stripe.look(intent).returnUrl ?? '';
    if (answer === null) {
      return html(
        route,
        `<!doctype html><title>Bank</title><h1>3D Secure 2 Test Page</h1>
<a href="?answer=complete">Complete</a> <a href="?answer=fail">Fail</a>`,
      );
    }
    stripe.confirm(intent, answer === 'complete');
    const given = new URLSearchParams({
      ...{ payment_intent: intent, payment_intent_client_secret: `${intent}_secret_1` },
    });
    return route.fulfill({
      ...{ status: 302 },
      headers: { location: `${back}${back.includes('?') ? '&' : '?'}${given}` },
    });
  });
  return {
    numbers,
    fail(what) {
      away = what;
    },
  };
}
