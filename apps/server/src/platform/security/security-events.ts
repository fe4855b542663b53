// Security events: rows that operators read by `npm run security-events`, and lines of the log. They name accounts by
// number and addresses by a keyed hash.
import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SecurityEventKind } from '@wevisu/domain/people/security-events.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import type { HashAddress } from './address-hash.ts';
import { countAlike } from './count-alike.ts';
import { insertEvent } from './event-store.ts';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** 'done' unless it was refused. */
  readonly outcome?: ErrorCode;
  readonly userId?: UserId | null;
  /** Staff who acted on the account. */
  readonly actorId?: UserId;
  /** `Caller.address`. */
  readonly address?: string;
  /** A word of ours, never one that somebody typed. */
  readonly about?: string;
}

export interface SecurityEvents {
  /** With what it tells of: in the transaction of `db`. The log tells of it after the commit. */
  write(db: Queryable, event: SecurityEvent): Promise<void>;
  /** For what writes nothing else: never waits and never throws. A crash loses the last second. */
  note(event: SecurityEvent): void;
  /** Writes what was noted. */
  close(): Promise<void>;
}

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly hashAddress: HashAddress;
  readonly log: {
    info(fields: object, text: string): void;
    error(fields: object, text: string): void;
  };
}

/** A row of the table. */
type Row = Parameters<typeof insertEvent>[1];

export function createSecurityEvents({ pool, now, hashAddress, log }: Deps): SecurityEvents {
  function toRow(event: SecurityEvent): Row {
    return {
      at: now(),
      kind: event.kind,
      outcome: event.outcome ?? 'done',
      about: event.about ?? null,
      accountId: event.userId ?? null,
      actorId: event.actorId ?? null,
      addressHash: event.address === undefined ? null : hashAddress(event.address),
      times: 1,
    };
  }

  function tell({ at: _, addressHash, ...row }: Row): void {
    const address = addressHash?.toString('hex') ?? null;
    log.info({ security: { ...row, address } }, 'security event');
  }

  const noted = countAlike<Row>({
    now: () => now().getTime(),
    keyOf: ({ at: _, ...row }) => JSON.stringify(row),
    async emit(row, times) {
      tell({ ...row, times });
      await insertEvent(pool, { ...row, times });
    },
    onError: (err) => log.error({ err }, 'a security event was not kept'),
    onDropped: (dropped) => log.error({ dropped }, 'too many kinds of security events at once'),
  });

  return {
    async write(db, event) {
      const row = toRow(event);
      await insertEvent(db, row);
      afterCommit(db, () => tell(row));
    },
    note: (event) => noted.add(toRow(event)),
    close: () => noted.close(),
  };
}
