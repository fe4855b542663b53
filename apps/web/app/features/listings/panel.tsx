import type { ReactNode } from 'react';

export function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h2 className="mb-3 text-18">{title}</h2>
      {children}
    </section>
  );
}
