import { hash2 } from './noise.ts';

/** Nearest point of a jittered grid. The object is reused between calls. */
export type Nearest = {
  /** Distance to the nearest and second nearest point, in cells. */
  first: number;
  second: number;
  /** 32 bits that name the nearest cell. */
  key: number;
};

const nearest: Nearest = { first: 0, second: 0, key: 0 };

const side = 64;
const wrap = side - 1;
const jitterX = new Float32Array(side * side);
const jitterY = new Float32Array(side * side);
const keys = new Uint32Array(side * side);
for (let n = 0; n < side * side; n++) {
  const h = hash2(n, 977);
  jitterX[n] = 0.08 + 0.84 * ((h & 0xffff) / 0x1_0000);
  jitterY[n] = 0.08 + 0.84 * ((h >>> 16) / 0x1_0000);
  keys[n] = hash2(n, 1409);
}

/**
 * Cellular noise with cell size 1 and period 64. `reused` is overwritten by the next call.
 */
export function worley(x: number, y: number): Nearest {
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  let first = 9;
  let second = 9;
  let at = 0;
  for (let j = -1; j <= 1; j++) {
    const row = ((cy + j) & wrap) * side;
    const oy = cy + j - y;
    for (let i = -1; i <= 1; i++) {
      const n = row + ((cx + i) & wrap);
      const dx = cx + i - x + (jitterX[n] as number);
      const dy = oy + (jitterY[n] as number);
      const d = dx * dx + dy * dy;
      if (d < first) {
        second = first;
        first = d;
        at = n;
      } else if (d < second) {
        second = d;
      }
    }
  }
  nearest.first = Math.sqrt(first);
  nearest.second = Math.sqrt(second);
  nearest.key = keys[at] as number;
  return nearest;
}
