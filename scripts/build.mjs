// Builds the web app and the server if their sources have changed since the last build.
import { ensureInstalled, requireNode } from './setup/install.mjs';
import { ensureBuilt } from './setup/product-build.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
