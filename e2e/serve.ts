// The real product for the browser journeys: built, with the small demo world, its own port and data.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestProvider, TEST_CLIENT } from '../apps/server/src/platform/oidc/test-provider.ts';
import { freePort, makeDataDir, removeData, root, startProgram } from '../scripts/start/program.ts';
import { layFlatPictures } from './flat-pictures.ts';
import { signInStaff } from './staff-session.ts';

export default async function serve(): Promise<() => Promise<void>> {
  // Use a running server, to write journeys against it.
  const running = process.env.E2E_ORIGIN;
  if (running) {
    process.env.E2E_STAFF_TOKEN ??= await signInStaff(running);
    return async () => {};
  }
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const dataDir = makeDataDir();
  const port = await freePort();
  // A sign-in provider next to the product: see e2e/social-login.spec.ts.
  const provider = await startTestProvider({
    redirectUris: [`http://127.0.0.1:${port}/sociallogin/acme`],
  });
  const program = await startProgram({
    dataDir,
    port,
    env: {
      DEMO_DATA: 'small',
      LOG_LEVEL: 'warn',
      // A separate empty PostgreSQL in place of the embedded one.
      ...(process.env.E2E_DATABASE_URL ? { DATABASE_URL: process.env.E2E_DATABASE_URL } : {}),
      // Stills in seconds, not minutes: grainy, otherwise the same.
      STILL_SAMPLES: '1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // A receiver of webhooks on this machine: see e2e/vendor-orders.spec.ts.
      OUTGOING_LOOPBACK: 'on',
      // Each journey is a visitor with its own IP address (e2e/test.ts), and so its own rate limits.
      TRUSTED_PROXIES: '127.0.0.1',
      OIDC_ACME_ISSUER: provider.issuer,
      OIDC_ACME_CLIENT_ID: TEST_CLIENT.id,
      OIDC_ACME_CLIENT_SECRET: TEST_CLIENT.secret,
    },
    showErrors: true,
  });
  await program.serving();
  await layFlatPictures(program.origin, dataDir);
  process.env.E2E_ORIGIN = program.origin;
  process.env.E2E_STAFF_TOKEN = await signInStaff(program.origin);
  return async () => {
    program.signal('SIGTERM');
    await program.ended;
    await provider.close();
    removeData(dataDir);
  };
}
