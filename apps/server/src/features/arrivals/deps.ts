import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';
import type { OrdersDeps } from '../orders/deps.ts';

export interface ArrivalDeps extends OrdersDeps {
  readonly files: FileStore;
  readonly processor: PictureProcessor;
}
