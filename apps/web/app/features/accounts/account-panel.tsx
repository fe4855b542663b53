import { type ReactNode, useId } from 'react';

export interface AccountPanelProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Shown at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the account page under its heading. */
export function AccountPanel({ title, intro, action, children }: AccountPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-12 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-22" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {intro && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
