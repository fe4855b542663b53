// Started by drawing.ts for one still, and ended by it where nobody wants the still any more. It ends by itself with the
// server that started it.
import { createFileStore } from '../../../platform/storage/file-store.ts';
import { drawStill } from './draw-still.ts';
import type { StillNews, StillOrder } from './still-order.ts';

// A terminal and some services send these to the server's processes as well as to the server, which sees to this one.
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
