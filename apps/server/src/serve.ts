// Starts everything, in the order of dependencies.
import { createApp } from './app.ts';
import { pageOptions } from './page-values.ts';
import type { Closers } from './platform/closers.ts';
import type { Config } from './platform/config.ts';
import { lockDataDir, prepareDataDir } from './platform/data-dir.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { addHealth } from './platform/http/health.ts';
import { listen, requireFreePort } from './platform/http/listen.ts';
import { addWeb } from './platform/pages/web.ts';
import { StartupError } from './platform/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly hotReload: boolean;
  /** Run by the caller, last in first out, however this ends. */
  readonly closers: Closers;
}

/** Serves until the database ends by itself, which is then the error. */
export async function serve({ config, hotReload, closers }: ServeOptions): Promise<never> {
  const { dataDir, withoutEffect } = config;
  if (withoutEffect.length > 0)
    console.log(`Set, but not used by this version: ${withoutEffect.join(', ')}`);
  await requireFreePort(config);
  prepareDataDir(dataDir);
  // With a DATABASE_URL any number of processes may share the folder.
  if (!config.database.url) closers.add('the lock on the data folder', lockDataDir(dataDir));

  const database = await openDatabase({ ...config.database, dataDir, log: console.log });
  closers.add('the database', database.close);
  await prepareDatabase(database, { refuseChanged: !config.production, log: console.log });

  // The demo world is authored in code; if it is off, none of that is loaded.
  const demo = config.demo === 'off' ? null : await import('./demo.ts');
  await demo?.ensureDemoData(database.ownerUrl, config, console.log);

  const app = await createApp({ config, pool: database.pool, now: () => new Date() });
  closers.add('the app', app.close);
  addHealth(app.http, database.pool);
  const origin = config.publicUrl;
  const pages = pageOptions(app, {
    origin,
    withPolicy: !hotReload,
    withMaps: config.mapsApiKey !== null,
    withStripe: config.stripe !== null,
  });
  closers.add('the web app', await addWeb(app.http, { ...pages, hotReload }));
  await app.start();
  await listen(app.http, config);
  console.log(`WeVisu serves at ${origin}`);
  for (const line of demo?.demoAccounts() ?? []) console.log(line);

  throw new StartupError(`The database ended: ${await database.died}`);
}
