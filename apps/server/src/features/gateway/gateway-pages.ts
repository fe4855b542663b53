import type { FastifyInstance } from 'fastify';
import { addAccountPage } from './sandbox/account-page.ts';
import { addBankPage } from './sandbox/bank-page.ts';
import type { PaymentGateway } from './seam/payment-gateway.ts';

/** Pages that other gateways have on a site of their own. */
export function addGatewayPages(
  http: FastifyInstance,
  { gateway, shop }: { readonly gateway: PaymentGateway; readonly shop: () => string },
): void {
  addBankPage(http, { bank: gateway.bank, shop });
  addAccountPage(http, { accounts: gateway.accounts, shop });
}
