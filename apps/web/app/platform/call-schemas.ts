import type { CallDefinition } from '@wevisu/contract/call.ts';

/** A call as pages have it in the browser build: without schemas (see vite/light-calls.ts). */
interface LightCall {
  readonly whole: () => Promise<CallDefinition>;
}

/** The definition with its schemas. Rejects if their file cannot be loaded. */
export async function withSchemas<C extends CallDefinition>(definition: C): Promise<C> {
  return isLight(definition) ? ((await definition.whole()) as C) : definition;
}

function isLight(definition: object): definition is LightCall {
  return 'whole' in definition;
}
