import type { OwnTemplate } from '@wevisu/contract/own-templates.ts';

/** URL of the picture of a showroom's template, for everyone in the showroom. */
export function showroomPictureAddress(
  { id, picture }: Pick<OwnTemplate, 'id' | 'picture'>,
  vsdId: string,
): string {
  const query = new URLSearchParams({ vsd_id: vsdId, version: picture.version });
  return `/api/visualization/own_templates/${id}/picture?${query}`;
}
