// Reads a stream of live events as a browser would, for tests.
export interface Reader {
  readonly headers: Headers;
  readonly events: { readonly kind: string; readonly data: { readonly seq: number } }[];
  lastId(): string | undefined;
  isOver(): boolean;
  /** Throws after five seconds. */
  until(isSo: () => boolean): Promise<void>;
  stop(): void;
}

export async function openReader(of: {
  readonly origin: string;
  readonly token: string;
  readonly lastId?: string;
}): Promise<Reader> {
  const stopping = new AbortController();
  const response = await fetch(`${of.origin}/api/live`, {
    headers: {
      authorization: `Bearer ${of.token}`,
      'accept-encoding': 'br, gzip',
      ...(of.lastId === undefined ? {} : { 'last-event-id': of.lastId }),
    },
    signal: stopping.signal,
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const events: Reader['events'] = [];
  let lastId: string | undefined;
  let isOver = false;
  async function read(): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      rest += decoder.decode(part, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  }
  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')] as const;
      }),
    );
    const kind = fields.get('event');
    if (kind === undefined || stopping.signal.aborted) return;
    events.push({ kind, data: JSON.parse(fields.get('data') ?? '{}') });
    lastId = fields.get('id') ?? lastId;
  }
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  return {
    ...{ headers: response.headers, events },
    lastId: () => lastId,
    isOver: () => isOver,
    async until(isSo) {
      for (let n = 0; n < 250 && !isSo(); n += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      if (!isSo()) throw new Error(`Heard only ${JSON.stringify(events)}`);
    },
    stop: () => stopping.abort(),
  };
}
