import { atCeiling, downlights } from '@wevisu/layout/furnishing/lights.ts';
import { receptacles } from '@wevisu/layout/furnishing/outlets.ts';
import { bedroomRows } from './bedroom-rows.ts';
import { curtains, cutHoles } from './furnish.ts';
import type { RoomRow } from './furnished-row.ts';
import { livingRows } from './living-rows.ts';
import { eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';

function drawRow(row: RoomRow): Plan {
  const { w, d } = row;
  const { drawing, room } = oneRoom({
    use: row.use,
    name: row.name.replace(/,.*/, ''),
    w,
    d,
    ceiling: row.ceiling ?? 96,
    crown: row.ceiling ? 4 : 0,
  });
  cutHoles(drawing, room, row.holes);
  row.furnish(drawing, room);
  for (const on of new Set(row.holes.map(([side]) => side))) curtains(drawing, room, on);
  const isSleeping = row.use === 'bedroom';
  if (isSleeping || row.use === 'office') {
    atCeiling(drawing, room, {
      kind: 'ceiling-fan',
      at: [w / 2, d / 2],
      most: { diameterTenths: Math.min(w, d) > 140 ? 60 : 48, heightTenths: row.ceiling ? 24 : 14 },
    });
  }
  downlights(drawing, room, 72);
  receptacles(drawing, room);
  const eye = eyeIn(room, row.from, {
    ...(row.fov ? { fov: row.fov } : {}),
    ...(row.inset ? { inset: row.inset } : {}),
    ...(row.look ? { at: row.look } : {}),
    low: 34,
  });
  return { id: row.id, name: row.name, room: row.room, size: sizeText(w, d), eye, drawing };
}

/** Living and dining rooms, bedrooms and a home office. */
export function listLivingRooms(): Plan[] {
  return [...livingRows, ...bedroomRows].map(drawRow);
}
