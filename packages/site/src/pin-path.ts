// Beside the other addresses: no page of the shop loads it.
import { designPath, projectOfHomeownerPath } from './paths.ts';

/** Names a comment on a place in the room by its number. */
export const PIN_PARAM = 'pin';

/** A comment where it was put: for those who may edit the room in the editor, for others where they look at it. */
export function pinPath(of: {
  readonly project: number;
  readonly number: number;
  readonly isPro: boolean;
  readonly canEdit: boolean;
}): string {
  const { project, isPro, canEdit } = of;
  const named = { [PIN_PARAM]: `${of.number}` };
  if (!isPro) return designPath({ project }, named);
  return canEdit ? designPath({ together: project }, named) : projectOfHomeownerPath(project);
}
