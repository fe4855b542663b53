// What `npm start` and `npm run dev` do first: installs what is missing, builds the web app. Plain JavaScript without
// a dependency, as it runs on whatever Node 20 or newer the machine has.
import { ensureInstalled, requireNode } from './setup/install.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

// The shell that started us would not pass a signal on: once it is gone, nobody waits for what we do.
const shell = process.ppid;
setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 200).unref();

requireNode();
await ensureInstalled();
if (!process.argv.includes('--dev')) await ensureWebBuilt();
