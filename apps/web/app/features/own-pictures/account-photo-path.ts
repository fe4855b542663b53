import { PATHS } from '@wevisu/site/paths.ts';

export function accountPhotoPath(id: number): string {
  return `${PATHS.visualizePhoto}?picture=${id}`;
}
