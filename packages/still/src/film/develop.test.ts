import { expect, test } from 'vitest';
import { FEATURES } from '../path/features.ts';
import { mixBits } from '../path/sequence.ts';
import { DEVELOP_PARTS, developRows, startDeveloping } from './develop.ts';

const [width, height] = [37, 29];

/** Noisy sums of a picture, developed in bands of rows, the last band first. */
function developed(samples: number, band: number): Uint8Array {
  const sums = Float32Array.from(
    { length: width * height * FEATURES },
    (_, n) => samples * ((mixBits(n + 1) >>> 0) / 2 ** 32),
  );
  const developing = startDeveloping(sums, { width, height, samples, balance: [1, 0.98, 1.03] });
  for (let part = 0; part < DEVELOP_PARTS; part++) {
    for (let to = height; to > 0; to -= band) {
      developRows(developing, part, { from: Math.max(0, to - band), to });
    }
  }
  return developing.rgb;
}

test.each([2, 64])(
  'G-39 a picture of %i samples has the same bytes however its rows are divided',
  (samples) => {
    const whole = developed(samples, height);
    expect(new Set(whole).size).toBeGreaterThan(50);
    for (const band of [1, 7, 16]) {
      expect(Buffer.compare(developed(samples, band), whole)).toBe(0);
    }
  },
);
