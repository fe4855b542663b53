// The second half of `npm start` and `npm run dev`, on the pinned Node: becomes the server, so that no extra process
// remains, or watches its sources and restarts it.
import { join } from 'node:path';
import { root } from './setup/install.mjs';
import { serverEnvironment, serverFlags } from './setup/server-flags.mjs';
import { runWatched } from './setup/watch.mjs';

const node = process.execPath;

if (process.argv.includes('--dev')) {
  process.exitCode = await runWatched({
    program: node,
    args: [...serverFlags, join(root, 'apps/server/src/main.ts'), '--hot-reload'],
    cwd: root,
    folders: ['apps/server/src', 'packages', 'db/migrations'].map((path) => join(root, path)),
  });
  // The watchers would keep the process alive.
  process.exit();
}
process.chdir(root);
const server = join(root, 'apps/server/build/main.mjs');
process.execve(node, [node, ...serverFlags, server], { ...serverEnvironment, ...process.env });
