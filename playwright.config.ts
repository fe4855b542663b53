import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ofOtherTurns } from './scripts/turn.ts';

// `npm test` finds a browser and names it here; without it Playwright looks for its own.
const executablePath = process.env.CHROMIUM_PATH;

/** From a visit to a delivered order, and what each person begins with: `npm test` plays all of them. */
const always = [
  'accounts',
  'carts',
  'design-ai-designs',
  'hiring',
  'parcels',
  'purchase',
  'shop',
  'sign-in',
  'stripe',
  'template-to-order',
  'together',
  'vendor-intake',
  'visualizer',
].map((name) => `${name}.spec.ts`);

/** Of all others it plays one file of three, in turns. */
const inTurns = readdirSync(join(import.meta.dirname, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts') && !always.includes(file))
  .toSorted();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: ofOtherTurns(inTurns).map((file) => `**/${file}`),
  globalSetup: './e2e/serve.ts',
  outputDir: 'test-results',
  // None within a run. `npm test` runs a few that failed again, alone, and says so: see docs/decisions/0014.
  retries: 0,
  // They wait for the one server beside them, too: more than a few would only wait for each other.
  workers: Math.min(Math.max(availableParallelism(), 2), 6),
  // The longest journeys take 45 s on two cores that do nothing else.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The second is read by scripts/test.mjs: what took longest.
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // Set by e2e/serve.ts, before the workers read this file.
    ...(process.env.E2E_ORIGIN ? { baseURL: process.env.E2E_ORIGIN } : {}),
    screenshot: 'only-on-failure',
    // What moves costs frames that no journey looks at; where motion itself could harm, a file turns it on again.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium's sandbox does not work for root and in most containers; the pages are our own.
        '--no-sandbox',
        // Pages are drawn sooner without a graphics card that is only played by software: see e2e/webgl.ts.
        '--disable-gpu',
        '--disable-3d-apis',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  // They are played in this order: where time runs out, a phone's are what is left.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What is the same at every width is seen once.
      grepInvert: /@once/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // As many pixels as a width of 390 has: more would only be painted.
        deviceScaleFactor: 1,
      },
    },
  ],
});
