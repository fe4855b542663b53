import type { Pool } from '../../../platform/database/queryable.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import type { PaymentGateway } from './seam/payment-gateway.ts';

interface GatewayDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly warn: (line: string) => void;
}

/** The gateway that the settings name. The sandbox is the only one of this version: they refuse the keys of others. */
export function createGateway(
  config: { readonly production: boolean },
  { warn, ...deps }: GatewayDeps,
): PaymentGateway {
  // Where money is expected, somebody must be told that none moves.
  if (config.production) warn('payments are taken by the built-in sandbox: no money moves');
  return createSandboxGateway(deps);
}
