import type { ReactNode } from 'react';
import { PageHead } from '../platform/page-head.tsx';

export interface AreaPageProps {
  readonly title: string;
  /** Buttons for the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of an area: its title with what can be done, and the content below. */
export function AreaPage({ title, actions, children }: AreaPageProps) {
  return (
    <>
      <PageHead isPrivate title={title} />
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere min-w-0 text-28">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}
