import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import type pg from 'pg';
import type { Chance } from '../random.ts';
import { readNumber } from '../table.ts';
import { leadNames, messages } from './inbox.ts';
import { Rows, toText } from './numbered-rows.ts';
import { DAY_MS, HOUR_MS } from './seasons.ts';
import type { SellingShowroom } from './terms.ts';

function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.com`;
}

/** Messages and leads of different ages. */
export async function loadInbox(
  client: pg.PoolClient,
  of: {
    readonly now: number;
    readonly showrooms: readonly SellingShowroom[];
    readonly chance: Chance;
    readonly staffId: number;
  },
): Promise<void> {
  const { now, showrooms, chance } = of;
  const written = new Rows('contact_messages (topic, full_name, email, message, created_at)');
  const byAge = messages.toSorted((a, b) => readNumber(b.hoursAgo) - readNumber(a.hoursAgo));
  for (const { topic, name, hoursAgo, text } of byAge) {
    written.add(topic, name, emailOf(name), text, toText(now - readNumber(hoursAgo) * HOUR_MS));
  }
  await written.send(client);
  const leads = new Rows(
    'leads (lead_type, full_name, email, phone_number, showroom_id, created_at)',
  );
  const ages = leadNames.map(() => chance.within(0.05, 45) * DAY_MS).toSorted((a, b) => b - a);
  for (const [place, name] of leadNames.entries()) {
    // The last two wait for an answer, whenever the world begins.
    const atMost = (leadNames.length - place) * DAY_MS;
    const age = ages[place] ?? 0;
    const at = Math.floor(now - (atMost <= 2 * DAY_MS ? Math.min(age, atMost) : age));
    const phone = `51255501${String(chance.below(100)).padStart(2, '0')}`;
    const showroom = chance.percent(80) ? chance.pick(showrooms).id : null;
    leads.add(SPELLINGS.leadType, name, emailOf(name), phone, showroom, toText(at));
  }
  await leads.send(client);
  await markDone(client, of);
}

const ANSWERED_DAYS = 3;

/** Staff have answered what is older; the rest waits. */
async function markDone(
  client: pg.PoolClient,
  { now, staffId }: { readonly now: number; readonly staffId: number },
): Promise<void> {
  const before = toText(now - ANSWERED_DAYS * DAY_MS);
  const of = [staffId, before];
  const done = `state = 'done', version = 2, assigned_to = $1, done_at = created_at + interval '19 hours'`;
  await client.query(
    `update contact_messages set ${done}, answer = 'Thank you for writing. We have answered by email.'
     where created_at < $2`,
    of,
  );
  await client.query(
    `update leads set ${done}, note = 'Called, and sent the way into the showroom.' where created_at < $2`,
    of,
  );
}
