// NAV-17: which of the two layouts wraps a page, by the meta of its route (`export const handle`).

export const LAYOUTS = ['old', 'new', 'bare'] as const;
/** 'bare' fills the window and has its own small bar: the room editor. */
export type LayoutName = (typeof LAYOUTS)[number];

export interface RouteMeta {
  readonly layout?: 'new';
  readonly fillsPage?: boolean;
}

/** Old by default; the innermost route with a meta decides (G-22). */
export function pickLayout(matches: readonly { readonly handle?: unknown }[]): LayoutName {
  const meta: RouteMeta = Object.assign({}, ...matches.map(({ handle }) => handle ?? {}));
  if (meta.fillsPage) return 'bare';
  return meta.layout === 'new' ? 'new' : 'old';
}
