// Whatever moves money, wired up: from the checkout to payouts and the books. All of it shares one gateway.
import type { FastifyInstance } from 'fastify';
import { addAddressHelp } from './features/checkout/address-help/routes.ts';
import type { CheckoutDeps } from './features/checkout/deps.ts';
import { addCheckoutJobs } from './features/checkout/jobs.ts';
import { addCheckoutCalls } from './features/checkout/routes.ts';
import { createHttpTaxService } from './features/checkout/tax/http-tax-service.ts';
import { addDisputes } from './features/disputes/routes.ts';
import { addDocumentCalls, addDocumentJobs } from './features/documents/routes.ts';
import { createGateway } from './features/gateway/create-gateway.ts';
import { addGatewayEvents } from './features/gateway-events/routes.ts';
import { addHiringCalls, addHiringJobs } from './features/hiring/routes.ts';
import { addMoneyJobs } from './features/money/jobs.ts';
import { addMoneyCalls } from './features/money/routes.ts';
import type { AddressDeps } from './features/orders/deps.ts';
import { addOrderJobs } from './features/orders/jobs.ts';
import { addOrderCalls } from './features/orders/routes.ts';
import { addPayoutCalls, addPayoutJobs } from './features/payouts/routes.ts';
import { addReconciliationJobs } from './features/reconciliation/jobs.ts';
import { addBookCalls } from './features/reconciliation/routes.ts';
import { addSubscriptions } from './features/subscriptions/routes.ts';
import type { Closers } from './platform/closers.ts';
import type { Config } from './platform/config.ts';
import { newToken } from './platform/crypto/tokens.ts';
import type { Pool } from './platform/database/queryable.ts';
import type { CallTable } from './platform/http/call-table.ts';
import type { JobQueue } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { SecurityEvents } from './platform/security/security-events.ts';

interface Places {
  readonly http: FastifyInstance;
  readonly calls: CallTable;
  readonly jobs: JobQueue;
  readonly closers: Closers;
}

interface MoneyGiven {
  readonly config: Config;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly events: SecurityEvents;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly brandName: () => string;
  warn(line: string): void;
}

export function addMoney({ http, calls, jobs, closers }: Places, given: MoneyGiven) {
  const { config, pool, now, events, mailer, publicUrl, brandName, warn } = given;
  const taxService = config.taxService && createHttpTaxService({ ...config.taxService, now, warn });
  if (taxService !== null) closers.add('tax service', () => taxService.close());
  const checkout: CheckoutDeps = {
    pool,
    now,
    newId: newToken,
    gateway: createGateway(config, { pool, now, newId: newToken, warn }),
    taxService,
    mailer,
    jobs,
    events,
    publicUrl,
    onError: (err) => http.log.error({ err }, 'a payment could not be followed'),
  };
  addCheckoutCalls(calls, checkout);
  addAddressHelp(calls, config.mapsApiKey);
  addCheckoutJobs(jobs, checkout);
  const orders: AddressDeps = {
    ...{ pool, now, mailer, jobs, publicUrl },
    askTax: async (request) => (await taxService?.computeTax(request)) ?? null,
    onError: (err) => http.log.error({ err }, 'an order could not be followed'),
  };
  addOrderCalls(calls, orders);
  addOrderJobs(jobs, orders);
  const money = {
    ...{ pool, now, jobs, mailer, publicUrl, gateway: checkout.gateway },
    onError: (err: unknown) =>
      http.log.error({ err }, 'the money of an order or a payee could not be settled'),
  };
  addMoneyCalls(calls, money);
  addMoneyJobs(jobs, money);
  addHiringCalls(calls, money);
  addHiringJobs(jobs, money);
  addDisputes({ calls, jobs }, money);
  addSubscriptions({ calls, jobs }, { ...money, brandName });
  addPayoutCalls(calls, money);
  addPayoutJobs(jobs, money);
  addGatewayEvents(http, { jobs, checkout, money, payouts: money });
  addDocumentCalls(calls, { pool, brandName });
  addDocumentJobs(jobs, { pool });
  const books = { pool, now, jobs, gateway: checkout.gateway, log: http.log };
  addReconciliationJobs(jobs, books);
  addBookCalls(calls, books);
  return { checkout, orders, money };
}
