// A rendered sample room with a clear, sunlit floor, for trying everything without a photo. media/photo-
// sample.ts makes it.
import { emptyDocument, type PhotoDocument } from '../marks/photo-document.ts';
import address from './sample.webp';

export const SAMPLE = { address, width: 1536, height: 1024 };

export async function fetchSample(): Promise<Blob> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The sample is not there: ${reply.status}`);
  return reply.blob();
}

/** In shares of the picture: a 5 by 5 ft rectangle on its floor, as its camera sees it. */
const corners = [
  [0.1266, 0.6852],
  [0.1949, 0.9254],
  [0.5432, 0.7354],
  [0.3931, 0.5939],
] as const;
const SIDE_TENTHS = 15_240;
/** Over the picture's height: its camera sees 52 degrees of it. */
const FOCAL = 0.5 / Math.tan((26 * Math.PI) / 180);
const floor = [
  [0.0, 0.6942],
  [0.4092, 0.5636],
  [0.4688, 0.6083],
  [0.471, 0.6172],
  [0.4851, 0.6116],
  [0.6548, 0.7433],
  [0.7738, 0.8348],
  [0.7753, 0.8426],
  [0.8542, 0.9062],
  [0.8676, 0.9286],
  [0.9643, 1.0],
  [0.0, 1.0],
] as const;
/** The plant's pot stands in front of the floor. */
const pot = {
  radius: 0.0315,
  path: [
    [0.0605, 0.668],
    [0.0725, 0.668],
    [0.0725, 0.678],
    [0.0605, 0.678],
  ],
} as const;

/** The sample is already measured and outlined; only the product has to be chosen. */
export function sampleDocument(width: number, height: number): PhotoDocument {
  const at = ([x, y]: readonly [number, number]) => [x * width, y * height] as const;
  return {
    ...emptyDocument(width, height, { focalPx: FOCAL * height, spread: 0.02, isWhole: true }),
    corners: [at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])],
    length: { side: 0, tenths: SIDE_TENTHS },
    surfaces: [
      {
        id: 'sample',
        kind: 'floor',
        line: null,
        outline: floor.map(at),
        isClosed: true,
        strokes: [{ mode: 'remove', radius: pot.radius * width, path: pot.path.map(at) }],
        covering: null,
      },
    ],
  };
}
