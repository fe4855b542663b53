import { Form, useLocation, useSearchParams } from 'react-router';
import { Icon } from '../ui/icon.tsx';

/** Searches the whole catalogue by an ordinary form, so that it works before any script runs. */
export function SearchBox() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const query = params.get('q') ?? '';
  return (
    <search className="min-w-0 flex-1">
      <Form action="/category/all/product" className="relative" method="get">
        <input
          aria-label="Search products"
          autoComplete="off"
          className="h-11 w-full rounded-full border border-line bg-surface ps-5 pe-12 text-16 transition-colors placeholder:text-muted hover:border-edge focus-visible:border-accent-text [&::-webkit-search-cancel-button]:hidden"
          defaultValue={query}
          enterKeyHint="search"
          // A new page shows its own words, also after Back.
          key={key}
          maxLength={120}
          name="q"
          placeholder="Search tile, faucets, brands"
          type="search"
        />
        <button
          aria-label="Search"
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-full text-muted transition-colors hover:text-ink"
          type="submit"
        >
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
}
