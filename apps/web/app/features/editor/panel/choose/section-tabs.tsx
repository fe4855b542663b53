import { cx } from '../../../../ui/cx.ts';

export interface SectionTabsProps {
  readonly sections: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Tabs for the sections of a panel; they wrap where the panel is narrow. */
export function SectionTabs({ sections, selected, onSelect }: SectionTabsProps) {
  return (
    <fieldset className="-mx-1 flex flex-wrap gap-x-1 border-line border-b max-md:-mt-3">
      <legend className="reader-only">What to change</legend>
      {sections.map(({ id, label }) => (
        <button
          aria-pressed={id === selected}
          className={cx(
            '-mb-px min-h-10 border-b-2 px-2 text-14 max-md:min-h-11',
            id === selected
              ? 'border-accent-text text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
          key={id}
          onClick={() => onSelect(id)}
          type="button"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
