// `npm start` and `npm run dev`: from a fresh clone to a served shop. Plain JavaScript without a dependency, as it
// runs on whatever Node 20 or newer the machine has; what it starts runs on the Node that package.json pins.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { ensureInstalled, pinnedNode, requireNode, root } from './setup/install.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

requireNode();
const development = process.argv.includes('--dev');
await ensureInstalled();
if (!development) await ensureWebBuilt();

const server = join(root, 'apps/server/src/main.ts');
// Folders are named, as Vite writes files and imports them, which would count as changes of the server.
const watched = ['apps/server/src', 'packages', 'db'].map(
  (path) => `--watch-path=${join(root, path)}`,
);
const options = development
  ? ['--watch-preserve-output', ...watched, server, '--hot-reload']
  : [server];
process.exitCode = await run(pinnedNode, options, { cwd: root });
