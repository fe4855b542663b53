import { existsSync } from 'node:fs';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { MODELS_FOLDER } from './models-folder.ts';

/** The key of a model's picture that comes with the source; null where there is none. */
export function bakedPictureKey(spec: ModelSpec): string | null {
  const key = modelPictureKey(spec);
  return existsSync(`${MODELS_FOLDER}/${key}.webp`) ? `m/${key}` : null;
}
