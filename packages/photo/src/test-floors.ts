// Floors of test rooms: old ones, new ones that are laid, and the outline that a person draws.

import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { layArea, layingOf } from '@wevisu/scene/laying/lay-area.ts';
import { paintLaid } from '@wevisu/scene/materials/lay-surface.ts';
import { straightRows } from '@wevisu/scene/materials/plane-rows.ts';
import { createSurface } from '@wevisu/scene/materials/surface.ts';
import { clipConvex, counterClockwise, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { randomOf } from './algebra/random.ts';
import { spotOf } from './camera/camera.ts';
import { floorPointOf } from './camera/fit-camera.ts';
import type { Spot } from './picture.ts';
import type { Albedo } from './test-raycast.ts';
import { seenRectangle, type TestRoom } from './test-rooms.ts';

/** Tiles with joints, or boards, in tones that differ from piece to piece. */
export function oldFloor(seed: number): Albedo {
  const random = randomOf(seed * 13 + 2);
  const isTile = random() < 0.5;
  const [length, width] = isTile ? [0.33, 0.33] : [1.2, 0.14];
  const joint = isTile ? 0.004 : 0.0015;
  const [r, g, b] = isTile ? [0.42, 0.38, 0.33] : [0.3, 0.19, 0.11];
  const level = 0.7 + 0.5 * random();
  const tones = Array.from({ length: 997 }, () => (random() - 0.5) * (isTile ? 0.12 : 0.24));
  return ([x, y], out) => {
    const row = Math.floor(y / width);
    const along = x + (isTile ? 0 : ((row * 7) % 5) * 0.24);
    const piece = Math.floor(along / length);
    const inJoint = along - piece * length < joint || y - row * width < joint;
    const tone = inJoint
      ? 0.45
      : 1 + (tones[(((piece * 31 + row * 57) % 997) + 997) % 997] as number);
    out[0] = r * level * tone;
    out[1] = g * level * tone;
    out[2] = b * level * tone;
  };
}

/** The new floor: pale stone tiles, or a gray concrete look in brick bond. */
export function newFacts(seed: number): ProductFacts {
  const isPale = seed % 2 === 0;
  return factsOf({
    inches: [12, 24],
    material: {
      kind: 'tile',
      body: 'porcelain',
      edge: 'rectified',
      look: { kind: 'concrete', baseColor: isPale ? '#c9c2b4' : '#8d8f8e' },
    },
    laying: { pattern: isPale ? 'stacked' : 'half-offset' },
  });
}

export const newCovering = () => covering.parse({ sku: 'TILE-1', origin: [0, 0] });

/** The visible part of the floor, in the room's meters. */
function seenFloor({ size, camera }: TestRoom): readonly Spot[] {
  const { width, height } = camera;
  const far = (x: number): Spot => {
    for (let y = height; y > 0; y -= height / 400) {
      const point = floorPointOf(camera, [x, y]);
      if (!point || Math.hypot(point[0], point[1]) > 40) return [x, y + height / 400];
    }
    return [x, 0];
  };
  const frame = [[0, height] as Spot, [width, height] as Spot, far(width), far(0)].flatMap(
    (spot) => {
      const point = floorPointOf(camera, spot);
      return point ? [[point[0], point[1]] as Spot] : [];
    },
  );
  const floor: Polygon = [
    [0, 0],
    [size[0], 0],
    [size[0], size[1]],
    [0, size[1]],
  ];
  return clipConvex(floor, counterClockwise(frame));
}

export function outlineInPicture(room: TestRoom): readonly Spot[] {
  return seenFloor(room)
    .flatMap(([x, y]) => spotOf(room.camera, [x, y, 0]) ?? [])
    .reduce<Spot[]>((spots, one, n, all) => {
      if (n % 2 === 1) spots.push([all[n - 1] as number, one as number]);
      return spots;
    }, []);
}

/** The true new floor: its pattern starts at the marked rectangle's corner. */
export function newFloor(room: TestRoom): Albedo {
  const facts = newFacts(room.seed);
  const [x0, y0] = seenRectangle(room);
  const outline = seenFloor(room).map(([x, y]): Spot => [(x - x0) * 10_000, (y - y0) * 10_000]);
  const area = {
    covering: newCovering(),
    regions: [{ outline: counterClockwise(outline), holes: [] }],
  };
  const laying = layingOf(area.covering, facts);
  if (!laying) throw new Error('the product is no floor');
  const meters = 0.014;
  const size = Math.ceil(Math.max(room.size[0], room.size[1]) / meters);
  const surface = createSurface(size, size, straightRows(size, meters * 1000));
  const move = ([x, y]: Spot): Spot => [x + x0 * 10_000, y + y0 * 10_000];
  paintLaid(surface, {
    material: laying.material,
    laying: {
      joint: { widthTenths: laying.jointTenths, color: laying.jointColor },
      seed: laying.seed,
    },
    cells: layArea(area, facts).map((cell) => ({
      ...cell,
      outline: cell.outline.map(move),
      center: move(cell.center),
    })),
  });
  return ([x, y], out) => {
    const n =
      Math.min(size - 1, Math.max(0, Math.floor(y / meters))) * size +
      Math.min(size - 1, Math.max(0, Math.floor(x / meters)));
    out[0] = surface.r[n] as number;
    out[1] = surface.g[n] as number;
    out[2] = surface.b[n] as number;
  };
}
