// Rooms that take long to count, for tests.
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { roomWithFloor } from '../../projects/test-rooms.ts';

export const MOSAIC = factsOf({ sku: 'MOSAIC', inches: [1, 1], piecesPerUnit: 144 });

/** Halls of 40 x 36 ft in a row, each with a floor of mosaic: 163,000 chips of an inch. */
export function halls(count: number) {
  const scene = roomWithFloor(null);
  for (let i = 0; i < count; i++) {
    const left = i * 130_000;
    const [right, back] = [left + 40 * 3_048, 36 * 3_048];
    scene.nodes[`hall${i}`] = {
      type: 'room',
      levelId: 'level',
      name: 'Hall',
      use: 'living',
      outline: [
        [left, 0],
        [right, 0],
        [right, back],
        [left, back],
      ],
    };
    scene.nodes[`floor${i}`] = {
      type: 'surface',
      roomId: `hall${i}`,
      face: { on: 'floor' },
      covering: { sku: 'MOSAIC' },
    };
  }
  return scene;
}
