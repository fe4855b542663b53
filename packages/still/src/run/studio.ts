// Threads that draw one still after another: they start and warm up once, which takes about as long as a small still.
import { openPool, type Pool } from './pool.ts';
import { type Builder, startBuilder } from './prepare.ts';

export interface Studio extends AsyncDisposable {
  readonly pool: Pool;
  readonly builder: Builder;
}

/** Whoever opens a studio disposes of it. It draws one still at a time. */
export function openStudio(threads: number): Studio {
  const pool = openPool(threads);
  const builder = startBuilder();
  return {
    ...{ pool, builder },
    async [Symbol.asyncDispose]() {
      await builder.close();
      await pool[Symbol.asyncDispose]();
    },
  };
}
