// Draws a still that takes minutes, and says by which process; see still-worker.test.ts, which kills it.
import { startDrawing } from './drawing.ts';
import { STILL_WORKER } from './still-worker-options.ts';
import { PACKED, requestOf } from './test-still-worker.ts';

const dataDir = process.argv[2] ?? '';
const drawing = startDrawing(
  {
    ...{ key: 'stills/of-a-server-that-dies', request: requestOf(4096), document: PACKED },
    ...{ isSmall: false, threads: 1, keepEveryMs: 60_000, store: { dataDir, s3: null } },
  },
  { limits: STILL_WORKER.limits, onNews: () => process.stdout.write(`${drawing.pid}\n`) },
);
