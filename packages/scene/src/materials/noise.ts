// Noise as periodic tables: one look-up gives one octave (`smooth`) or five (`fbm`) for the price
// of a bilinear read. No Math.random: the tables are the same on every machine.

const size = 512;
const mask = size - 1;

/** Mixes two integers into 32 bits. */
export function hash2(a: number, b: number): number {
  let h = Math.imul(a ^ 0x27d4eb2d, 0x9e3779b1) ^ Math.imul(b ^ 0x165667b1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A number in [0, 1) from two integers. */
export function unit2(a: number, b: number): number {
  return hash2(a, b) / 0x1_0000_0000;
}

/** Adds one octave of periodic gradient noise with `cell` texels between its lattice points. */
function addOctave(table: Float32Array, cell: number, gain: number, seed: number): void {
  const cells = size / cell;
  const wrap = cells - 1;
  const gx = new Float32Array(cells * cells);
  const gy = new Float32Array(cells * cells);
  for (let n = 0; n < cells * cells; n++) {
    const angle = unit2(n, seed) * Math.PI * 2;
    gx[n] = Math.cos(angle);
    gy[n] = Math.sin(angle);
  }
  for (let y = 0; y < size; y++) {
    const cy = (y / cell) | 0;
    const fy = y / cell - cy;
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const row0 = (cy & wrap) * cells;
    const row1 = ((cy + 1) & wrap) * cells;
    for (let x = 0; x < size; x++) {
      const cx = (x / cell) | 0;
      const fx = x / cell - cx;
      const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
      const x1 = (cx + 1) & wrap;
      const n00 = row0 + cx;
      const n10 = row0 + x1;
      const n01 = row1 + cx;
      const n11 = row1 + x1;
      const a = (gx[n00] as number) * fx + (gy[n00] as number) * fy;
      const b = (gx[n10] as number) * (fx - 1) + (gy[n10] as number) * fy;
      const c = (gx[n01] as number) * fx + (gy[n01] as number) * (fy - 1);
      const d = (gx[n11] as number) * (fx - 1) + (gy[n11] as number) * (fy - 1);
      const top = a + (b - a) * sx;
      const bottom = c + (d - c) * sx;
      table[y * size + x] = (table[y * size + x] as number) + gain * (top + (bottom - top) * sy);
    }
  }
}

/** Scales to a standard deviation of 1/3, so that nearly everything lies within -1 to 1. */
function normalized(table: Float32Array): Float32Array {
  let squares = 0;
  for (const value of table) squares += value * value;
  const factor = 1 / (3 * Math.sqrt(squares / table.length));
  for (let n = 0; n < table.length; n++) table[n] = (table[n] as number) * factor;
  return table;
}

function buildSmooth(): Float32Array {
  const table = new Float32Array(size * size);
  addOctave(table, 16, 1, 101);
  return normalized(table);
}

function buildFbm(): Float32Array {
  const table = new Float32Array(size * size);
  for (let octave = 0; octave < 5; octave++) {
    addOctave(table, 32 >> octave, 0.5 ** octave, 211 + octave);
  }
  return normalized(table);
}

let smoothTable: Float32Array | null = null;
let fbmTable: Float32Array | null = null;

function read(table: Float32Array, x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const row0 = (iy & mask) << 9;
  const row1 = ((iy + 1) & mask) << 9;
  const x0 = ix & mask;
  const x1 = (ix + 1) & mask;
  const a = table[row0 | x0] as number;
  const b = table[row0 | x1] as number;
  const c = table[row1 | x0] as number;
  const d = table[row1 | x1] as number;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}

/** Gradient noise of one octave, feature size 1, period 32. Standard deviation 1/3. */
export function smooth(x: number, y: number): number {
  smoothTable ??= buildSmooth();
  return read(smoothTable, x * 16, y * 16);
}

/** Five octaves from feature size 1 down to 1/16, period 16. Standard deviation 1/3. */
export function fbm(x: number, y: number): number {
  fbmTable ??= buildFbm();
  return read(fbmTable, x * 32, y * 32);
}

/** Hermite step from 0 at `low` to 1 at `high`. */
export function ramp(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
