import type { ProjectId } from '@wevisu/domain/ids.ts';
import { type DesignStart, designPath } from '@wevisu/site/paths.ts';

/**
 * What the editor opens: a template (one of ours, or a person's by its `own-ID`), a floor plan, a project of one's own,
 * a plan of one's own that was opened from a file and is kept in this browser until it is a project, or an empty room.
 */
export type SceneSource =
  | { readonly kind: 'template' | 'plan' | 'own'; readonly id: string }
  | { readonly kind: 'project'; readonly id: ProjectId }
  /** A copy of a room that a homeowner shared with the pro. */
  | { readonly kind: 'shared'; readonly id: ProjectId }
  /** A homeowner's room itself, which the pro edits together with them. */
  | { readonly kind: 'together'; readonly id: ProjectId }
  | { readonly kind: 'empty' };

/** Reads the address of the editor; what is no id counts as the empty room. */
export function readSource(params: URLSearchParams): SceneSource {
  const project = params.get('project') ?? '';
  if (/^[1-9]\d{0,9}$/.test(project)) return { kind: 'project', id: Number(project) as ProjectId };
  const shared = params.get('shared') ?? '';
  if (/^[1-9]\d{0,9}$/.test(shared)) return { kind: 'shared', id: Number(shared) as ProjectId };
  const together = params.get('together') ?? '';
  if (/^[1-9]\d{0,9}$/.test(together)) {
    return { kind: 'together', id: Number(together) as ProjectId };
  }
  const template = params.get('template');
  if (template) return { kind: 'template', id: template };
  const plan = params.get('plan');
  if (plan) return { kind: 'plan', id: plan };
  const own = params.get('own');
  if (own) return { kind: 'own', id: own };
  return { kind: 'empty' };
}

function toStart(source: SceneSource): DesignStart {
  switch (source.kind) {
    case 'template':
      return { template: source.id };
    case 'plan':
      return { plan: source.id };
    case 'own':
      return { own: source.id };
    case 'project':
      return { project: source.id };
    case 'shared':
      return { shared: source.id };
    case 'together':
      return { together: source.id };
    default:
      return { empty: true };
  }
}

/** The editor's address for a source; readSource gives the source back. */
export function sourcePath(source: SceneSource): string {
  return designPath(toStart(source));
}
