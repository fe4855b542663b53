export interface Option {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

export const POPOVER =
  'min-w-(--trigger-width) max-h-80 overflow-auto rounded-card border border-line bg-surface p-1 ' +
  'text-ink shadow-soft entering:animate-[fade-in_var(--quick)_var(--ease-out)]';
