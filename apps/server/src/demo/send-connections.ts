// Keys of vendors who connect systems of their own, and a receiver that stopped answering: its log has something to resend.
import { noteDeliveries, readNewestOrders, userIdOf } from '../../../../db/demo/intake.ts';
import { createApiKey } from '../features/connections/api-keys.ts';
import { tellPlaced } from '../features/connections/store/messages.ts';
import { createWebhook } from '../features/connections/webhooks.ts';
import { DAY_MS, type IntakeDeps, must, NO_JOBS, NO_MAILS } from './intake-deps.ts';

const VENDORS = ['vendor@example.com', 'vendor2@example.com'] as const;
const TOLD_ORDERS = 24;

export async function sendConnections(
  deps: IntakeDeps & { readonly encryptionKey: Buffer },
): Promise<void> {
  const { pool } = deps;
  const past = (days: number) => () => new Date(deps.now.getTime() - days * DAY_MS);
  for (const email of VENDORS) {
    const userId = await userIdOf(pool, email);
    const key = { userId, scopes: ['orders:read', 'stock:write'] as const };
    must(await createApiKey({ pool, now: past(140) }, { ...key, name: 'Warehouse', days: null }));
    must(await createApiKey({ pool, now: past(400) }, { ...key, name: 'Old export', days: 365 }));
    const hook = {
      ...{ pool, now: past(120), jobs: NO_JOBS, mailer: NO_MAILS, random: () => 0 },
      ...{ encryptionKey: deps.encryptionKey, publicUrl: () => deps.publicUrl },
      // Nobody answers there, and nobody is asked.
      httpOut: {
        check: async () => null,
        send: async () => ({ ok: false, problem: 'unreachable' }) as const,
      },
    };
    const url = `https://orders.${email.split('@')[0]}.example/wevisu`;
    const { endpoint } = must(
      await createWebhook(hook, { userId, url, events: ['order.placed', 'request.opened'] }),
    );
    for (const { id } of await readNewestOrders(pool, { userId, count: TOLD_ORDERS })) {
      await tellPlaced(pool, { orderId: id });
    }
    await noteDeliveries(pool, { endpointId: endpoint.id, now: deps.now });
  }
}
