// Homeowners and pros in pairs, each with a project and its chat; and one project that many pros are hired for.
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type pg from 'pg';
import { openSession } from '../../apps/server/src/platform/sessions/session-store.ts';

export interface Talker {
  readonly userId: UserId;
  readonly token: string;
  /** An address of their own: limits are per visitor, too. */
  readonly visitor: string;
}

export interface Pair {
  readonly project: ProjectId;
  readonly people: readonly [owner: Talker, pro: Talker];
}

async function signIn(pool: pg.Pool, userId: UserId): Promise<Talker> {
  const token = await openSession(pool, { userId, userAgent: 'bench' });
  const visitor = `10.1.${Math.floor(Number(userId) / 250) % 250}.${1 + (Number(userId) % 250)}`;
  return { userId, token, visitor };
}

/** As many pairs as asked for, signed in. What is there already is used again. */
export async function loadPairs(pool: pg.Pool, count: number): Promise<Pair[]> {
  for (const [type, status, role] of [
    ['User', 'Active', 'owner'],
    ['Contractor', 'Approve', 'pro'],
  ]) {
    await pool.query(
      `insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
       select $2, $3, format('%s-%s@talk.example', $4::text, n), 'none', initcap($4::text), n::text, now()
       from generate_series(1, $1::int) n on conflict (email) do nothing`,
      [count, type, status, role],
    );
  }
  await pool.query(
    `insert into showrooms (user_id, vsd_id, company_name)
     select u.id, 'TK' || lpad(n::text, 6, '0'), 'Talk ' || n
     from generate_series(1, $1::int) n join users u on u.email = format('pro-%s@talk.example', n)
     on conflict do nothing`,
    [count],
  );
  await pool.query(
    `insert into projects (user_id, public_id, showroom_id, name, shared_to_pro_at)
     select u.id, 'project-of-talk-' || lpad(n::text, 12, '0'), s.id, 'Kitchen', now()
     from generate_series(1, $1::int) n
       join users u on u.email = format('owner-%s@talk.example', n)
       join showrooms s on s.vsd_id = 'TK' || lpad(n::text, 6, '0')
     on conflict do nothing`,
    [count],
  );
  const { rows } = await pool.query(
    `select p.id::int as project, p.user_id::int as owner, s.user_id::int as pro
     from projects p join showrooms s on s.id = p.showroom_id
     where p.public_id like 'project-of-talk-%' order by p.public_id limit $1`,
    [count],
  );
  const pairs: Pair[] = [];
  for (const { project, owner, pro } of rows) {
    pairs.push({ project, people: [await signIn(pool, owner), await signIn(pool, pro)] });
  }
  return pairs;
}

/** A project whose pros may edit its room: its owner, and pros that are hired for it, signed in. */
export async function loadCrew(
  pool: pg.Pool,
  pairs: readonly Pair[],
): Promise<{ readonly project: ProjectId; readonly people: readonly [Talker, ...Talker[]] }> {
  const [first] = pairs;
  if (!first) throw new Error('There is nobody.');
  const { project } = first;
  const [owner] = first.people;
  const pros = pairs.map(({ people: [, pro] }) => pro);
  await pool.query(
    `insert into hires (project_id, project_name, user_id, pro_id, state, terms, created_at, changed_at, started_at)
     select $1, 'Kitchen', $2, pro, 'active', '{}', now(), now(), now() from unnest($3::bigint[]) pro
     on conflict do nothing`,
    [project, owner.userId, pros.slice(1).map(({ userId }) => userId)],
  );
  return { project, people: [owner, ...pros] };
}
