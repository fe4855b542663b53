import { expect, test } from 'vitest';
import { createEventParser, type StreamedEvent } from './event-parser.ts';

const STREAM = ': here\n\nid: 7\nevent: chat\ndata: {"a":"b: c"}\n\nevent: typing\ndata: {}\n\n';

test('reads the same events in whatever pieces the stream comes', () => {
  for (let size = 1; size <= STREAM.length; size += 1) {
    const heard: StreamedEvent[] = [];
    const take = createEventParser((event) => heard.push(event));
    for (let at = 0; at < STREAM.length; at += size) take(STREAM.slice(at, at + size));
    expect(heard).toEqual([
      { id: '7', kind: 'chat', data: '{"a":"b: c"}' },
      { id: null, kind: 'typing', data: '{}' },
    ]);
  }
});
