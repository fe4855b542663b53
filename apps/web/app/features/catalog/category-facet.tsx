import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import type { Facets } from './filter-chips.ts';

const SHOWN_AT_FIRST = 8;

export interface CategoryFacetProps {
  readonly values: Facets['category'];
  readonly hrefOf: (slug: string) => string;
}

/** One category at a time, so these are links, which work without script. */
export function CategoryFacet({ values, hrefOf }: CategoryFacetProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? values : values.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="flex flex-col">
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <PlainLink
              className="flex items-baseline justify-between gap-3 py-1 text-14 leading-6 hover:text-accent-text"
              to={hrefOf(value)}
            >
              {label}
              <span className="figures text-12 text-muted">{formatCount(count)}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
      {values.length > SHOWN_AT_FIRST && (
        <Button
          aria-expanded={isOpen}
          className="-mx-3 mt-1"
          kind="quiet"
          onPress={() => setOpen(!isOpen)}
          size="small"
        >
          {isOpen ? 'Show fewer' : `Show all ${values.length}`}
        </Button>
      )}
    </>
  );
}
