/** What the editor opens: a template, a floor plan, a project of one's own, or an empty room. */
export type SceneSource =
  | { readonly kind: 'template' | 'plan'; readonly id: string }
  | { readonly kind: 'project'; readonly id: number }
  | { readonly kind: 'empty' };

/** Reads the address of the editor; what is no id counts as the empty room. */
export function readSource(params: URLSearchParams): SceneSource {
  const project = params.get('project') ?? '';
  if (/^[1-9]\d{0,9}$/.test(project)) return { kind: 'project', id: Number(project) };
  const template = params.get('template');
  if (template) return { kind: 'template', id: template };
  const plan = params.get('plan');
  if (plan) return { kind: 'plan', id: plan };
  return { kind: 'empty' };
}

/** The editor's address for a source; readSource gives the source back. */
export function designPath(source: SceneSource): string {
  const query =
    source.kind === 'empty' ? 'empty=1' : `${source.kind}=${encodeURIComponent(source.id)}`;
  return `/visualize/design?${query}`;
}
