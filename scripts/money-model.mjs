// `npm run money:model [runs]`: many random lives of orders; see apps/server/src/features/money/model.test.ts.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { pinnedNode, root } from './setup/install.mjs';

const runs = process.argv[2] ?? '10000';
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const test = 'apps/server/src/features/money/model.test.ts';
process.exitCode = await run(pinnedNode, [vitest, 'run', '--project', 'database', test], {
  cwd: root,
  env: { ...process.env, MODEL_RUNS: runs },
});
