import type { ReactNode } from 'react';

export interface SignInLayoutProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Links to other sign-in pages, below the form. */
  readonly footer?: ReactNode;
}

/** One narrow column: the sign-in, sign-up and password pages. */
export function SignInLayout({ title, intro, children, footer }: SignInLayoutProps) {
  return (
    <div className="page pt-10 pb-16 md:pt-16">
      <div className="mx-auto max-w-form">
        <h1 className="text-36">{title}</h1>
        {intro && <div className="mt-3 text-muted">{intro}</div>}
        <div className="mt-8">{children}</div>
        {footer && (
          <div className="mt-8 flex flex-col gap-2 border-line border-t pt-6 text-14 text-muted">
            {footer}
          </div>
        )}
      </div>
    </div>
  );
}
