import { atFileEnd } from '../../../platform/database/test-closers.ts';
import { type StripeServer, serveStripe } from './test-stripe-service.ts';

/** Until the end of a test file. */
export async function startStripe(now: () => Date): Promise<StripeServer> {
  const server = await serveStripe(now);
  atFileEnd(server.close);
  return server;
}
