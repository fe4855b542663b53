import { Icon } from './icon.tsx';

/** The line where two pictures meet, `share` percent from the left. Decorative: the slider next to it is the control. */
export function CompareLine({ share }: { readonly share: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-surface shadow-soft"
      style={{ left: `${share}%` }}
    >
      <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-surface text-ink shadow-soft">
        <Icon name="left" size={16} />
        <Icon name="right" size={16} />
      </span>
    </span>
  );
}
