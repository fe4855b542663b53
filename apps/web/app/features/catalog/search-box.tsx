import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useTypedBefore } from '../../ui/typed-before.ts';
import { groupSuggestions, stepThrough } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** A plain search form that works without script, with suggestions while typing. */
export function SearchBox({ vsdId }: { readonly vsdId: string | null }) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  // A new page shows its own search words, even after Back.
  return <SearchForm key={key} query={params.get('q') ?? ''} vsdId={vsdId} />;
}

interface SearchFormProps {
  readonly query: string;
  readonly vsdId: string | null;
}

/** A combobox by the ARIA pattern: focus stays in the text, arrow keys move through the list. */
function SearchForm({ query, vsdId }: SearchFormProps) {
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const listId = useId();
  const around = useTypedBefore<string>(setText);
  const found = useSuggestions(text, { vsdId, isWanted: isOpen });
  const groups = found ? groupSuggestions(found, vsdId) : [];
  const flat = groups.flatMap(({ suggestions }) => suggestions);
  const isShown = isOpen && flat.length > 0;
  const chosen = isShown ? flat[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) setActive(stepThrough(active, event.key, flat.length));
      else setOpen(true);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      close();
      void navigate(chosen.to);
    }
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <search className="relative block min-w-0 flex-1" onBlur={handleBlur} ref={around}>
      <Form action="/search" className="relative" method="get" onSubmit={close}>
        <input
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={isShown}
          aria-label="Search products"
          autoComplete="off"
          className="h-11 w-full rounded-full border border-line bg-surface ps-5 pe-12 text-16 transition-colors placeholder:text-muted hover:border-edge focus-visible:border-accent-text [&::-webkit-search-cancel-button]:hidden"
          enterKeyHint="search"
          maxLength={120}
          name="q"
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={handleKey}
          placeholder="Search tile, faucets, brands"
          role="combobox"
          type="search"
          value={text}
        />
        <button
          aria-label="Search"
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-full text-muted transition-colors hover:text-ink"
          type="submit"
        >
          <Icon name="search" />
        </button>
      </Form>
      <SuggestionList
        activeId={chosen?.id ?? null}
        groups={isShown ? groups : []}
        id={listId}
        onPick={(suggestion) => {
          close();
          void navigate(suggestion.to);
        }}
      />
    </search>
  );
}
