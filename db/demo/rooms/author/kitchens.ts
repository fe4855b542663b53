import type { Drawing } from './drawing.ts';
import { cutHoles, diningSet, free, hang, type Hole, shades } from './furnish.ts';
import { kitchenIsland, kitchenWall } from './kitchen.ts';
import type { KitchenRow } from './kitchen-row.ts';
import { kitchensAround } from './kitchens-around.ts';
import { largeKitchens } from './kitchens-large.ts';
import { smallKitchens } from './kitchens-small.ts';
import { downlights, hangLamp } from './lights.ts';
import { receptacles } from './outlets.ts';
import { eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';
import type { Room } from './shell.ts';

function drawKitchen(row: KitchenRow): Plan {
  const { w, d, ceiling } = row;
  const { drawing, room } = oneRoom({ use: 'kitchen', name: 'Kitchen', w, d, ceiling });
  cutHoles(drawing, room, row.holes);
  for (const wall of row.walls) kitchenWall(drawing, room, wall);
  for (const island of row.islands ?? []) kitchenIsland(drawing, room, island);
  if (row.table) {
    diningSet(drawing, row.table);
    hangLamp(drawing, room, { kind: 'chandelier', at: row.table.at, bottom: 64, most: 30 });
  }
  hangExtinguisher(drawing, room, row.holes);
  downlights(drawing, room, 66);
  receptacles(drawing, room);
  const sashed = row.holes.filter(([, style]) => style === 'window-double-hung');
  for (const on of new Set(sashed.map(([side]) => side))) shades(drawing, room, on);
  for (const at of row.plants ?? []) {
    free(drawing, at, 's', 'potted-plant', { heightTenths: 54, spreadTenths: 22 }, true);
  }
  const eye = eyeIn(room, row.from, {
    ...(row.fov ? { fov: row.fov } : {}),
    ...(row.inset ? { inset: row.inset } : {}),
    ...(row.look ? { at: row.look } : {}),
  });
  return { id: row.id, name: row.name, room: 'kitchen', size: sizeText(w, d), eye, drawing };
}

/** By the way out, where it can be had with the burners in flames. */
function hangExtinguisher(drawing: Drawing, room: Room, holes: readonly Hole[]): void {
  const way = holes.find(([, style]) => !style.startsWith('window-'));
  if (!way) return;
  const [on, , at, width] = way;
  const side = room.side(on);
  const before = at - width / 2 - 8;
  const along = before > 6 ? before : at + width / 2 + 8;
  hang(drawing, side, along, 'fire-extinguisher', { middle: 44 }, {}, false);
}

export function listKitchens(): Plan[] {
  return [...smallKitchens, ...kitchensAround, ...largeKitchens].map(drawKitchen);
}
