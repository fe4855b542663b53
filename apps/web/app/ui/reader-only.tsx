import type { ReactNode } from 'react';

/** Text for screen readers alone. */
export function ReaderOnly({ children }: { readonly children: ReactNode }) {
  return <span className="reader-only">{children}</span>;
}

/** Announces its text when it changes, such as the number of results after filtering. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-atomic="true" aria-live="polite" className="reader-only">
      {children}
    </div>
  );
}

interface SkipLinkProps {
  /** Of an element that can take focus. */
  readonly targetId: string;
  readonly children?: string;
}

/** A tab stop that shows while it has focus: as the first one of a page it skips the header. */
export function SkipLink({ targetId, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      className="fixed top-2 left-2 z-[70] -translate-y-24 rounded-control bg-ink px-4 py-3 text-14 text-paper focus:translate-y-0"
      href={`#${targetId}`}
    >
      {children}
    </a>
  );
}
