// How a picture is cut into tiles and its samples into passes: the same whoever works on them.

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

const MOST_IN_PASS = 16;

/** How many samples the next pass adds: first few, so that there is soon a picture, then more. */
export function nextPass(done: number, samples: number): number {
  return Math.min(samples - done, MOST_IN_PASS, Math.max(1, done));
}
