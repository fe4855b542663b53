import type { ComponentPropsWithoutRef } from 'react';

/** Marks the links that follow-links.tsx handles. */
export const LINK_ATTRIBUTE = 'data-link';

export interface PlainLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path on this site, with its query. */
  readonly to: string;
  /** Prefetch the page on hover or focus. */
  readonly isSoon?: boolean;
}

/** An internal link without code of its own: follow-links.tsx handles them all. */
export function PlainLink({ to, isSoon = false, ...props }: PlainLinkProps) {
  return <a {...props} {...{ [LINK_ATTRIBUTE]: isSoon ? 'soon' : '' }} href={to} />;
}
