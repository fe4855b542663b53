// Builds the web app if its sources have changed since the last build.
import { ensureInstalled, requireNode } from './setup/install.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

requireNode();
await ensureInstalled();
await ensureWebBuilt();
