import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createKeeper, keptSince } from './kept-queries.ts';
import type { KeptEntry, KeptStore } from './kept-store.ts';
import { announce } from './site-events.ts';

function memoryStore() {
  const kept = new Map<string, KeptEntry>();
  const store: KeptStore = {
    read: async (owner, key) => kept.get(`${owner} ${key}`) ?? null,
    write: async (owner, key, data) => {
      kept.set(`${owner} ${key}`, { owner, release: '', at: 10_42, data });
    },
  };
  return { kept, store };
}

type Load = () => unknown;

/** A page that is opened anew: nothing is in memory. */
function openPage(store: KeptStore, owner: () => string | null = () => 'ana') {
  const keeper = createKeeper({
    ...{ store, isKept: ([first]) => first === 'orders' },
    readOwner: async () => owner(),
  });
  const client = new QueryClient();
  return {
    client,
    ask: (queryKey: readonly string[], queryFn: Load) =>
      client.fetchQuery({
        ...{ queryKey, retry: false, networkMode: 'always' },
        queryFn: async () => queryFn(),
        persister: (load, context, query) =>
          keeper.isKept(queryKey)
            ? keeper.load(load as never, context as never, query as never)
            : load(context),
      }),
  };
}

const cut: Load = () => {
  throw new ApiFailure(0);
};

test('G-74 without a network a page shows what was loaded last, and since when', async () => {
  const { store } = memoryStore();
  await openPage(store).ask(['orders', '1'], () => 'WV-1');
  const page = openPage(store);
  expect(await page.ask(['orders', '1'], cut)).toBe('WV-1');
  const query = page.client.getQueryCache().find({ queryKey: ['orders', '1'] });
  expect(query && keptSince(query)).toBe(10_42);
  expect(await page.ask(['orders', '1'], () => 'WV-1, shipped')).toBe('WV-1, shipped');
  expect(query && keptSince(query)).toBeNull();
});

test('G-74 what was not seen, what is not of a kept kind, and what another sign-in saw fails as ever', async () => {
  const { store, kept } = memoryStore();
  await openPage(store).ask(['orders', '1'], () => 'WV-1');
  await openPage(store).ask(['money'], () => 1);
  expect(kept.size).toBe(1);
  for (const [key, owner] of [
    [['orders', '2'], 'ana'],
    [['money'], 'ana'],
    [['orders', '1'], 'ben'],
    [['orders', '1'], null],
  ] as const) {
    await expect(openPage(store, () => owner).ask(key, cut)).rejects.toThrow(ApiFailure);
  }
});

test('a refusal is shown, whatever is kept', async () => {
  const { store } = memoryStore();
  await openPage(store).ask(['orders', '1'], () => 'WV-1');
  const refused = openPage(store).ask(['orders', '1'], () => {
    throw new ApiFailure(404);
  });
  await expect(refused).rejects.toMatchObject({ status: 404 });
});

test('what is answered after its account signed out is not kept', async () => {
  const { store, kept } = memoryStore();
  let owner: string | null = 'ana';
  await openPage(store, () => owner).ask(['orders', '1'], () => {
    owner = null;
    return 'WV-1';
  });
  expect(kept.size).toBe(0);
});

test('once the site knows that the line is dead, nobody waits for it', async () => {
  const { store } = memoryStore();
  await openPage(store).ask(['orders', '1'], () => 'WV-1');
  const asked = openPage(store).ask(['orders', '1'], () => new Promise(() => {}));
  setTimeout(announce, 5, 'connection-lost');
  expect(await asked).toBe('WV-1');
});
