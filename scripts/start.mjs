// `npm start` and `npm run dev`: from a fresh clone to a served shop. Plain JavaScript without a dependency, as it
// runs on whatever Node 20 or newer the machine has; what it starts runs on the Node that package.json pins.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { ensureInstalled, pinnedNode, requireNode, root } from './setup/install.mjs';
import { serverFlags } from './setup/server-flags.mjs';
import { runWatched } from './setup/watch.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

requireNode();
const development = process.argv.includes('--dev');
await ensureInstalled();
if (!development) await ensureWebBuilt();

const server = join(root, 'apps/server/src/main.ts');
process.exitCode = development
  ? await runWatched({
      program: pinnedNode,
      args: [...serverFlags, server, '--hot-reload'],
      cwd: root,
      folders: ['apps/server/src', 'packages', 'db/migrations'].map((path) => join(root, path)),
    })
  : await run(pinnedNode, [...serverFlags, server], { cwd: root });
// The watchers would keep the process.
process.exit();
