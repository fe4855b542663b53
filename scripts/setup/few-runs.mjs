// fast-check with a tenth of the runs, for `npm run check`: see vitest.config.ts. The proof runs them all.
import fc from '../../node_modules/fast-check/lib/fast-check.js';

const ENOUGH = 10;

function fewer(parameters = {}) {
  const { numRuns = 100 } = parameters;
  return { ...parameters, numRuns: Math.min(numRuns, Math.max(ENOUGH, Math.ceil(numRuns / 10))) };
}

export default {
  ...fc,
  assert: (property, parameters) => fc.assert(property, fewer(parameters)),
};
