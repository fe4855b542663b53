// The small world shows some templates of each kind of room, and sells what these are made of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_ROOMS_FOLDER, ROOM_PICTURES_FOLDER, templateFile } from './room-files.ts';

const MAX_PER_ROOM = 10;

/** SKU stems of the products that the first templates of each kind of room order. */
export function stemsOfSmallRooms(): ReadonlySet<string> {
  const folder = join(BUILT_ROOMS_FOLDER, 'templates');
  const seen = new Map<string, number>();
  const stems = new Set<string>();
  for (const name of readdirSync(folder).sort()) {
    const { id, room, orders } = templateFile.parse(
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    const before = seen.get(room) ?? 0;
    if (before >= MAX_PER_ROOM || !existsSync(join(ROOM_PICTURES_FOLDER, `${id}.webp`))) continue;
    seen.set(room, before + 1);
    // A variant's SKU is its product's stem and a letter.
    for (const { sku } of orders) stems.add(sku.slice(0, -1));
  }
  return stems;
}
