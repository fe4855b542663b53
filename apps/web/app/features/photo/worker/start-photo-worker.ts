export function startPhotoWorker(): Worker {
  return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
}
