import type { ApiKey } from '@wevisu/contract/connections.ts';
import { type ApiScope, ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { newApiKey } from './api-key.ts';
import type { ConnectionsDeps } from './deps.ts';
import {
  countLiveKeys,
  endKeyBy,
  findKey,
  insertKey,
  type KeyRow,
  listKeys,
  revokeKey,
} from './store/keys.ts';

/** Of one vendor, without the revoked and ended ones. */
const MAX_KEYS = 20;
const DAY_MS = 86_400_000;

type Deps = Pick<ConnectionsDeps, 'pool' | 'now'>;
type Made = Result<{ readonly key: string; readonly made: ApiKey }>;

export async function listApiKeys({ pool, now }: Deps, userId: UserId): Promise<ApiKey[]> {
  return (await listKeys(pool, { userId })).map((row) => showKey(row, now()));
}

export function createApiKey(
  { pool, now }: Deps,
  of: {
    readonly userId: UserId;
    readonly name: string;
    readonly scopes: readonly ApiScope[];
    readonly days: number | null;
  },
): Promise<Made> {
  const at = now();
  const expiresAt = of.days === null ? null : new Date(at.getTime() + of.days * DAY_MS);
  return inTransactionOfResult(pool, (trx) => insert(trx, { ...of, expiresAt, now: at }));
}

/** A key of the same name and scopes. The other one ends in 24 hours; one that has ended can't be rotated. */
export function rotateApiKey(
  { pool, now }: Deps,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Made> {
  return inTransactionOfResult(pool, async (trx): Promise<Made> => {
    const at = now();
    const old = await findKey(trx, of);
    if (old === null) return refuse('not_found');
    if (stateOf(old, at) !== 'active') return refuse('api_key_ended');
    await endKeyBy(trx, { id: old.id, at: new Date(at.getTime() + ROTATION_HOURS * 3_600_000) });
    const { userId } = of;
    const { name, scopes, createdAt, expiresAt } = old;
    const life = expiresAt === null ? null : expiresAt.getTime() - createdAt.getTime();
    const nextEnd = life === null ? null : new Date(at.getTime() + life);
    return insert(trx, { userId, name, scopes, expiresAt: nextEnd, now: at });
  });
}

export async function revokeApiKey(
  { pool, now }: Deps,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Result<object>> {
  return (await revokeKey(pool, { ...of, now: now() })) ? ok({}) : refuse('not_found');
}

async function insert(
  trx: Queryable,
  of: {
    readonly userId: UserId;
    readonly name: string;
    readonly scopes: readonly ApiScope[];
    readonly expiresAt: Date | null;
    readonly now: Date;
  },
): Promise<Made> {
  const { total } = await countLiveKeys(trx, of);
  if (total >= MAX_KEYS) return refuse('too_many_api_keys', { params: { max: MAX_KEYS } });
  const key = newApiKey();
  const last4 = key.slice(-4);
  const made = await insertKey(trx, { ...of, last4, keyHash: hashToken(key) });
  if (made === null) return refuse('forbidden');
  const row = await findKey(trx, { userId: of.userId, id: made.id });
  return row === null ? refuse('not_found') : ok({ key, made: showKey(row, of.now) });
}

function stateOf({ revokedAt, expiresAt }: KeyRow, now: Date): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

function showKey(row: KeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    last4: row.last4,
    scopes: [...row.scopes],
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}
