// The sandbox plays the bank too: the page where a cardholder confirms or refuses a payment (3D Secure). Plain HTML
// with forms and no script, apart from the shop's own pages, as another company's would be.
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../../platform/mail/render-mail.ts';
import type { BankPayment, SandboxBank } from '../seam/payment-gateway.ts';
import { PAGE_POLICY, PAGE_STYLE } from './page-look.ts';

const BANK_PATH = '/card-gateway/confirm';
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
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Test bank</title><style>${PAGE_STYLE}</style></head>
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
