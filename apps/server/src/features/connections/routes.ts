import * as connections from '@wevisu/contract/connections.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from './api-keys.ts';
import type { ConnectionsDeps } from './deps.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDeliveries,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

export function addConnectionCalls(calls: CallTable, deps: ConnectionsDeps): void {
  addKeyCalls(calls, deps);

  calls.add(connections.listWebhooks, async ({ user }) =>
    ok({ data: await listWebhooks(deps, user.userId) }),
  );

  calls.add(connections.createWebhook, async ({ user: { userId } }, { body }) => {
    const made = await createWebhook(deps, { userId, ...body });
    return made.ok ? ok({ data: made.value }) : made;
  });

  calls.add(connections.updateWebhook, async ({ user: { userId } }, { params: { id }, body }) => {
    const { url, events, is_on: isOn, version } = body;
    const changed = await updateWebhook(deps, { userId, id, url, events, isOn, version });
    return changed.ok ? ok({ data: changed.value, message: 'Saved.' }) : changed;
  });

  calls.add(connections.deleteWebhook, ({ user: { userId } }, { params: { id } }) =>
    deleteWebhook(deps, { userId, id }),
  );

  calls.add(connections.rotateWebhookSecret, async ({ user: { userId } }, { params: { id } }) => {
    const made = await rotateWebhookSecret(deps, { userId, id });
    return made.ok ? ok({ data: made.value }) : made;
  });

  calls.add(connections.testWebhook, ({ user: { userId } }, { params: { id } }) =>
    testWebhook(deps, { userId, id }),
  );

  calls.add(connections.listDeliveries, async ({ user: { userId } }, { params: { id }, query }) => {
    const listed = await listDeliveries(deps, { userId, id, before: query.before });
    return listed.ok ? ok({ data: listed.value }) : listed;
  });

  calls.add(
    connections.resendDeliveries,
    async ({ user: { userId } }, { params: { id }, body }) => {
      const sent = await resendDeliveries(deps, { userId, id, ...body });
      return sent.ok ? ok({ data: { sent: sent.value } }) : sent;
    },
  );
}

function addKeyCalls(calls: CallTable, deps: ConnectionsDeps): void {
  calls.add(connections.listApiKeys, async ({ user }) =>
    ok({ data: await listApiKeys(deps, user.userId) }),
  );

  calls.add(connections.createApiKey, async ({ user: { userId } }, { body }) => {
    const made = await createApiKey(deps, { userId, ...body });
    return made.ok ? ok({ data: made.value }) : made;
  });

  calls.add(connections.rotateApiKey, async ({ user: { userId } }, { params: { id } }) => {
    const made = await rotateApiKey(deps, { userId, id });
    return made.ok ? ok({ data: made.value }) : made;
  });

  calls.add(connections.revokeApiKey, ({ user: { userId } }, { params: { id } }) =>
    revokeApiKey(deps, { userId, id }),
  );
}
