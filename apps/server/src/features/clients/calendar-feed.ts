import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { refusalAnswer } from '../../platform/http/answer-call.ts';
import { noteAct } from '../audit/note-act.ts';
import { buildCalendar } from './build-calendar.ts';
import type { ClientsDeps } from './deps.ts';
import { showArrival } from './list-arrivals.ts';
import { listArrivalsOfShowroom } from './store/arrivals.ts';
import { findFeed, findShowroomByFeed, removeFeed, replaceFeed } from './store/feeds.ts';

const PAST_DAYS = 60;
const COMING_DAYS = 365;
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

export async function showFeed(
  { pool }: Pick<ClientsDeps, 'pool'>,
  proId: ProUserId,
): Promise<{ created_at: string } | null> {
  const feed = await findFeed(pool, { proId });
  return feed === null ? null : { created_at: feed.createdAt.toISOString() };
}

/** The address before stops working. It is shown once: only its hash is kept. */
export function renewFeed(
  { pool, now, newToken, publicUrl }: ClientsDeps,
  proId: ProUserId,
): Promise<Result<{ created_at: string; address: string }>> {
  const token = newToken();
  const at = now();
  return inTransactionOfResult(pool, async (trx) => {
    const before = await findFeed(trx, { proId });
    const id = await replaceFeed(trx, { proId, tokenHash: hashToken(token), now: at });
    if (id === null) return refuse('showroom_not_found');
    const created_at = at.toISOString();
    await noteAct(trx, {
      ...{ at, actorId: proId, tenant: { kind: 'showroom', id } },
      ...{ action: 'calendar_address.renewed', target: { kind: 'showroom', id } },
      from: before && { created_at: before.createdAt.toISOString() },
      to: { created_at },
    });
    return ok({ created_at, address: `${publicUrl()}/calendars/${token}.ics` });
  });
}

export function endFeed(
  { pool, now }: Pick<ClientsDeps, 'pool' | 'now'>,
  proId: ProUserId,
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (trx) => {
    const before = await findFeed(trx, { proId });
    const id = await removeFeed(trx, { proId });
    if (id === null || before === null) return ok(null);
    await noteAct(trx, {
      ...{ at: now(), actorId: proId, tenant: { kind: 'showroom', id } },
      ...{ action: 'calendar_address.ended', target: { kind: 'showroom', id } },
      ...{ from: { created_at: before.createdAt.toISOString() }, to: null },
    });
    return ok(null);
  });
}

/** For calendar programs, which have no session: the address is the secret. */
export function addCalendarFeed(http: FastifyInstance, deps: ClientsDeps): void {
  http.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const [, token] = FILE.exec(request.params.file) ?? [];
    const text = token === undefined ? null : await readCalendar(deps, token);
    if (text === null) {
      const answer = refusalAnswer(refuse('not_found'));
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
    }
    return reply
      .header('content-disposition', 'inline; filename="deliveries.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}

async function readCalendar(
  { pool, now, publicUrl }: ClientsDeps,
  token: string,
): Promise<string | null> {
  const showroom = await findShowroomByFeed(pool, { tokenHash: hashToken(token) });
  if (showroom === null) return null;
  const today = dayOf(now());
  const rows = await listArrivalsOfShowroom(pool, {
    showroomId: showroom.showroomId,
    from: addDays(today, -PAST_DAYS),
    to: addDays(today, COMING_DAYS),
  });
  const { hostname } = new URL(publicUrl());
  return buildCalendar(
    rows.map((row) => ({ ...showArrival(row, today), changedAt: row.changedAt })),
    { name: showroom.companyName, host: hostname },
  );
}
