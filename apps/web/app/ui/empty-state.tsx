import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface StateProps {
  readonly title: string;
  /** What to do next, in one or two sentences. */
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly action?: ReactNode;
  /** Replaces a whole page; the title is then its heading. */
  readonly isPage?: boolean;
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState(props: StateProps) {
  const { title, children, icon = 'search', action, isPage = false } = props;
  return (
    <div className="mx-auto flex max-w-form flex-col items-center px-4 py-16 text-center">
      <span className="mb-5 grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon name={icon} size={24} />
      </span>
      {isPage ? <h1 className="text-28">{title}</h1> : <h2 className="text-22">{title}</h2>}
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
