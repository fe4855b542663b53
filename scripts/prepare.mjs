// The first step of `npm start` and `npm run dev`: installs what is missing, builds the product. Plain JavaScript
// without dependencies, since it runs on any Node 20 or newer.
import { ensureInstalled, requireNode } from './setup/install.mjs';
import { ensureBuilt } from './setup/product-build.mjs';

// The shell that started us does not forward signals: once it is gone, nobody waits for us.
const shell = process.ppid;
setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 200).unref();

requireNode();
await ensureInstalled();
if (!process.argv.includes('--dev')) await ensureBuilt();
