// drawing.ts starts it for one still, and ends it if the still is no longer wanted. It ends by itself with the server
// that started it.
import { createFileStore } from '../../../platform/storage/file-store.ts';
import { drawStill } from './draw-still.ts';
import type { StillNews, StillOrder } from './still-order.ts';

// Terminals and some service managers signal the server's child processes too; the server ends this one itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit(1));
process.once('message', async (order: StillOrder) => {
  const files = await createFileStore(order.store);
  await drawStill(order, { files, report, clock: () => performance.now() });
  await report({ isDone: true });
  process.exit(0);
});

function report(news: StillNews): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(news, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
