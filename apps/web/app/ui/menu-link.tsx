import type { ReactNode } from 'react';
import { PlainLink } from './plain-link.tsx';

/** One line of the mobile menu. */
export function MenuLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <PlainLink className="flex min-h-11 items-center text-16 hover:text-accent-text" to={to}>
      {children}
    </PlainLink>
  );
}
