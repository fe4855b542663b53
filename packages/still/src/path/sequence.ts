// Numbers in [0, 1) that fill a square evenly for each pixel: Sobol's first two dimensions, their order
// shuffled and their digits scrambled by hashes of seed, pixel and dimension (Burley 2020). No state but
// the three, so that neither threads nor interruptions change a picture.

const BITS = 12;
/** Samples a pixel after which the sequence repeats. */
export const MOST_SAMPLES = 2 ** BITS;

function reverseBits(value: number): number {
  let x = value;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return ((x >>> 16) | (x << 16)) >>> 0;
}

function secondSobol(index: number): number {
  let result = 0;
  let direction = 0x80000000;
  for (let rest = index; rest > 0; rest >>>= 1) {
    if (rest & 1) result ^= direction;
    direction = (direction ^ (direction >>> 1)) >>> 0;
  }
  return result;
}

/** By the reversed index: the first dimension is that itself. */
const secondByReversed = Int32Array.from({ length: MOST_SAMPLES }, (_, n) =>
  secondSobol(reverseBits(n << (32 - BITS))),
);

/** Mixes 32 bits well (Wellons). */
export function mixBits(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

/** Shuffles as Owen's scrambling does, on bits in reverse (Laine and Karras). */
function scramble(value: number, seed: number): number {
  let x = (value + seed) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52);
  x ^= Math.imul(x, 0xc7afe638);
  return x ^ Math.imul(x, 0x8d22f6e6);
}

const UNIT = 2 ** -32;

export function createSequence() {
  let pixelSeed = 0;
  let reversed = 0;
  let dimension = 0;
  return {
    /** The latest pair. */
    u: 0,
    v: 0,
    start(seed: number, pixel: number, sample: number): void {
      pixelSeed = mixBits(seed ^ mixBits(pixel + 0x9e3779b9));
      reversed = reverseBits(sample);
      dimension = 0;
    },
    /** Passes over two dimensions that nothing is asked of. */
    skip(): void {
      dimension++;
    },
    /** A number of the latest dimensions' own, for what may be left to chance; always the same one. */
    chance(): number {
      return (mixBits((pixelSeed ^ reversed) + Math.imul(dimension, 0x85ebca6b)) >>> 0) * UNIT;
    },
    /** Sets `u` and `v` to the next two dimensions of the sample. */
    next(): void {
      const own = mixBits((pixelSeed + Math.imul(++dimension, 0x9e3779b1)) | 0);
      const place = scramble(reversed, own) >>> (32 - BITS);
      this.u = (((place << (32 - BITS)) ^ mixBits(own + 1)) >>> 0) * UNIT;
      this.v = (((secondByReversed[place] as number) ^ mixBits(own + 2)) >>> 0) * UNIT;
    },
  };
}
export type Sequence = ReturnType<typeof createSequence>;
