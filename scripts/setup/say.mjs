// Console output of the scripts: one line per step, with the seconds it took.

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text */
export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
