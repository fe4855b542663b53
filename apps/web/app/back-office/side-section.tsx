import { type ReactNode, useId } from 'react';
import { PlainLink } from '../ui/plain-link.tsx';

interface SideSectionProps {
  readonly title: string;
  /** The page that has all of it. */
  readonly all: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A short list on the first page of an area, with the way to the whole of it. */
export function SideSection({ title, all, children }: SideSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18" id={id}>
          {title}
        </h2>
        <PlainLink className="text-link" to={all.to}>
          {all.label}
        </PlainLink>
      </div>
      {children}
    </section>
  );
}
