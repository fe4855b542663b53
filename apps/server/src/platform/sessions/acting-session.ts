// Sessions of staff in somebody's name: they end at a fixed time, are never extended or remembered, and end with the
// session that they were opened from.
import type { UserId } from '@wevisu/domain/ids.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Params } from '../database/parameters.ts';
import type { Queryable } from '../database/queryable.ts';
import { statement } from '../database/statement.ts';
import { tables } from '../database/tables.ts';

interface NewActingSession {
  readonly userId: UserId;
  readonly visitId: number;
  readonly expiresAt: Date;
  /** Of staff. */
  readonly openedBy: Buffer;
}

const insert = statement((p: Params<NewActingSession & { readonly sessionHash: Buffer }>) =>
  tables
    .insertInto('sessions')
    .columns([
      'token_hash',
      'user_id',
      'user_agent',
      'expires_at',
      'acting_visit_id',
      'opened_by_session',
    ])
    .expression(({ selectFrom, val }) =>
      selectFrom('sessions as s')
        .select([
          val(p.sessionHash).as('token_hash'),
          val(p.userId).as('user_id'),
          val('').as('user_agent'),
          val(p.expiresAt).as('expires_at'),
          val(p.visitId).as('acting_visit_id'),
          's.id',
        ])
        .where('s.token_hash', '=', p.openedBy),
    ),
);

/** Returns the token, which is shown once and never stored. */
export async function openActingSession(db: Queryable, given: NewActingSession): Promise<string> {
  const token = newToken();
  await insert.run(db, { ...given, sessionHash: hashToken(token) });
  return token;
}

export const endActingSession = statement((p: Params<{ visitId: number }>) =>
  tables.deleteFrom('sessions').where('acting_visit_id', '=', p.visitId),
).run;
