/** The look of every input and select. 44 px high, 16 px text (no zoom on phones). */
export const CONTROL =
  'w-full min-h-11 rounded-control border border-edge bg-surface px-3 text-16 text-ink ' +
  'transition-colors placeholder:text-muted hover:border-ink ' +
  'invalid:border-danger off:border-line off:bg-sunken off:text-muted';

export const FIELD = 'flex flex-col gap-1.5';
export const LABEL = 'text-14 font-[550] text-ink';
