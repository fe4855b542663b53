import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One line of the mobile menu. */
export function MenuLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className="flex min-h-11 items-center text-16 hover:text-accent-text" to={to}>
      {children}
    </Link>
  );
}
