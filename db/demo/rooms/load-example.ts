// A run of the demo's homeowner with the designs that came of it, one of which everybody is shown.
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type { AiAccountId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../apps/server/src/platform/database/queryable.ts';
import type { Example } from './example-files.ts';

/** Its prices are the standard ones, which the examples are made at. */
const SHOWROOM = 'OAKRIDGE';

export interface LoadedExample {
  readonly example: Example;
  readonly run: string;
  readonly accountId: AiAccountId;
  readonly credits: number;
  readonly at: Date;
  /** Among all examples, from 1. */
  readonly place: number;
}

/** Pictures to be put where stills are kept. */
export interface ExampleStill {
  readonly key: string;
  readonly picture: Buffer;
}

export async function idOfExampleShowroom(client: Queryable): Promise<ShowroomId> {
  const { rows } = await client.query('select id::int from showrooms where vsd_id = $1', [
    SHOWROOM,
  ]);
  const [showroom] = rows as { id: ShowroomId }[];
  if (showroom === undefined) throw new Error(`There is no showroom ${SHOWROOM}.`);
  return showroom.id;
}

/** Gives the stills of its designs. Nothing is loaded where a smaller world does not sell what they are made of. */
export async function loadExample(
  client: Queryable,
  { example, run, accountId, credits, at, place }: LoadedExample,
): Promise<readonly ExampleStill[]> {
  const { id, text, roomId, designs, shown, pictures } = example;
  const skus = [...new Set(designs.flatMap((design) => design.skus))];
  const { rows: sold } = await client.query('select from variants where sku = any($1::text[])', [
    skus,
  ]);
  if (sold.length < skus.length) return [];
  await client.query(
    `insert into ai_design_runs (id, ai_account_id, showroom_id, text, start_kind, room_id, variation, credits, status,
       done_e3, created_at, begun_at, ended_at)
     select $1, $2, id, $3, 'words', $4, 0, $5, 'done', 1000, $6, $6, $6 from showrooms where vsd_id = $7`,
    [run, accountId, text, roomId, credits, at, SHOWROOM],
  );
  const stills: ExampleStill[] = [];
  for (const [n, { summary, scene, skus: own, rooms }] of designs.entries()) {
    const bytes = Buffer.from(JSON.stringify(scene));
    const isShown = n + 1 === shown;
    const key = `stills/example-${id}-${n + 1}`;
    const picture = pictures[n] ?? null;
    await client.query(
      `with design as (
         insert into ai_designs (run_id, at, summary, document, skus, content_hash, rooms, kept, share_code, example)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id)
       insert into stills (ai_design_id, key, name, request, revision, picture, created_at, done_at)
       select id, $11, '', '{}', 0, 1, $12, $12 from design where $13::bool`,
      [
        ...[run, n + 1, JSON.stringify(summary), zstdCompressSync(bytes), own],
        ...[createHash('sha256').update(bytes).digest(), rooms, isShown],
        ...(isShown ? [`example-of-${id}`, place] : [null, null]),
        ...[key, at, picture !== null],
      ],
    );
    if (picture) stills.push({ key, picture });
  }
  return stills;
}
