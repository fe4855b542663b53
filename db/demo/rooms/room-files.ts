// The files that floor plans and templates are kept in once they are designed: built/plans/ID.json with
// the drawing beside it (built/plans/ID.svg), and built/templates/ID.json, whose rendered preview is
// media/rooms/ID.webp. Written by whoever builds the rooms, read by the load of the demo world.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { roomUses } from '@wevisu/scene/document/nodes/room.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { z } from 'zod';

export const BUILT_ROOMS_FOLDER = resolve(import.meta.dirname, 'built');
export const ROOM_PICTURES_FOLDER = resolve(import.meta.dirname, '../../../media/rooms');

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
/** A scene document; its products are left out, since they are filled in for each showroom. */
const scene = z.looseObject({
  format: z.literal('wevisu-scene'),
  nodes: z.record(z.string(), z.unknown()),
});
const room = z.enum([...roomUses, 'house']);

export const planFile = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  /** Of the main room. */
  room,
  /** Place in the list of all plans, from 1. */
  position: z.int().min(1),
  /** Inner floor area of all rooms, hundredths of a square foot. */
  areaSqftE2: z.int().positive(),
  /** Inner measures of the largest room as shown: 12' 6" x 10'. */
  size: z.string().min(1).max(60),
  rooms: z.int().min(1),
  scene,
});
export type PlanFile = z.output<typeof planFile>;

export const templateFile = z.strictObject({
  id,
  /** Of a plan file. */
  plan: id,
  name: z.string().min(1).max(80),
  room,
  style: z.enum(styles.map((style) => style.id)),
  /** What the eye sees first, three to six of them. */
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(8),
  brands: z.int().min(0),
  /** What its size does not allow, in plain words: the only findings that it may have. */
  limits: z.array(z.string().min(1).max(160)).optional(),
  /** What its takeoff orders, each SKU once. */
  orders: z.array(z.strictObject({ sku: z.string().min(1).max(80), units: z.int().min(1) })),
  scene,
});
export type TemplateFile = z.output<typeof templateFile>;

export interface BuiltRooms {
  readonly plans: readonly (PlanFile & { readonly svg: string })[];
  readonly templates: readonly TemplateFile[];
}

/** Everything that was built; nothing where nothing was. Throws a ZodError for a file of another shape. */
export async function readBuiltRooms(folder: string = BUILT_ROOMS_FOLDER): Promise<BuiltRooms> {
  const plans = await readAll(join(folder, 'plans'), planFile);
  return {
    plans: await Promise.all(
      plans.map(async (plan) => ({
        ...plan,
        svg: await readFile(join(folder, 'plans', `${plan.id}.svg`), 'utf8'),
      })),
    ),
    templates: await readAll(join(folder, 'templates'), templateFile),
  };
}

async function readAll<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
