import type { EncodeJpeg } from '@wevisu/scene/exchange/model/materials.ts';
import { type ExportJob, exportRoom } from './export-room.ts';
import type { WorkerNote } from './in-worker.ts';

const QUALITY = 0.82;

const encode: EncodeJpeg = async ({ width, height, rgba }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas to encode a picture.');
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
};

const tell = (note: WorkerNote<Uint8Array>, transfer: Transferable[] = []) =>
  postMessage(note, { transfer });

addEventListener('message', async ({ data }: MessageEvent<ExportJob>) => {
  try {
    const onProgress = (share: number) => tell({ note: 'progress', share });
    const result = await exportRoom(data, { encode, onProgress });
    tell({ note: 'done', result }, [result.buffer]);
  } catch (error) {
    console.warn('A room could not be exported.', error);
    const why =
      typeof OffscreenCanvas === 'undefined'
        ? 'This browser is too old to create the pictures in this file. Update it, or use another one.'
        : 'We could not create this file from the room. The plan and the spec book may still work.';
    tell({ note: 'refused', why });
  }
});
