// The real product for the browser journeys: built, with the small demo world, on a port and data of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestProvider, TEST_CLIENT } from '../apps/server/src/platform/oidc/test-provider.ts';
import { freePort, makeDataDir, removeData, root, startProgram } from '../scripts/start/program.ts';

export default async function serve(): Promise<() => Promise<void>> {
  // Played against a server that runs already: journeys while they are written.
  if (process.env.E2E_ORIGIN) return async () => {};
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const dataDir = makeDataDir();
  const port = await freePort();
  // A company to sign in with, beside the product: see e2e/social-login.spec.ts.
  const provider = await startTestProvider({
    redirectUris: [`http://127.0.0.1:${port}/sociallogin/acme`],
  });
  const program = await startProgram({
    dataDir,
    port,
    env: {
      DEMO_DATA: 'small',
      LOG_LEVEL: 'warn',
      // A PostgreSQL beside, empty, in the place of the one that the product brings along.
      ...(process.env.E2E_DATABASE_URL ? { DATABASE_URL: process.env.E2E_DATABASE_URL } : {}),
      // Stills in seconds, not minutes: grainy, and otherwise as anybody's.
      STILL_SAMPLES: '2',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // Each journey is a visitor with an address of its own (e2e/test.ts), as its limits are.
      TRUSTED_PROXIES: '127.0.0.1',
      OIDC_ACME_ISSUER: provider.issuer,
      OIDC_ACME_CLIENT_ID: TEST_CLIENT.id,
      OIDC_ACME_CLIENT_SECRET: TEST_CLIENT.secret,
    },
    showErrors: true,
  });
  await program.serving();
  process.env.E2E_ORIGIN = program.origin;
  return async () => {
    program.signal('SIGTERM');
    await program.ended;
    await provider.close();
    removeData(dataDir);
  };
}
