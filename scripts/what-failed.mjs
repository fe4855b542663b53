// Lists what failed in the last `npm test` and in Vitest runs after it, each given as its name, report and output:
// `node scripts/what-failed.mjs 'Tests elsewhere' report.json output.log …`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureOfOutput, listFailures, readVitestFailures } from './setup/failures.mjs';
import { root } from './setup/install.mjs';
import { say } from './setup/say.mjs';

const path = join(root, 'test-results/failed.json');
const steps = JSON.parse(await readFile(path, 'utf8').catch(() => '[]'));
const given = process.argv.slice(2);
for (let at = 0; at < given.length; at += 3) {
  const [step, report, output] = given.slice(at, at + 3);
  const own = await readVitestFailures(report);
  const text = await readFile(output, 'utf8').catch(() => '');
  steps.push({ step, failures: own.length > 0 ? own : [failureOfOutput(text)] });
}
for (const line of listFailures(steps)) say(line);
