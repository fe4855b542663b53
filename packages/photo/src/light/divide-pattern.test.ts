import { expect, test } from 'vitest';
import { floorSets, lightCorrelation } from '../test-patterns.ts';

test.each([
  ['checkerboard', [1, 2, 3, 4, 5, 6]],
  ['stripes', [1, 3]],
  ['boards of two tones', [1, 3]],
] as const)('the light of an old floor comes out without its pattern: %s', (name, seeds) => {
  const make = floorSets[name];
  if (!make) throw new Error(`there is no set ${name}`);
  for (const seed of seeds) {
    expect(lightCorrelation(seed, make(seed))).toBeGreaterThanOrEqual(0.9);
  }
});
