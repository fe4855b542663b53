import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from './icon.tsx';

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

export const POPOVER =
  'min-w-(--trigger-width) max-h-80 overflow-auto rounded-card border border-line bg-surface p-1 ' +
  'text-ink shadow-soft entering:animate-[fade-in_var(--quick)_var(--ease-out)]';

/** One line of a Select or a Combobox. */
export function ListOption({ option }: { readonly option: Option }) {
  return (
    <ListBoxItem
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-16 outline-none focused:bg-accent-tint"
      id={option.id}
      textValue={option.label}
    >
      {({ isSelected }) => (
        <>
          <span className="flex flex-1 flex-col">
            {option.label}
            {option.note && <span className="text-14 text-muted">{option.note}</span>}
          </span>
          {isSelected && <Icon name="check" size={18} />}
        </>
      )}
    </ListBoxItem>
  );
}
