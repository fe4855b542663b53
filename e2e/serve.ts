// The real product for the browser journeys: built, with the small demo world, on a port and data of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeDataDir, removeData, root, startProgram } from '../scripts/start/program.ts';

export default async function serve(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const dataDir = makeDataDir();
  const program = await startProgram({
    dataDir,
    env: { DEMO_DATA: 'small', LOG_LEVEL: 'warn' },
    showErrors: true,
  });
  await program.serving();
  process.env.E2E_ORIGIN = program.origin;
  return async () => {
    program.signal('SIGTERM');
    await program.ended;
    removeData(dataDir);
  };
}
