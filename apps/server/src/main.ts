// Reads the settings, serves until it is stopped, and says why if it can't.
import { createClosers } from './platform/closers.ts';
import { readConfig, setReactMode } from './platform/config.ts';
import { StartupError } from './platform/startup-error.ts';
import { stopSignal } from './platform/stop-signals.ts';

// Where they go to a disk that is full, lines are lost, and nothing ends.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const closers = createClosers((name, error) => console.error(`Closing ${name} failed:`, error));
const stopped = stopSignal();

try {
  const config = readConfig();
  const hotReload = process.argv.includes('--hot-reload');
  setReactMode(hotReload);
  // Imported only now, since it loads React.
  const { serve } = await import('./serve.ts');
  await Promise.race([stopped, serve({ config, hotReload, closers })]);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
await closers.closeAll();
process.exit();
