import type { Pool } from '../../platform/database/queryable.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import type { PaymentGateway } from './seam/payment-gateway.ts';
import { createStripeGateway, type StripeSettings } from './stripe/stripe-gateway.ts';

interface GatewayDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly warn: (line: string) => void;
}

/** The configured gateway; without one the sandbox. */
export function createGateway(
  config: { readonly production: boolean; readonly stripe: StripeSettings | null },
  { warn, ...deps }: GatewayDeps,
): PaymentGateway {
  if (config.stripe !== null) return createStripeGateway(config.stripe);
  // In production, warn that no money moves.
  if (config.production) warn('payments are taken by the built-in sandbox: no money moves');
  return createSandboxGateway(deps);
}
