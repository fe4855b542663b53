import type { WallMirrorParams } from './schema.ts';

/** Round forms are as high as they are wide. */
export function isRound(form: WallMirrorParams['form']): boolean {
  return form === 'round' || form === 'sunburst';
}
