// The small world shows one template of each kind of room, and sells what these are made of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_ROOMS_FOLDER, templateFile } from './room-files.ts';

/** SKU stems of the products that the first template of each kind of room orders. */
export function stemsOfSmallRooms(): ReadonlySet<string> {
  const folder = join(BUILT_ROOMS_FOLDER, 'templates');
  const seen = new Set<string>();
  const stems = new Set<string>();
  for (const name of readdirSync(folder).sort()) {
    const { room, orders } = templateFile.parse(
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    if (seen.has(room)) continue;
    seen.add(room);
    // A variant's SKU is its product's stem and a letter.
    for (const { sku } of orders) stems.add(sku.slice(0, -1));
  }
  return stems;
}
