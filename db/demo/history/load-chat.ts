// What the homeowner talks about with the pro and with support, and the answers that staff have prepared.
import type pg from 'pg';
import { toText } from './numbered-rows.ts';
import { HOUR_MS } from './seasons.ts';

export interface ChatOf {
  readonly now: number;
  readonly homeownerId: number;
  readonly staffId: number;
}

type Line = readonly [who: 'owner' | 'pro' | 'member' | 'staff', hoursAgo: number, text: string];

const ABOUT_THE_PROJECT: readonly Line[] = [
  ['owner', 52, 'Hello Marcus, I shared the room with you. Which grout goes with this floor?'],
  ['pro', 50, 'A warm gray. It hides more than white, and we seal it twice.'],
  ['owner', 49, 'Good. Do you need the ceiling height again? It is 8 ft 1 in by the window.'],
  ['pro', 27, 'That is enough. I bring three samples on Tuesday, so you can see them in daylight.'],
  ['owner', 26, 'Tuesday after 4 works for us.'],
];

const WITH_SUPPORT: readonly Line[] = [
  ['member', 80, 'Can I change the delivery address of an order that was placed today?'],
  ['staff', 79, 'Yes, until the first parcel is packed: open the order and choose Change address.'],
  [
    'member',
    3,
    'Thank you. One more: two boxes of tile arrived with broken corners. What do I do?',
  ],
];

const ANSWERS = [
  [
    'Broken on arrival',
    'We are sorry. Open the order, choose the line and Report a problem, and add a photo of the damage. We answer within two days.',
  ],
  [
    'Change the address',
    'Open the order and choose Change address. That works until the first parcel is packed.',
  ],
  [
    'Returns',
    'Unopened boxes can be returned. Open the order, choose the line and Return, and we send a label.',
  ],
  [
    'Where is my order',
    'Each parcel has a tracking number in the order. If it has not moved for three days, tell us the number of the order here.',
  ],
] as const;

export async function loadChat(client: pg.PoolClient, of: ChatOf): Promise<void> {
  const { rows: projects } = await client.query<{ id: number; pro: number }>(
    `select p.id, s.user_id as pro from projects p join showrooms s on s.id = p.showroom_id
     where p.user_id = $1 and p.shared_to_pro_at is not null and p.deleted_at is null order by p.id limit 1`,
    [of.homeownerId],
  );
  const [project] = projects;
  if (project !== undefined) {
    const people = { owner: of.homeownerId, pro: project.pro };
    await loadRoom(client, { ...of, project: project.id, user: null, people }, ABOUT_THE_PROJECT);
  }
  const people = { member: of.homeownerId, staff: of.staffId };
  await loadRoom(client, { ...of, project: null, user: of.homeownerId, people }, WITH_SUPPORT);
  for (const [title, text] of ANSWERS) {
    await client.query(
      'insert into support_answers (title, text, changed_by, changed_at) values ($1, $2, $3, $4)',
      [title, text, of.staffId, toText(of.now - 700 * HOUR_MS)],
    );
  }
}

async function loadRoom(
  client: pg.PoolClient,
  of: ChatOf & {
    readonly project: number | null;
    readonly user: number | null;
    readonly people: Readonly<Partial<Record<Line[0], number>>>;
  },
  lines: readonly Line[],
): Promise<void> {
  const last = lines.at(-1);
  const waiting = last?.[0] === 'member' ? toText(of.now - last[1] * HOUR_MS) : null;
  const { rows } = await client.query<{ id: number }>(
    `insert into chat_rooms (project_id, user_id, seq, waiting_since, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [of.project, of.user, lines.length, waiting, toText(of.now - 90 * HOUR_MS)],
  );
  for (const [at, [who, hoursAgo, text]] of lines.entries()) {
    await client.query(
      `insert into chat_messages
         (room_id, author_id, author_role, client_key, text, changed_seq, created_at)
       values ($1, $2, $3, gen_random_uuid(), $4, $5, $6)`,
      [rows[0]?.id, of.people[who], who, text, at + 1, toText(of.now - hoursAgo * HOUR_MS)],
    );
  }
  await client.query(
    `insert into chat_reads (room_id, user_id, message_id, read_at)
     select room_id, author_id, max(id), max(created_at) from chat_messages where room_id = $1 group by 1, 2`,
    [rows[0]?.id],
  );
}
