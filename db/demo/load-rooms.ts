import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { type BuiltRooms, ROOM_PICTURES_FOLDER, type TemplateFile } from './rooms/room-files.ts';

/** Floor plans, templates and what these order. */
export async function loadRooms(
  client: Pool | ClientBase,
  { plans, templates }: BuiltRooms,
  picturesFolder: string = ROOM_PICTURES_FOLDER,
): Promise<void> {
  for (const plan of plans) {
    await client.query(
      `insert into floor_plans
         (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        plan.id,
        plan.name,
        plan.room,
        plan.areaSqftE2,
        plan.size,
        plan.rooms,
        plan.svg,
        shortHash(plan.svg),
        sceneText(plan.scene),
        plan.position,
      ],
    );
  }
  const sold = await listSold(
    client,
    templates.flatMap(({ orders }) => orders.map(({ sku }) => sku)),
  );
  for (const template of templates) {
    // A smaller world does not sell what every room is made of.
    if (!template.orders.every(({ sku }) => sold.has(sku))) continue;
    await loadTemplate(client, template, picturesFolder);
  }
}

async function listSold(
  client: Pool | ClientBase,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ sku: string }>(
    'select sku from variants where sku = any($1::text[])',
    [[...new Set(skus)]],
  );
  return new Set(rows.map(({ sku }) => sku));
}

async function loadTemplate(
  client: Pool | ClientBase,
  template: TemplateFile,
  picturesFolder: string,
): Promise<void> {
  const { id, plan, name, room, style, colors, brands, orders, limits } = template;
  const scene = sceneText(template.scene);
  const picture = await readFile(join(picturesFolder, `${id}.webp`)).catch(() => null);
  // A room is chosen by its picture; one that is not rendered yet is not offered yet.
  if (picture === null) return;
  await client.query(
    `insert into templates (id, plan_id, name, room, style, colors, brands, limits, picture_key, scene)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      plan,
      name,
      room,
      style,
      colors,
      brands,
      limits ?? [],
      `rooms/${id}-${shortHash(picture)}`,
      scene,
    ],
  );
  await client.query(
    `insert into template_products (template_id, sku, units)
     select $1, * from unnest($2::text[], $3::int[])`,
    [id, orders.map(({ sku }) => sku), orders.map(({ units }) => units)],
  );
}

/** Products are filled in for each showroom. */
function sceneText(scene: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...scene, products: {} });
}

/** Twelve hexadecimal digits that stand in addresses. */
function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
