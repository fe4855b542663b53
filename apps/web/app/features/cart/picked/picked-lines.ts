import type { ProjectCart } from '@wevisu/contract/projects.ts';
import { withQuantity } from '../with-quantity.ts';

export type PickedLine = ProjectCart['Project_tans'][number];

/** The lines added to the project from the shop; the room counts the others. */
export function pickedLines({ Project_tans }: Pick<ProjectCart, 'Project_tans'>) {
  return Project_tans.filter(({ from_scene }) => !from_scene);
}

/**
 * The project with quantities by variant that the server does not know yet. Line totals follow at once; the server
 * computes the subtotal.
 */
export function withQuantities(
  project: ProjectCart,
  quantities: ReadonlyMap<number, number>,
): ProjectCart {
  const lines = project.Project_tans.map((line) => {
    const qty = quantities.get(line.variant_id);
    return qty === undefined ? line : withQuantity(line, qty);
  });
  return { ...project, Project_tans: lines };
}
