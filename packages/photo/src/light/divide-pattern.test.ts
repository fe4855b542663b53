import { expect, test } from 'vitest';
import { floorSets, lightCorrelation } from '../test-patterns.ts';

test.each([
  ['checkerboard', [1, 2, 3, 6]],
  ['stripes', [3]],
  ['boards of two tones', [1]],
] as const)('the light of an old floor comes out without its pattern: %s', (name, seeds) => {
  const make = floorSets[name];
  if (!make) throw new Error(`there is no set ${name}`);
  for (const seed of seeds) {
    expect(lightCorrelation(seed, make(seed))).toBeGreaterThanOrEqual(0.9);
  }
});
