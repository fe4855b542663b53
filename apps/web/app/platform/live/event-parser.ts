export interface StreamedEvent {
  readonly id: string | null;
  readonly kind: string;
  readonly data: string;
}

/** Server-sent events out of a stream's text, whatever pieces it comes in. Comments are left out. */
export function createEventParser(onEvent: (event: StreamedEvent) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readBlock(block);
      if (event !== null) onEvent(event);
    }
  };
}

function readBlock(block: string): StreamedEvent | null {
  let [id, kind, data]: [string | null, string | null, string] = [null, null, ''];
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    const value = line.slice(at + 1).replace(/^ /, '');
    const name = line.slice(0, at);
    if (name === 'id') id = value;
    else if (name === 'event') kind = value;
    else if (name === 'data') data += value;
  }
  return kind === null ? null : { id, kind, data };
}
