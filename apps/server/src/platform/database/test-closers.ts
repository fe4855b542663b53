// Runs in every database test file before its own lines: see vitest.config.ts. An `afterAll` that is registered while a
// `beforeAll` runs is forgotten, and most files open what they need there.
import { afterAll } from 'vitest';

type Close = () => Promise<unknown>;

declare global {
  var openedByTests: Close[] | undefined;
}

// Files of one worker share their modules, but this one is read anew for each: what was opened outlives it.
globalThis.openedByTests ??= [];
const closers = globalThis.openedByTests;

/** After the file's last test, the last one first. What fails, fails the file. */
export function atFileEnd(close: Close): void {
  closers.push(close);
}

afterAll(async () => {
  const errors: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
});
