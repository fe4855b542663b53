import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The URL of a GET call with its parameters filled in. */
export function addressOf(definition: CallDefinition, args: CallArgs<CallDefinition>): string {
  const { params = {}, query = {} } = args as Parts;
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
