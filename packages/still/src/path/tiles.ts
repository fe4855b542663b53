// How a picture is cut into tiles and its samples into passes: the same for any number of threads.

/** Pixels of a picture. */
export interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 32;

export function tilesOf(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      tiles.push({
        left,
        top,
        width: Math.min(SIDE, width - left),
        height: Math.min(SIDE, height - top),
      });
    }
  }
  return tiles;
}

const MAX_IN_PASS = 16;

/** How many samples the next pass adds: few at first, so that there is a picture soon, then more. */
export function nextPass(done: number, samples: number): number {
  return Math.min(samples - done, MAX_IN_PASS, Math.max(1, done));
}
