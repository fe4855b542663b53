// The small world shows some templates of each kind of room, and sells what these are made of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_ROOMS_FOLDER, ROOM_PICTURES_FOLDER, templateFile } from './room-files.ts';

const MAX_PER_ROOM = 10;

/** SKUs that the first templates of each kind of room order. */
export function skusOfSmallRooms(): ReadonlySet<string> {
  const folder = join(BUILT_ROOMS_FOLDER, 'templates');
  const seen = new Map<string, number>();
  const skus = new Set<string>();
  for (const name of readdirSync(folder).sort()) {
    const { id, room, orders } = templateFile.parse(
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    const before = seen.get(room) ?? 0;
    if (before >= MAX_PER_ROOM || !existsSync(join(ROOM_PICTURES_FOLDER, `${id}.webp`))) continue;
    seen.set(room, before + 1);
    for (const { sku } of orders) skus.add(sku);
  }
  return skus;
}
