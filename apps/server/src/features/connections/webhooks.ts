import type { WebhookDelivery, WebhookEndpoint } from '@wevisu/contract/connections.ts';
import { ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
import type { WebhookEvent } from '@wevisu/domain/connections/webhook-events.ts';
import {
  ok,
  type Refusal,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { seal } from '../../platform/crypto/seal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { ConnectionsDeps } from './deps.ts';
import { enqueueDeliveries } from './publish.ts';
import { secretPurpose } from './secret-purpose.ts';
import { newSecret } from './sign-webhook.ts';
import { listDeliveryRows } from './store/deliveries.ts';
import {
  countEndpoints,
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  nextEndpointId,
  rotateSecret,
  updateEndpoint,
} from './store/endpoints.ts';
import { resendFailed, resendOne, tellTest } from './store/messages.ts';

const MAX_ENDPOINTS = 10;
const LOG_ROWS = 50;

interface Own {
  readonly userId: UserId;
  readonly id: number;
}
interface Target {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}
type WithSecret = Result<{ readonly secret: string; readonly endpoint: WebhookEndpoint }>;

export async function listWebhooks({ pool }: ConnectionsDeps, userId: UserId) {
  return (await listEndpoints(pool, { userId })).map(showEndpoint);
}

export async function createWebhook(
  deps: ConnectionsDeps,
  { userId, url, events }: Target & { readonly userId: UserId },
): Promise<WithSecret> {
  const refusal = await checkUrl(deps, url);
  if (refusal !== null) return refusal;
  return inTransactionOfResult(deps.pool, async (trx): Promise<WithSecret> => {
    const { total } = await countEndpoints(trx, { userId });
    if (total >= MAX_ENDPOINTS)
      return refuse('too_many_webhooks', { params: { max: MAX_ENDPOINTS } });
    const { id } = await nextEndpointId(trx);
    const { text, sealed } = sealNew(deps, id);
    const of = { userId, id };
    const isMade = await insertEndpoint(trx, {
      ...of,
      url,
      events,
      secret: sealed,
      now: deps.now(),
    });
    const endpoint = isMade ? await findEndpoint(trx, of) : null;
    return endpoint === null
      ? refuse('forbidden')
      : ok({ secret: text, endpoint: showEndpoint(endpoint) });
  });
}

/** Refused if somebody else has changed it since it was read. */
export async function updateWebhook(
  deps: ConnectionsDeps,
  of: Own & Target & { readonly isOn: boolean; readonly version: number },
): Promise<Result<WebhookEndpoint>> {
  const refusal = await checkUrl(deps, of.url);
  if (refusal !== null) return refusal;
  const isChanged = await updateEndpoint(deps.pool, of);
  const endpoint = await findEndpoint(deps.pool, of);
  if (endpoint === null) return refuse('not_found');
  const shown = showEndpoint(endpoint);
  return isChanged ? ok(shown) : refuse('changed_meanwhile', { now: shown });
}

export async function deleteWebhook({ pool }: ConnectionsDeps, of: Own): Promise<Result<object>> {
  return (await deleteEndpoint(pool, of)) ? ok({}) : refuse('not_found');
}

export async function rotateWebhookSecret(deps: ConnectionsDeps, of: Own): Promise<WithSecret> {
  const { text, sealed } = sealNew(deps, of.id);
  const until = new Date(deps.now().getTime() + ROTATION_HOURS * 3_600_000);
  const isRotated = await rotateSecret(deps.pool, { ...of, secret: sealed, until });
  const endpoint = isRotated ? await findEndpoint(deps.pool, of) : null;
  return endpoint === null
    ? refuse('not_found')
    : ok({ secret: text, endpoint: showEndpoint(endpoint) });
}

export async function testWebhook(
  deps: ConnectionsDeps,
  { userId, id }: Own,
): Promise<Result<object>> {
  const endpoint = await findEndpoint(deps.pool, { userId, id });
  if (endpoint === null) return refuse('not_found');
  return inTransactionOfResult(deps.pool, async (trx): Promise<Result<object>> => {
    const made = await tellTest(trx, { userId, endpointId: id, now: deps.now() });
    if (made === null) return refuse('webhook_off');
    await enqueueDeliveries(deps, trx, [made]);
    return ok({});
  });
}

/** How many go out again. */
export async function resendDeliveries(
  deps: ConnectionsDeps,
  {
    userId,
    id,
    ...which
  }: Own & ({ readonly delivery: number } | { readonly failed_since: string }),
): Promise<Result<number>> {
  const endpoint = await findEndpoint(deps.pool, { userId, id });
  if (endpoint === null) return refuse('not_found');
  if (!endpoint.isOn) return refuse('webhook_off');
  return inTransaction(deps.pool, async (trx) => {
    const of = { userId, endpointId: id, now: deps.now() };
    const made =
      'delivery' in which
        ? await resendOne(trx, { ...of, deliveryId: which.delivery })
        : await resendFailed(trx, { ...of, since: new Date(which.failed_since) });
    await enqueueDeliveries(deps, trx, made);
    return ok(made.length);
  });
}

export async function listDeliveries(
  { pool }: ConnectionsDeps,
  { userId, id, before }: Own & { readonly before: number | undefined },
): Promise<Result<{ rows: WebhookDelivery[]; next: number | null }>> {
  const endpoint = await findEndpoint(pool, { userId, id });
  if (endpoint === null) return refuse('not_found');
  const limit = LOG_ROWS + 1;
  const found = await listDeliveryRows(pool, {
    userId,
    endpointId: id,
    before: before ?? null,
    limit,
  });
  const rows = found.slice(0, LOG_ROWS).map((row) => ({
    id: row.id,
    message: row.uid,
    type: row.type,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    next_at: row.nextAt?.toISOString() ?? null,
    attempts: row.attempts.map((attempt) => ({
      ...attempt,
      at: new Date(attempt.at).toISOString(),
    })),
  }));
  return ok({ rows, next: found.length > LOG_ROWS ? (rows.at(-1)?.id ?? null) : null });
}

async function checkUrl({ httpOut }: ConnectionsDeps, url: string): Promise<Refusal | null> {
  const problem = await httpOut.check(url);
  return problem === null ? null : refuseFields({ url: `webhook_${problem}` });
}

function sealNew({ encryptionKey }: ConnectionsDeps, endpointId: number) {
  const { text, bytes } = newSecret();
  return { text, sealed: seal(bytes, { key: encryptionKey, purpose: secretPurpose(endpointId) }) };
}

function showEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    events: [...row.events],
    is_on: row.isOn,
    off_reason: row.offReason,
    failing_since: row.failingSince?.toISOString() ?? null,
    old_secret_until: row.oldSecretUntil?.toISOString() ?? null,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}
