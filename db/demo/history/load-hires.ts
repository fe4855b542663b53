// Whom the homeowner has asked and hired: one hire for each thing that somebody can be waited for.
import type pg from 'pg';
import { toText } from './numbered-rows.ts';
import { HOUR_MS } from './seasons.ts';

interface HiresOf {
  readonly now: number;
  readonly homeownerId: number;
  readonly staffId: number;
}

type Who = 'homeowner' | 'pro' | 'staff';
type Line = readonly [who: Who, hoursAgo: number, act: string, note: string];

interface PlannedHire {
  readonly name: string;
  readonly state: string;
  readonly accepted: number;
  readonly terms: {
    readonly scope: string;
    readonly price: number;
    readonly milestones: readonly { readonly title: string; readonly price: number }[];
  };
  readonly lines: readonly Line[];
  readonly reviews?: readonly (readonly [who: Who, stars: number, text: string])[];
}

const PLANS: readonly PlannedHire[] = [
  {
    ...{ name: 'Guest bath', state: 'completed', accepted: 2 },
    terms: {
      scope: 'New floor and wall tile in the guest bath, tub and vanity set, walls painted.',
      price: 640_000,
      milestones: [
        { title: 'Tear out and waterproofing', price: 220_000 },
        { title: 'Tile, vanity and paint', price: 420_000 },
      ],
    },
    lines: [
      ['homeowner', 1900, 'request', 'The guest bath needs new tile. Can you do it this spring?'],
      ['pro', 1890, 'offer', 'With the tile from your cart.'],
      ['homeowner', 1880, 'accept', ''],
      ['pro', 1700, 'deliver', 'Waterproofing is dry and tested.'],
      ['homeowner', 1690, 'accept_delivery', ''],
      ['pro', 1500, 'deliver', ''],
      ['homeowner', 1495, 'ask_changes', 'One tile behind the door is chipped.'],
      ['pro', 1480, 'deliver', 'Replaced and sealed.'],
      ['homeowner', 1475, 'accept_delivery', ''],
      ['homeowner', 1470, 'complete', 'Thank you!'],
    ],
    reviews: [
      ['homeowner', 5, 'Clean work, on time, and the chipped tile was replaced the next day.'],
      ['pro', 5, 'Quick answers, and everything was cleared out before we came.'],
    ],
  },
  {
    ...{ name: 'Laundry room', state: 'delivered', accepted: 0 },
    terms: {
      scope: 'Cabinets hung, counter set over the washer, shelf boards cut to length.',
      price: 285_000,
      milestones: [
        { title: 'Cabinets and counter', price: 200_000 },
        { title: 'Shelves and paint', price: 85_000 },
      ],
    },
    lines: [
      ['homeowner', 320, 'request', 'Cabinets over the washer, as drawn.'],
      ['pro', 310, 'offer', ''],
      ['homeowner', 305, 'accept', 'Good, please begin.'],
      ['pro', 20, 'deliver', 'Cabinets are up, and the counter is level.'],
    ],
  },
  {
    ...{ name: 'Mudroom', state: 'disputed', accepted: 0 },
    terms: {
      scope: 'Bench with drawers, hooks, and a slate floor.',
      price: 198_000,
      milestones: [{ title: 'Everything', price: 198_000 }],
    },
    lines: [
      ['homeowner', 900, 'request', 'A bench and hooks by the back door.'],
      ['pro', 890, 'offer', ''],
      ['homeowner', 880, 'accept', ''],
      ['pro', 200, 'deliver', 'Done, as agreed.'],
      ['homeowner', 190, 'dispute', 'The drawers do not open: they hit the door frame.'],
    ],
  },
  {
    ...{ name: 'Home office', state: 'offered', accepted: 0 },
    terms: {
      scope: 'Oak floor laid over the old boards, baseboards replaced, one wall of shelves.',
      price: 412_500,
      milestones: [
        { title: 'Floor', price: 250_000 },
        { title: 'Baseboards and shelves', price: 162_500 },
      ],
    },
    lines: [
      ['homeowner', 70, 'request', 'I want to work here from September on. What would it cost?'],
      ['pro', 30, 'offer', 'The floor can begin as soon as the boards have arrived.'],
    ],
  },
];

/** With the pro of the showroom that the homeowner's first project stands in. */
export async function loadHires(client: pg.PoolClient, of: HiresOf): Promise<void> {
  const { rows } = await client.query<{ pro: number }>(
    `select s.user_id as pro from projects p join showrooms s on s.id = p.showroom_id
     where p.user_id = $1 order by p.shared_to_pro_at is null, p.id limit 1`,
    [of.homeownerId],
  );
  const pro = rows[0]?.pro;
  if (pro === undefined) return;
  const people = { homeowner: of.homeownerId, pro, staff: of.staffId };
  for (const plan of PLANS) await loadHire(client, { now: of.now, people }, plan);
}

async function loadHire(
  client: pg.PoolClient,
  of: { readonly now: number; readonly people: Readonly<Record<Who, number>> },
  plan: PlannedHire,
): Promise<void> {
  const { lines, people, terms } = { ...plan, ...of };
  const timeOf = (act?: string) => {
    const line = act === undefined ? lines.at(-1) : lines.find(([, , name]) => name === act);
    return line === undefined ? null : toText(of.now - line[1] * HOUR_MS);
  };
  const { rows } = await client.query<{ id: number }>(
    `insert into hires (project_name, user_id, pro_id, state, version, terms, accepted, created_at,
       changed_at, started_at, completed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      ...[plan.name, people.homeowner, people.pro, plan.state, lines.length, terms, plan.accepted],
      ...[timeOf('request'), timeOf(), timeOf('accept'), timeOf('complete')],
    ],
  );
  const id = rows[0]?.id;
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
}
