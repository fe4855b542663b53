import { diningSet } from '@wevisu/layout/furnishing/dining-set.ts';
import { downlights, hangLamp } from '@wevisu/layout/furnishing/lights.ts';
import { receptacles } from '@wevisu/layout/furnishing/outlets.ts';
import { cutHoles, free, hangExtinguisher, shades } from './furnish.ts';
import { kitchenIsland, kitchenWall } from './kitchen.ts';
import type { KitchenRow } from './kitchen-row.ts';
import { kitchensAround } from './kitchens-around.ts';
import { largeKitchens } from './kitchens-large.ts';
import { smallKitchens } from './kitchens-small.ts';
import { eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';

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
  const way = row.holes.find(([, style]) => !style.startsWith('window-'));
  if (way) {
    const [on, , at, width] = way;
    const before = at - width / 2 - 8;
    const beside = before > 6 ? before : at + width / 2 + 8;
    hangExtinguisher(drawing, room, on, row.extinguisher ?? beside);
  }
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

export function listKitchens(): Plan[] {
  return [...smallKitchens, ...kitchensAround, ...largeKitchens].map(drawKitchen);
}
