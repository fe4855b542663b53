import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { atCeiling, downlights } from '@wevisu/layout/furnishing/lights.ts';
import { receptacles } from '@wevisu/layout/furnishing/outlets.ts';
import { hang } from '@wevisu/layout/furnishing/pieces.ts';
import { tileStretch } from '@wevisu/layout/furnishing/tile-stretch.ts';
import { freeTub } from '@wevisu/layout/furnishing/tubs.ts';
import { alcoveTub, type ShowerWish, shower, toilet, wingWall } from './bath.ts';
import type { BathRow } from './bath-row.ts';
import { largeBaths } from './baths-large.ts';
import { smallBaths } from './baths-small.ts';
import { cutHoles, free, type Hole } from './furnish.ts';
import { eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';
import type { Compass, Room } from './shell.ts';
import { vanity } from './vanity.ts';

function drawBath(row: BathRow): Plan {
  const { w, d } = row;
  const isPowder = row.use === 'powder-room';
  const ceiling = row.ceiling ?? 96;
  const { drawing, room } = oneRoom({
    use: row.use ?? 'bath',
    name: isPowder ? 'Powder room' : 'Bathroom',
    w,
    d,
    ceiling,
  });
  // Near tubs and showers glass must be tempered.
  const holes = row.holes.map(([on, style, at, width, more]): Hole => {
    return [on, style, at, width, { ...more, tempered: style.startsWith('window-') }];
  });
  cutHoles(drawing, room, holes);
  for (const wish of row.vanities) vanity(drawing, room, wish);
  const [on, at, paper] = row.toilet;
  toilet(drawing, room, { on, at, ...(paper ? { paper } : {}) });
  const { tub } = row;
  const wings = (row.wings ?? []).map((wing) => ({ wing, id: wingWall(drawing, room, wing) }));
  if (tub && 'alcove' in tub) {
    alcoveTub(drawing, room, {
      on: tub.alcove,
      from: tub.from,
      drain: tub.drain,
      ends: wings.length > 0 ? [tub.drain] : ['left', 'right'],
      ...(tub.door ? { door: true } : {}),
    });
  } else if (tub) freeTub(drawing, tub);
  for (const wish of row.showers ?? []) shower(drawing, room, wish);
  for (const { id } of wings) {
    drawing.cover({
      roomId: room.id,
      face: { on: 'wall', wallId: id },
      role: 'shower-wall',
      layer: 1,
    });
  }
  for (const one of row.showers ?? []) tileEnds(drawing, room, one);
  for (const [side, along] of row.towels ?? []) {
    hang(drawing, room.side(side), along, 'towel-bar', { middle: 50 }, { lengthTenths: 24 });
  }
  for (const [place, turn] of row.mats ?? []) free(drawing, place, turn, 'bath-mat', {}, true);
  for (const place of row.plants ?? []) {
    free(
      drawing,
      place,
      's',
      'potted-plant',
      { heightTenths: 40, spreadTenths: 18, species: 'snake-plant' },
      true,
    );
  }
  for (const [side, along] of row.pictures ?? []) {
    hang(
      drawing,
      room.side(side),
      along,
      'framed-picture',
      { middle: 60 },
      { widthTenths: 18, heightTenths: 24 },
    );
  }
  row.extra?.(drawing, room);
  atCeiling(drawing, room, { kind: 'bath-fan', at: [w / 2, d * 0.62] });
  if (isPowder)
    atCeiling(drawing, room, {
      kind: 'flush-mount',
      at: [w / 2, d * 0.3],
      most: { diameterTenths: 16 },
    });
  else downlights(drawing, room, 58);
  receptacles(drawing, room);
  const eye = eyeIn(room, row.from, {
    ...(row.fov ? { fov: row.fov } : {}),
    ...(row.inset ? { inset: row.inset } : {}),
    ...(row.look ? { at: row.look } : {}),
    low: 34,
  });
  return { id: row.id, name: row.name, room: 'bath', size: sizeText(w, d), eye, drawing };
}

/** The walls beside a shower that ends in a corner are tiled as deep as it is. */
function tileEnds(drawing: Drawing, room: Room, wish: ShowerWish): void {
  const order: Compass[] = ['n', 'e', 's', 'w'];
  const index = order.indexOf(wish.on);
  const back = room.side(wish.on);
  const [leftOf, rightOf] = [order[(index + 3) % 4] ?? 'w', order[(index + 1) % 4] ?? 'e'];
  const height = room.ceiling;
  if (wish.from < 1) {
    const { length } = room.side(leftOf);
    tileStretch(drawing, room, room.side(leftOf), {
      from: length - wish.depth,
      to: length,
      height,
    });
  }
  if (wish.to > back.length - 1) {
    tileStretch(drawing, room, room.side(rightOf), { from: 0, to: wish.depth, height });
  }
}

export function listBaths(): Plan[] {
  return [...smallBaths, ...largeBaths].map(drawBath);
}
