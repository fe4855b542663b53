import { resolve } from 'node:path';

/** Pictures of models, rendered by `npm run media` and committed with the source. */
export const MODELS_FOLDER = resolve(import.meta.dirname, '../../../../../../media/products');
