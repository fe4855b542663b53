// What the sandbox has to tell, sent to the app's own address as a test plans it, for tests.
import { expect, vi } from 'vitest';
import { createSandboxGateway } from './features/gateway/sandbox/sandbox-gateway.ts';
import { signWebhook, type WebhookFaults } from './features/gateway/sandbox/sandbox-webhooks.ts';
import { findSecret } from './features/gateway/sandbox/store/events.ts';
import { WEBHOOK_PATH } from './features/gateway-events/routes.ts';
import { LOOK_AGAIN } from './features/gateway-events/take-webhook.ts';
import { newToken } from './platform/crypto/tokens.ts';
import { JOBS_SCHEMA } from './platform/jobs/install-jobs.ts';
import type { TestApp } from './test-app.ts';

/** After the minute that the sandbox waits, and within the time that a signature is good for. */
const LATER_MS = 100_000;

interface Sent {
  readonly body: string | Buffer;
  readonly signature?: string | undefined;
  readonly from?: string;
}

export function testWebhooks(app: TestApp) {
  const self = {
    /** Gives the status. */
    async post({ body, signature, from = '203.0.113.9' }: Sent): Promise<number> {
      const { statusCode } = await app.app.http.inject({
        ...{ method: 'POST', url: WEBHOOK_PATH, payload: body, remoteAddress: from },
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(signature === undefined ? {} : { 'sandbox-signature': signature }),
        },
      });
      return statusCode;
    },

    async sign(body: string | Buffer, at = new Date()): Promise<string> {
      return signWebhook(body, { secret: (await findSecret(app.pool)).secret, at });
    },

    /** An event as the sandbox would send it, with an id of its own. */
    async tell(type: string, ref: string): Promise<number> {
      const body = JSON.stringify({ id: newToken(), type, data: { ref } });
      const status = await self.post({ body, signature: await self.sign(body) });
      await self.looked();
      return status;
    },

    /** Sends what is planned of the due events, and waits until all was looked at. */
    async send(faults: Partial<WebhookFaults> = {}): Promise<number> {
      const gateway = createSandboxGateway({
        ...{ pool: app.pool, now: () => new Date(Date.now() + LATER_MS), newId: newToken },
        faults: { plan: (due) => due, isLost: () => false, ...faults },
      });
      const sent = await gateway.sendWebhooks?.(async (of) => (await self.post(of)) === 200);
      await self.looked();
      return sent ?? 0;
    },

    async looked(): Promise<void> {
      await vi.waitFor(
        async () => {
          app.app.jobs.wake(LOOK_AGAIN);
          const { rows } = await app.pool.query(
            `select count(*)::int as open from ${JOBS_SCHEMA}.job where name = $1 and state < 'completed'`,
            [LOOK_AGAIN],
          );
          expect(rows[0].open).toBe(0);
        },
        { timeout: 20_000, interval: 20 },
      );
    },
  };
  return self;
}

export type TestWebhooks = ReturnType<typeof testWebhooks>;
