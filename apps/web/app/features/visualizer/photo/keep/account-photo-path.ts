import { PATHS } from '@wevisu/domain/route-paths.ts';

export function accountPhotoPath(id: number): string {
  return `${PATHS.visualizePhoto}?picture=${id}`;
}
