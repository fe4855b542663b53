// Reads the settings, serves until told to stop, and says why where it can't.
import { setFlagsFromString } from 'node:v8';
import { createClosers } from './platform/closers.ts';
import { readConfig, setReactMode } from './platform/config.ts';
import { StartupError } from './platform/startup-error.ts';
import { stopSignal } from './platform/stop-signals.ts';

// V8 would let garbage of requests grow to 64 MB before it looks; the process has 350 MB in all.
setFlagsFromString('--max-semi-space-size=8');

const closers = createClosers((name, error) => console.error(`Closing ${name} failed:`, error));
const stopped = stopSignal();

try {
  const config = readConfig();
  const hotReload = process.argv.includes('--hot-reload');
  setReactMode(hotReload);
  // Loaded only now, as React is loaded with it.
  const { serve } = await import('./serve.ts');
  await Promise.race([stopped, serve({ config, hotReload, closers })]);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
await closers.closeAll();
process.exit();
