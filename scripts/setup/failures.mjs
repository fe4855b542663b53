// What failed in a run of the proof, from the Vitest and Playwright reports, in as many lines as a reader sees.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';
import { readReport } from './report.mjs';

/** @typedef {{ readonly name: string, readonly error: string, readonly isTail?: true }} Failure a tail is cut at its front */
/** @typedef {{ readonly step: string, readonly failures: readonly Failure[] }} FailedStep */

const MAX_LINES = 60;
const MAX_WIDTH = 160;
/** Of one error. */
const MAX_ERROR_LINES = 6;
const MAX_TAIL_LINES = 12;
/** Lines of an unhandled error in Vitest's output that say nothing of it. */
const BESIDES = /^(Vitest caught|This might cause|⎯+$| ❯ .*node:)/;

/** The failed tests of a Vitest report, and the files that failed outside their tests. @returns {Promise<Failure[]>} */
export async function readVitestFailures(path) {
  const { testResults = [] } = await readReport(path);
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message = '', assertionResults = [] }) => {
      const name = relative(root, file);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ name, error: message }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${name} > ${fullName}`,
        error: failureMessages?.join('\n') ?? '',
      }));
    });
}

/** The failed journeys of a Playwright report, or why none was played. @returns {Promise<Failure[]>} */
export async function readJourneyFailures(path) {
  const { suites = [], errors = [] } = await readReport(path);
  const outside = errors.map(({ message = '' }) => ({
    name: 'outside the journeys',
    error: message,
  }));
  return [...outside, ...suites.flatMap(listFailed)];
}

function listFailed({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `e2e/${file} [${projectName}] ${title}`,
        error: results.at(-1)?.errors?.[0]?.message ?? '',
      })),
  );
  return [...own, ...suites.flatMap(listFailed)];
}

/** For a step without a report, or one that failed outside its tests. @returns {Failure} */
export function failureOfOutput(output) {
  const lines = toLines(output);
  const at = lines.findIndex((line) => /^⎯+ Unhandled Errors? ⎯+$/.test(line));
  if (at !== -1) {
    // Vitest reports these nowhere else.
    const told = lines.slice(at + 1).filter((line) => !BESIDES.test(line));
    return { name: 'outside its tests', error: told.join('\n') };
  }
  const error = lines.slice(-MAX_TAIL_LINES).join('\n');
  return { name: 'its output ends with', error, isTail: true };
}

/**
 * All steps by name, each with its failed tests and the first lines of their errors. The more failed, the fewer lines
 * each of them gets.
 * @param {readonly FailedStep[]} steps
 * @returns {string[]}
 */
export function listFailures(steps, maxLines = MAX_LINES) {
  if (steps.length === 0) return [];
  const count = steps.reduce((sum, { failures }) => sum + failures.length, 0);
  const linesEach = Math.max(1, Math.floor((maxLines - 1 - steps.length) / count));
  const lines = ['=== What failed'];
  for (const { step, failures } of steps) {
    lines.push(`${step}: ${failures.length}`);
    for (const failure of failures) lines.push(...linesOf(failure, linesEach - 1));
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `… and ${lines.length - maxLines + 1} more lines`];
}

function linesOf({ name, error, isTail }, max) {
  const kept = toLines(error).filter((line) => !/^\s+at\s/.test(line));
  const shown = isTail
    ? kept.slice(Math.max(0, kept.length - max))
    : kept.slice(0, Math.min(max, MAX_ERROR_LINES));
  return [`  ✗ ${name}`, ...shown.map((line) => `      ${line.trim()}`)].map((line) =>
    line.slice(0, MAX_WIDTH),
  );
}

function toLines(text) {
  return stripVTControlCharacters(text)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
}
