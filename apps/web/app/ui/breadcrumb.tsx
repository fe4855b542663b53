import { Icon } from './icon.tsx';
import { PlainLink } from './plain-link.tsx';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The path from the home page to this page; the last entry is this page and not a link. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-14 text-muted">
        {crumbs.map((crumb, index) =>
          index === crumbs.length - 1 ? (
            <li aria-current="page" className="text-ink" key={crumb.path}>
              {crumb.label}
            </li>
          ) : (
            <li className="flex items-center gap-1.5" key={crumb.path}>
              <PlainLink
                className="rounded-[4px] py-1 underline-offset-3 transition-colors hover:text-ink hover:underline"
                to={crumb.path}
              >
                {crumb.label}
              </PlainLink>
              <Icon name="right" size={14} />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
