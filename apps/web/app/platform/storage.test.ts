import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { afterEach, expect, test, vi } from 'vitest';
import {
  listenToStorage,
  readStored,
  readStoredJson,
  writeStored,
  writeStoredJson,
} from './storage.ts';

const KEY = STORAGE_KEYS.myItem;

function installStore(overrides: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    ...overrides,
  });
  return kept;
}

afterEach(() => {
  writeStored(KEY, null);
  vi.unstubAllGlobals();
});

test('STORE-04 a value survives as JSON under the key of the spec', () => {
  const kept = installStore();
  writeStoredJson(KEY, { showroom: 4, vsd_id: 'OAKRIDGE' });
  expect(kept.get('my_item')).toBe('{"showroom":4,"vsd_id":"OAKRIDGE"}');
  expect(readStoredJson(KEY)).toEqual({ showroom: 4, vsd_id: 'OAKRIDGE' });
  writeStoredJson(KEY, null);
  expect(kept.size).toBe(0);
});

test('a value that is not JSON any more counts as missing', () => {
  installStore().set('my_item', '{broken');
  expect(readStoredJson(KEY)).toBeNull();
});

test('without browser storage values are kept while the page stands', () => {
  vi.stubGlobal('localStorage', undefined);
  writeStored(KEY, 'x');
  expect(readStored(KEY)).toBe('x');
});

test('storage that throws when touched counts as none', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied');
    },
  });
  writeStored(KEY, 'y');
  expect(readStored(KEY)).toBe('y');
  writeStored(KEY, null);
  expect(readStored(KEY)).toBeNull();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a full store loses the value without an error', () => {
  installStore({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => writeStored(KEY, 'z')).not.toThrow();
});

test('listeners hear each write until they stop', () => {
  installStore();
  const listener = vi.fn();
  const stop = listenToStorage(listener);
  writeStored(KEY, 'a');
  stop();
  writeStored(KEY, 'b');
  expect(listener).toHaveBeenCalledTimes(1);
});
