// The checkout as the app composes it, with its own pool: for tests that kill or outlive the app.
import { newToken } from '../../../platform/crypto/tokens.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { createJobQueue } from '../../../platform/jobs/jobs.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { testEvents } from '../../../platform/security/test-events.ts';
import { createGateway } from '../../gateway/create-gateway.ts';
import type { CheckoutDeps } from '../deps.ts';

export interface RealDeps {
  readonly deps: CheckoutDeps;
  stop(): Promise<void>;
}

export async function realDeps(pool: Pool, now: () => Date): Promise<RealDeps> {
  const fail = (error: unknown) => {
    throw error;
  };
  const jobs = createJobQueue({ pool, onError: fail });
  const publicUrl = () => 'http://shop.example';
  const mailer = createMailer({
    pool,
    jobs,
    smtp: null,
    brand: () => ({ name: 'WeVisu', footer: publicUrl() }),
  });
  await jobs.start();
  const gateway = createGateway(
    { production: false, stripe: null },
    { pool, now, newId: newToken, warn: () => {} },
  );
  return {
    deps: {
      ...{ pool, now, newId: newToken, gateway, mailer, jobs, publicUrl, onError: fail },
      taxService: null,
      events: testEvents(pool),
    },
    stop: () => jobs.stop(),
  };
}
