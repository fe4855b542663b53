// Pairs of numbers in [0, 1) that fill a square evenly for each pixel: Sobol's first two dimensions, shuffled and
// scrambled by hashes of seed, pixel and dimension. They depend on nothing else, so that neither threads nor
// interruptions change a picture. Source: Burley, Practical hash-based Owen scrambling (2020).

const BITS = 12;
/** Samples a pixel after which the sequence repeats. */
export const MAX_SAMPLES = 2 ** BITS;

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

/** Sobol's second dimension by the reversed index; the first dimension is the reversed index itself. */
const secondByReversed = Int32Array.from({ length: MAX_SAMPLES }, (_, n) =>
  secondSobol(reverseBits(n << (32 - BITS))),
);

/** Hashes 32 bits. Source: Wellons, lowbias32. */
export function mixBits(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

/** Owen scrambling on reversed bits. Source: Laine and Karras (2011). */
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
    /** The current pair. */
    u: 0,
    v: 0,
    /** Begins a sample. */
    start(seed: number, pixel: number, sample: number): void {
      pixelSeed = mixBits(seed ^ mixBits(pixel + 0x9e3779b9));
      reversed = reverseBits(sample);
      dimension = 0;
    },
    /** Skips a pair that is not needed. */
    skip(): void {
      dimension++;
    },
    /** A third number for the current pair; always the same one. */
    chance(): number {
      return (mixBits((pixelSeed ^ reversed) + Math.imul(dimension, 0x85ebca6b)) >>> 0) * UNIT;
    },
    /** Sets `u` and `v` to the sample's next pair. */
    next(): void {
      const own = mixBits((pixelSeed + Math.imul(++dimension, 0x9e3779b1)) | 0);
      const place = scramble(reversed, own) >>> (32 - BITS);
      this.u = (((place << (32 - BITS)) ^ mixBits(own + 1)) >>> 0) * UNIT;
      this.v = (((secondByReversed[place] as number) ^ mixBits(own + 2)) >>> 0) * UNIT;
    },
  };
}
export type Sequence = ReturnType<typeof createSequence>;
