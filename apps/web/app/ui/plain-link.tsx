import type { ComponentPropsWithoutRef } from 'react';

/** What tells follow-links.tsx which links are its own. */
export const LINK_ATTRIBUTE = 'data-link';

export interface PlainLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of the site, with its query. */
  readonly to: string;
  /** Begins to load what it leads to when it is pointed at. */
  readonly isSoon?: boolean;
}

/** A link of the site that costs a page nothing: one listener follows them all. */
export function PlainLink({ to, isSoon = false, ...props }: PlainLinkProps) {
  return <a {...props} {...{ [LINK_ATTRIBUTE]: isSoon ? 'soon' : '' }} href={to} />;
}
