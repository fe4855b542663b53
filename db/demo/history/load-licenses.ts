// What staff have on their desks about pros besides applications: new licenses, a waiver, a question that waits.
import type pg from 'pg';
import type { Chance } from '../random.ts';
import { requireEntry } from '../table.ts';
import { longId } from './long-id.ts';
import { toText } from './numbered-rows.ts';
import { samplePdf } from './sample-pdf.ts';
import { DAY_MS, HOUR_MS } from './seasons.ts';

const RENEWALS = [
  { email: 'designer@example.com', number: 'CA-D-553018', state: 'CA', hoursAgo: 6, days: 785 },
  { email: 'builder@example.com', number: 'NC-GC-71840', state: 'NC', hoursAgo: 29, days: 760 },
] as const;
const WAIVED = 'pro.emery@example.com';
const ASKED = 'pro.huang@example.com';

export async function loadLicenses(
  client: pg.PoolClient,
  of: {
    readonly now: number;
    readonly chance: Chance;
    readonly staffId: number;
    readonly putFile: (key: string, bytes: Buffer) => Promise<void>;
  },
): Promise<void> {
  const { now, chance, staffId, putFile } = of;
  const { rows } = await client.query<{ email: string; id: number }>(
    `select email, id::int from users where type = 'Contractor'`,
  );
  const ids = new Map(rows.map(({ email, id }) => [email, id]));
  for (const { email, number, state, hoursAgo, days } of RENEWALS) {
    const expires = new Date(now + days * DAY_MS).toISOString().slice(0, 10);
    const file = samplePdf([
      'Sample document',
      'Made for the demonstration of this site. It is not a license.',
      `Number: ${number}`,
      `State: ${state}`,
      `Valid until: ${expires}`,
    ]);
    const key = `licenses/${longId(chance)}.pdf`;
    await client.query(
      `insert into license_renewals (user_id, license_number, license_state, license_expires_on, file_key, file_type,
         file_bytes, sent_at)
       values ($1, $2, $3, $4, $5, 'application/pdf', $6, $7)`,
      [
        ...[requireEntry(ids, email), number, state, expires, key, file.length],
        toText(now - hoursAgo * HOUR_MS),
      ],
    );
    await putFile(key, file);
  }
  await client.query(
    `insert into pro_waivers (user_id, requirement, reason, waived_by, waived_at) values ($1, 'company', $2, $3, $4)`,
    [
      requireEntry(ids, WAIVED),
      'Works from home and asked to keep the street private.',
      ...[staffId, toText(now - 7 * DAY_MS)],
    ],
  );
  await client.query(
    `insert into staff_waits (queue, case_id, email, question, asked_by, asked_at) values ('pros', $1, $2, $3, $4, $5)`,
    [
      ...[String(requireEntry(ids, ASKED)), ASKED],
      'The second page of your license is cut off. Could you send it once more?',
      ...[staffId, toText(now - 4 * HOUR_MS)],
    ],
  );
}
