// Runs one of our TypeScript programs on the pinned Node, after installing what is missing.
import { run } from './setup/child.mjs';
import { ensureInstalled, pinnedNode, requireNode, root } from './setup/install.mjs';

requireNode();
await ensureInstalled();
process.exitCode = await run(pinnedNode, process.argv.slice(2), { cwd: root });
