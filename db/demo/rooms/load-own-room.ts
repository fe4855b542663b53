// A template of ours as a pro's own room, with its picture.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../apps/server/src/platform/database/queryable.ts';
import { ROOM_PICTURES_FOLDER } from './room-files.ts';

interface Wanted {
  readonly email: string;
  readonly style: string;
  readonly room: string;
  readonly at: Date;
  readonly skusIn: (nodes: unknown) => readonly string[];
}

interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly colors: readonly string[];
  readonly brands: number;
  readonly scene: { readonly nodes: unknown };
  readonly plan_svg: string;
  readonly plan_hash: string;
}

export interface LoadedOwnRoom {
  readonly id: number;
  /** To be put where stills are kept. */
  readonly still: { readonly key: string; readonly picture: Buffer };
}

/** Null where a smaller world has no such template or no such pro. */
export async function loadOwnRoom(db: Queryable, of: Wanted): Promise<LoadedOwnRoom | null> {
  const { email, style, room, at } = of;
  const { rows } = await db.query(
    `select t.id, t.name, t.colors, t.brands, t.scene, f.plan_svg, f.plan_hash
     from templates t join floor_plans f on f.id = t.plan_id
     where t.style = $1 and t.room = $2 order by t.id limit 1`,
    [style, room],
  );
  const [from] = rows as TemplateRow[];
  if (from === undefined) return null;
  const picture = await readFile(join(ROOM_PICTURES_FOLDER, `${from.id}.webp`));
  const key = `stills/own-room-${from.id}`;
  const document = zstdCompressSync(Buffer.from(JSON.stringify(from.scene)));
  const inserted = await db.query(
    `with kept as (
       insert into own_templates (user_id, name, room, style, colors, brands, document, skus,
         plan_svg, plan_hash, created_at, updated_at)
       select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11 from users where email = $1
       returning id, user_id),
     products as (
       insert into own_template_products (template_id, sku, units)
       select kept.id, p.sku, p.units from kept, template_products p where p.template_id = $12)
     insert into stills (user_id, template_id, key, name, request, revision, picture, created_at, done_at)
     select user_id, id, $13, $2, '{}', 0, 1, $11, $11 from kept returning template_id::int as id`,
    [
      ...[email, from.name, room, style, from.colors, from.brands, document],
      ...[of.skusIn(from.scene.nodes), from.plan_svg, from.plan_hash, at, from.id, key],
    ],
  );
  const [own] = inserted.rows as { id: number }[];
  return own === undefined ? null : { id: own.id, still: { key, picture } };
}

export async function idOfPro(db: Queryable, email: string): Promise<ProUserId> {
  const { rows } = await db.query('select id::int from users where email = $1', [email]);
  const [pro] = rows as { id: ProUserId }[];
  if (pro === undefined) throw new Error(`${email} is not in the demo world.`);
  return pro.id;
}
