import { cx } from '../../ui/cx.ts';
import { MediaPicture } from '../../ui/media-picture.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';

export interface SuggestionListProps {
  readonly id: string;
  /** If empty, the list is closed. */
  readonly groups: readonly SuggestionGroup[];
  readonly activeId: string | null;
  readonly onPick: (suggestion: Suggestion) => void;
}

/** The list below the search box. It takes no focus: the box points to the active option. */
export function SuggestionList({ id, groups, activeId, onPick }: SuggestionListProps) {
  const isOpen = groups.length > 0;
  return (
    <div
      aria-label="Suggestions"
      className={cx(
        'absolute inset-x-0 top-full z-50 mt-2 max-h-[min(70dvh,560px)] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-soft',
        !isOpen && 'hidden',
      )}
      id={id}
      role="listbox"
      tabIndex={-1}
    >
      {groups.map(({ label, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
        <div aria-label={label} className="pb-1" key={label} role="group">
          <p aria-hidden="true" className="eyebrow px-3 pt-2 pb-1">
            {label}
          </p>
          {suggestions.map((suggestion) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search box keeps focus and handles keys.
            <div
              aria-selected={suggestion.id === activeId}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-14',
                suggestion.id === activeId ? 'bg-accent-tint' : 'hover:bg-sunken',
              )}
              id={`${id}-${suggestion.id}`}
              key={suggestion.id}
              onClick={() => onPick(suggestion)}
              // Otherwise the box loses focus, which closes the list before the click registers.
              onPointerDown={(event) => event.preventDefault()}
              role="option"
              tabIndex={-1}
            >
              {suggestion.picture && (
                <span className="w-10 shrink-0">
                  <MediaPicture
                    alt=""
                    className="rounded-[6px]"
                    picture={suggestion.picture}
                    sizes="40px"
                  />
                </span>
              )}
              <span className="min-w-0 flex-1 truncate">{suggestion.text}</span>
              {suggestion.note && (
                <span className="figures shrink-0 text-12 text-muted">{suggestion.note}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
