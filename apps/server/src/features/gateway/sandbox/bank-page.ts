// The sandbox plays the bank too: the page where a cardholder confirms or refuses a payment (3D Secure). Plain HTML
// with forms and no script, apart from the shop's own pages, as another company's would be.
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../../platform/mail/render-mail.ts';
import type { BankPayment, SandboxBank } from '../seam/payment-gateway.ts';

const BANK_PATH = '/card-gateway/confirm';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 24px 16px; background: light-dark(#eef1f5, #12161c); color: light-dark(#18202b, #e8ecf2); }
  main { max-width: 440px; margin: 4vh auto; padding: 28px 24px; border-radius: 12px; background: light-dark(#fff, #1d232c); }
  h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  .bank { font-weight: 600; color: light-dark(#1d4f91, #9cc3f5); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; }
  dt { color: light-dark(#566070, #a5b0bf); }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  form { margin: 0 0 12px; }
  button, a { box-sizing: border-box; display: block; width: 100%; min-height: 48px; padding: 12px; border-radius: 8px;
    font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button { border: 0; background: #1d4f91; color: #fff; }
  button.second { border: 1px solid light-dark(#8a94a3, #77818f); background: transparent; color: inherit; }
  a { color: inherit; text-decoration: underline; font-weight: 400; }`;

export function bankPath(key: string): string {
  return `${BANK_PATH}/${encodeURIComponent(key)}`;
}

interface Deps {
  readonly bank: SandboxBank | undefined;
  readonly shop: () => string;
}

export function addBankPage(http: FastifyInstance, { bank, shop }: Deps): void {
  if (bank === undefined) return;
  void http.register(async (pages) => {
    // The forms have no fields: their address says everything.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    pages.get<{ Params: { key: string } }>(`${BANK_PATH}/:key`, async ({ params }, reply) => {
      const payment = await bank.getPayment(params.key);
      return send(reply, payment, { key: params.key, shop: shop() });
    });
    for (const decision of ['confirm', 'refuse']) {
      pages.post<{ Params: { key: string } }>(
        `${BANK_PATH}/:key/${decision}`,
        async ({ params }, reply) => {
          await bank.decide(params.key, decision === 'confirm');
          const payment = await bank.getPayment(params.key);
          if (payment === null) return send(reply, null, { key: params.key, shop: shop() });
          return reply.redirect(backTo(payment), 303);
        },
      );
    }
  });
}

/** Under the name by which the browser knows this machine: its session belongs to that name. */
function backTo({ returnUrl }: BankPayment): string {
  const { pathname, search } = new URL(returnUrl, 'http://shop.invalid');
  return `${pathname}${search}`;
}

function send(
  reply: FastifyReply,
  payment: BankPayment | null,
  { key, shop }: { readonly key: string; readonly shop: string },
): FastifyReply {
  const body = payment === null ? UNKNOWN : bodyOf(payment, { path: bankPath(key), shop });
  return reply
    .code(payment === null ? 404 : 200)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Test bank</title><style>${STYLE}</style></head>
<body><main><p class="bank">Test bank</p>${body}</main></body></html>`);
}

const UNKNOWN = `<h1>This confirmation is not valid any more</h1>
<p>Nothing was charged. Your cart is kept: pay again from there, and your bank will ask again.</p>
<a href="/cart">Go to your cart</a>`;

const ENDINGS: Readonly<Record<Exclude<BankPayment['state'], 'needs_confirmation'>, string>> = {
  authorized: '<h1>You confirmed this payment</h1><p>Go back to the shop to see your order.</p>',
  refused: '<h1>This payment did not go through</h1><p>Nothing was charged.</p>',
  voided: '<h1>This payment was canceled</h1><p>Nothing was charged.</p>',
};

function bodyOf(
  payment: BankPayment,
  { path, shop }: { readonly path: string; readonly shop: string },
): string {
  const back = escapeHtml(backTo(payment));
  if (payment.state !== 'needs_confirmation') {
    return `${ENDINGS[payment.state]}<a href="${back}">Back to ${escapeHtml(shop)}</a>`;
  }
  const amount = formatUsd(cents(payment.amountCents));
  return `<h1>Is this payment yours?</h1>
<dl><dt>Shop</dt><dd>${escapeHtml(shop)}</dd><dt>Amount</dt><dd>${amount}</dd>
<dt>Card</dt><dd>${escapeHtml(payment.brand)} ending in ${escapeHtml(payment.last4)}</dd></dl>
<form action="${path}/confirm" method="post"><button>Yes, confirm the payment</button></form>
<form action="${path}/refuse" method="post"><button class="second">No, refuse it</button></form>
<a href="${back}">Close without an answer</a>`;
}
