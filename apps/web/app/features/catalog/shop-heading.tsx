import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { BreadcrumbData } from './structured-data.tsx';

export interface ShopHeadingProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly children?: ReactNode;
}

/** The breadcrumb and the page's title. */
export function ShopHeading({ title, crumbs, children }: ShopHeadingProps) {
  return (
    <header className="pt-6 pb-8 md:pt-8 md:pb-10">
      <Breadcrumb crumbs={crumbs} />
      <BreadcrumbData crumbs={crumbs} />
      <h1 className="mt-4 text-36 md:text-48">{title}</h1>
      {children && <div className="mt-3 max-w-prose text-muted">{children}</div>}
    </header>
  );
}
