import type { ProjectCart } from '@wevisu/contract/projects.ts';
import { withQuantity } from '../with-quantity.ts';

export type PickedLine = ProjectCart['Project_tans'][number];

/** The lines that were put into the project from the shop; the others its room counts. */
export function pickedLines({ Project_tans }: Pick<ProjectCart, 'Project_tans'>) {
  return Project_tans.filter(({ from_scene }) => !from_scene);
}

/**
 * The project with quantities that the server does not know yet, by variant. What a line comes to follows at once;
 * the subtotal is the server's to compute.
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
