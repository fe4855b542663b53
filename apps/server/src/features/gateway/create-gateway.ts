import type { Pool } from '../../platform/database/queryable.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import type { PaymentGateway } from './seam/payment-gateway.ts';

interface GatewayDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly warn: (line: string) => void;
}

/** The configured gateway. This version has only the sandbox: the settings reject keys of others. */
export function createGateway(
  config: { readonly production: boolean },
  { warn, ...deps }: GatewayDeps,
): PaymentGateway {
  // In production, warn that no money moves.
  if (config.production) warn('payments are taken by the built-in sandbox: no money moves');
  return createSandboxGateway(deps);
}
