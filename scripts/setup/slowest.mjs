// Durations of a test run, from the Vitest and Playwright reports, longest first.
import { relative } from 'node:path';
import { root } from './install.mjs';
import { readReport } from './report.mjs';

/** @typedef {{ readonly name: string, readonly ms: number }} Took */

/** Its test files. @returns {Promise<Took[]>} */
export async function readVitest(path) {
  const { testResults = [] } = await readReport(path);
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
}

/** Its journeys, by file and title. @returns {Promise<Took[]>} */
export async function readPlaywright(path) {
  const { suites = [] } = await readReport(path);
  return suites.flatMap(listJourneys);
}

function listJourneys({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} [${projectName}] ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(listJourneys)];
}

/** How many journeys of each kind were skipped because the limit came. @returns {Promise<Record<string, number>>} */
export async function countOutOfTime(path) {
  const { suites = [] } = await readReport(path);
  const counts = {};
  for (const project of suites.flatMap(listOutOfTime)) counts[project] = (counts[project] ?? 0) + 1;
  return counts;
}

function listOutOfTime({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests
      .filter(({ annotations = [] }) =>
        annotations.some(({ description }) => description === 'out of time'),
      )
      .map(({ projectName }) => projectName),
  );
  return [...own, ...suites.flatMap(listOutOfTime)];
}

/** @param {readonly Took[]} all */
export function tableOf(all, count) {
  return all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name.slice(0, 110)}`);
}
