// Writes the same files again and again, for tests that end it meanwhile: node test-writer.ts FOLDER KEY…
import { createFileStore } from './file-store.ts';

const [dataDir = '', ...keys] = process.argv.slice(2);
const store = await createFileStore({ dataDir, s3: null });
const content = Buffer.alloc(100_000_000, 1);
await Promise.all(
  keys.map(async (key) => {
    // It ends by itself where nobody ends it.
    for (let times = 0; times < 200; times++) await store.put(key, content);
  }),
);
