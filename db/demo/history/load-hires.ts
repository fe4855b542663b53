// Whom the homeowner has asked and hired, and what was paid for it.
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type pg from 'pg';
import type { Client } from './clients.ts';
import { HIRE_PLANS, type PlannedHire, type Who } from './hire-plans.ts';
import { loadHirePayments, type PaidHire } from './load-hire-payments.ts';
import type { Booked } from './load-money.ts';
import { toText } from './numbered-rows.ts';
import { HOUR_MS } from './seasons.ts';

interface HiresOf {
  readonly now: number;
  readonly homeowner: Pick<Client, 'userId' | 'card'>;
  readonly staffId: number;
  readonly showroomId: ShowroomId;
}

/** With the pro of one showroom, and what was paid for them; gives what is to be booked of it. */
export async function loadHires(client: pg.PoolClient, of: HiresOf): Promise<readonly Booked[]> {
  const { now, homeowner, showroomId } = of;
  const { rows } = await client.query<{ pro: number }>(
    'select user_id as pro from showrooms where id = $1',
    [showroomId],
  );
  const people = { homeowner: homeowner.userId, pro: rows[0]?.pro ?? 0, staff: of.staffId };
  const loaded: PaidHire[] = [];
  for (const plan of HIRE_PLANS) {
    const id = await loadHire(client, { now, people }, plan);
    if (!plan.isDirect) loaded.push({ id, plan });
  }
  return loadHirePayments(client, loaded, { now, showroomId, card: homeowner.card });
}

async function loadHire(
  client: pg.PoolClient,
  of: { readonly now: number; readonly people: Readonly<Record<Who, number>> },
  plan: PlannedHire,
): Promise<number> {
  const { lines, people, terms } = { ...plan, ...of };
  const timeOf = (act?: string) => {
    const line = act === undefined ? lines.at(-1) : lines.find(([, , name]) => name === act);
    return line === undefined ? null : toText(of.now - line[1] * HOUR_MS);
  };
  const { rows } = await client.query<{ id: number }>(
    `insert into hires (project_name, user_id, pro_id, state, version, terms, accepted, created_at,
       changed_at, started_at, completed_at, is_paid_here)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id::int`,
    [
      ...[plan.name, people.homeowner, people.pro, plan.state, lines.length, terms, plan.accepted],
      ...[timeOf('request'), timeOf(), timeOf('accept'), timeOf('complete')],
      plan.isDirect !== true,
    ],
  );
  const id = rows[0]?.id ?? 0;
  for (const [who, hoursAgo, act, note] of lines) {
    await client.query(
      `insert into hire_events (hire_id, act, role, author_id, note, terms, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[id, act, who, people[who], note, act === 'offer' ? terms : null],
        toText(of.now - hoursAgo * HOUR_MS),
      ],
    );
  }
  for (const [who, stars, text] of plan.reviews ?? []) {
    await client.query(
      `insert into hire_reviews (hire_id, role, stars, text, created_at) values ($1, $2, $3, $4, $5)`,
      [id, who, stars, text, timeOf()],
    );
  }
  return id;
}
