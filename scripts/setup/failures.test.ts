import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  type FailedStep,
  failureOfOutput,
  listFailures,
  readJourneyFailures,
  readVitestFailures,
} from './failures.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'wevisu-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const many = (tests: number): FailedStep => ({
  step: 'Unit tests',
  failures: Array.from({ length: tests }, (_, n) => ({
    name: `test ${n}`,
    error: 'Error: one\n    at there.ts:1:1\ntwo\nthree',
  })),
});

test('names each failed test with the first lines of its error, without stack and colors', () => {
  const failures = [
    { name: 'a.test.ts > adds', error: '\u001b[31mError: 3\u001b[39m\n    at a\nmore' },
  ];
  expect(listFailures([{ step: 'Unit tests', failures }])).toEqual([
    '=== What failed',
    'Unit tests: 1',
    '  ✗ a.test.ts > adds',
    '      Error: 3',
    '      more',
  ]);
});

test.each([
  [1, 6],
  [12, 50],
  [25, 52],
  [58, 60],
  [500, 60],
])('%d failed tests take %d lines, and the last says how much is left out', (tests, lines) => {
  const list = listFailures([many(tests)]);
  expect(list).toHaveLength(lines);
  expect(list.at(-1)).toMatch(tests > 58 ? /^… and 443 more lines$/ : /test|one|two|three/);
});

test('a step without a report shows the end of its output', () => {
  const output = Array.from({ length: 99 }, (_, n) => `line ${n}`).join('\n');
  const list = listFailures([{ step: 'Types', failures: [failureOfOutput(output)] }, many(20)]);
  expect(list.slice(0, 4)).toEqual([
    '=== What failed',
    'Types: 1',
    '  ✗ its output ends with',
    '      line 98',
  ]);
  expect(listFailures([])).toEqual([]);
});

test('an error that no test waited for is found in the output', () => {
  const output = `
⎯⎯⎯ Unhandled Errors ⎯⎯⎯

Vitest caught 1 unhandled error during the test run.
This might cause false positive tests. Resolve unhandled errors to make sure your tests are not affected.

⎯⎯⎯ Uncaught Exception ⎯⎯⎯
Error: nobody waits for this
 ❯ Timeout._onTimeout a.test.ts:2:53
 ❯ listOnTimeout node:internal/timers:685:17

This error originated in "a.test.ts" test file.
⎯⎯⎯⎯⎯⎯⎯⎯⎯

 Test Files  1 passed (1)`;
  const list = listFailures([{ step: 'Database tests', failures: [failureOfOutput(output)] }]);
  expect(list.slice(2, 7)).toEqual([
    '  ✗ outside its tests',
    '      ⎯⎯⎯ Uncaught Exception ⎯⎯⎯',
    '      Error: nobody waits for this',
    '      ❯ Timeout._onTimeout a.test.ts:2:53',
    '      This error originated in "a.test.ts" test file.',
  ]);
});

test('reads failed tests, and files that failed outside their tests', async () => {
  const path = report({
    testResults: [
      { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: join(root, 'b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: 3'] },
        ],
      },
      {
        name: join(root, 'c.test.ts'),
        status: 'failed',
        message: 'no database',
        assertionResults: [],
      },
    ],
  });
  expect(await readVitestFailures(path)).toEqual([
    { name: 'b.test.ts > subtracts', error: 'Error: 3' },
    { name: 'c.test.ts', error: 'no database' },
  ]);
  expect(await readVitestFailures(join(folder, 'none.json'))).toEqual([]);
});

test('reads failed journeys of nested suites, and what kept all from being played', async () => {
  const spec = (status: string) => ({
    file: 'cart.spec.ts',
    title: `a cart that ${status}`,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'no button' }] }] }],
  });
  const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected')] }] }];
  expect(await readJourneyFailures(report({ suites, errors: [{ message: 'no server' }] }))).toEqual(
    [
      { name: 'outside the journeys', error: 'no server' },
      { name: 'e2e/cart.spec.ts [phone] a cart that unexpected', error: 'no button' },
    ],
  );
});
