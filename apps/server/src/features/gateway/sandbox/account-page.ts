// The page of the built-in gateway on which a vendor or a pro types name and bank account, as another company's would be:
// plain HTML without a script. The shop never sees the numbers.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../../platform/mail/render-mail.ts';
import type { BankAccount, SandboxAccounts } from '../seam/payment-gateway.ts';
import { PAGE_POLICY, PAGE_STYLE } from './page-look.ts';

const ACCOUNT_PATH = '/card-gateway/account';
const FIELDS_BYTES = 2_048;

export function accountPath(key: string): string {
  return `${ACCOUNT_PATH}/${encodeURIComponent(key)}`;
}

export function addAccountPage(
  http: FastifyInstance,
  {
    accounts,
    shop,
  }: { readonly accounts: SandboxAccounts | undefined; readonly shop: () => string },
): void {
  if (accounts === undefined) return;
  void http.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FIELDS_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.get<{ Params: { key: string } }>(`${ACCOUNT_PATH}/:key`, async ({ params }, reply) => {
      const page = await accounts.getPage(params.key);
      return page === null
        ? send(reply.code(404), UNKNOWN)
        : send(reply, formOf(params.key, { shop: shop(), last4: page.last4, problem: null }));
    });
    pages.post<{ Params: { key: string } }>(
      `${ACCOUNT_PATH}/:key`,
      async ({ params: { key }, body }, reply) => {
        const page = await accounts.getPage(key);
        if (page === null) return send(reply.code(404), UNKNOWN);
        const typed = readAccount(body instanceof URLSearchParams ? body : new URLSearchParams());
        if (typeof typed === 'string') {
          const form = { shop: shop(), last4: page.last4, problem: typed };
          return send(reply.code(422), formOf(key, form));
        }
        await accounts.save(key, typed);
        const { pathname, search } = new URL(page.returnUrl, 'http://shop.invalid');
        return reply.redirect(`${pathname}${search}`, 303);
      },
    );
  });
}

/** What is wrong, in words. */
function readAccount(body: URLSearchParams): BankAccount | string {
  const legalName = (body.get('legal_name') ?? '').trim();
  const routing = (body.get('routing') ?? '').replace(/\s/g, '');
  const account = (body.get('account') ?? '').replace(/[\s-]/g, '');
  if (legalName.length < 2 || legalName.length > 120) return 'Enter the legal name.';
  if (!isRouting(routing)) return 'The routing number has 9 digits, and these are not one.';
  if (!/^\d{4,17}$/.test(account)) return 'The account number has 4 to 17 digits.';
  return { legalName, routing, account };
}

/** By the checksum of the American Bankers Association. */
function isRouting(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 10 === 0;
}

const UNKNOWN = `<h1>This page is not valid any more</h1><p>Nothing was changed. Begin again from the shop.</p>
<a href="/">Go to the shop</a>`;

function formOf(
  key: string,
  of: { readonly shop: string; readonly last4: string | null; readonly problem: string | null },
): string {
  const { shop, last4, problem } = of;
  const known = last4 === null ? '' : `<p>Now: an account ending in ${escapeHtml(last4)}.</p>`;
  const said =
    problem === null ? '' : `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`;
  return `<h1>Where ${escapeHtml(shop)} pays you</h1>${known}${said}
<form action="${accountPath(key)}" method="post">
<p><label>Legal name<br><input name="legal_name" autocomplete="name" required maxlength="120"></label></p>
<p><label>Routing number<br><input name="routing" inputmode="numeric" required maxlength="11"></label></p>
<p><label>Account number<br><input name="account" inputmode="numeric" required maxlength="24"></label></p>
<p>A test: no money moves. Routing number 110000000 with account 000123456789 takes payouts, 000111111113 is closed, 000111111116
does not exist, and 000999999991 sends a payout back a day later.</p>
<button>Save</button></form>`;
}

function send(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Test bank</title><style>${PAGE_STYLE}</style></head>
<body><main><p class="bank">Test bank</p>${body}</main></body></html>`);
}
