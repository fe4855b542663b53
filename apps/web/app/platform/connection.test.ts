import { expect, test } from 'vitest';
import { CHUNK_TIMEOUT_MS } from './connection.ts';

test('FMT-10 a part of a page may take 120,000 ms', () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});
