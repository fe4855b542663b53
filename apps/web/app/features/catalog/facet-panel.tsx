import { FACET_NAMES, facetOf } from '@wevisu/domain/catalog/facets.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { AccordionItem } from '../../ui/accordion.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { CategoryFacet } from './category-facet.tsx';
import { ColorSwatch } from './color-swatch.tsx';
import type { Facets } from './filter-chips.ts';
import { changeFilters, type ListFilters } from './list-filters.ts';
import { PriceFacet } from './price-facet.tsx';

/** Values shown before "Show all". Numbers are sorted by size, so a short cut would hide the common ones. */
const MAX_VALUES = 6;
const MAX_NUMBERS = 12;

export interface FacetPanelProps {
  readonly facets: Facets;
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
  readonly categoryHref: (slug: string) => string;
}

/** All filters of a list. A change applies immediately and is kept in the URL. */
export function FacetPanel({ facets, filters, onChange, categoryHref }: FacetPanelProps) {
  const change = (part: Partial<ListFilters>) => onChange(changeFilters(filters, part));
  return (
    <div>
      {facets.category.length > 1 && (
        <AccordionItem isOpenAtFirst title="Category">
          <CategoryFacet hrefOf={categoryHref} values={facets.category} />
        </AccordionItem>
      )}
      {facets.price && (
        <AccordionItem isOpenAtFirst title="Price per unit">
          <PriceFacet
            // The URL replaces what was typed.
            key={`${filters.min_price}-${filters.max_price}`}
            onChange={change}
            range={facets.price}
            value={filters}
          />
        </AccordionItem>
      )}
      {FACET_NAMES.filter((facet) => facets[facet].length > 0).map((facet) => {
        const { title, isOpen = false, isNumber = false } = facetOf(facet);
        return (
          <AccordionItem
            isOpenAtFirst={isOpen || filters[facet].length > 0}
            key={facet}
            title={title}
          >
            <CheckboxGroup
              isLabelHidden
              label={title}
              onChange={(values) => change({ [facet]: values })}
              options={facets[facet].map((option) => ({
                ...option,
                ...(facet === 'color' ? { mark: <ColorSwatch color={option.value} /> } : {}),
              }))}
              shownAtFirst={isNumber ? MAX_NUMBERS : MAX_VALUES}
              value={filters[facet]}
            />
          </AccordionItem>
        );
      })}
      <div className="py-3">
        <Checkbox isSelected={filters.in_stock} onChange={(in_stock) => change({ in_stock })}>
          <span className="flex items-baseline justify-between gap-3 text-14 leading-6">
            In stock only
            <span className="figures text-12 text-muted">{formatCount(facets.in_stock)}</span>
          </span>
        </Checkbox>
      </div>
    </div>
  );
}
