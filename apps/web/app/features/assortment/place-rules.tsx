import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import type { DraftRules, Target } from './draft-rules.ts';
import { countNote, RuleRow } from './rule-row.tsx';

export interface PlaceRulesProps {
  readonly view: Pick<AssortmentView, 'departments' | 'categories' | 'vendors' | 'brands'>;
  readonly draft: DraftRules;
  readonly onRule: (target: Target, shown: boolean | null) => void;
  /** Only what has these letters in its name. */
  readonly filter: string;
}

interface Row {
  readonly target: Target;
  readonly note: string;
  readonly without: string;
  readonly depth: number;
}

/** Departments with their categories, as the menu has them. */
export function CategoryRules({ view, filter, ...rest }: PlaceRulesProps) {
  const rows = view.departments.flatMap((department): Row[] => [
    {
      target: { kind: 'department', id: department.id, label: department.name },
      note: countNote(department),
      without: 'No rule',
      depth: 0,
    },
    ...view.categories
      .filter((category) => category.department_id === department.id)
      .map((category) => ({
        target: { kind: 'category' as const, id: category.id, label: category.name },
        note: countNote(category),
        without: category.parent_id === null ? 'As its department' : 'As its category',
        depth: category.parent_id === null ? 1 : 2,
      })),
  ]);
  return <Rows {...rest} filter={filter} rows={rows} what="categories" />;
}

export function VendorRules({ view, ...rest }: PlaceRulesProps) {
  const rows = view.vendors.map((vendor) => ({
    target: { kind: 'vendor' as const, id: vendor.id, label: vendor.name },
    note: countNote(vendor),
    without: 'As its categories',
    depth: 0,
  }));
  return <Rows {...rest} rows={rows} what="vendors" />;
}

export function BrandRules({ view, ...rest }: PlaceRulesProps) {
  const rows = view.brands.map((brand) => ({
    target: { kind: 'brand' as const, id: brand.id, label: brand.name },
    note: countNote(brand),
    without: 'As its vendor',
    depth: 0,
  }));
  return <Rows {...rest} rows={rows} what="brands" />;
}

type RowsProps = Omit<PlaceRulesProps, 'view'> & {
  readonly rows: readonly Row[];
  readonly what: string;
};

function Rows({ rows, what, filter, draft, onRule }: RowsProps) {
  const wanted = filter.trim().toLowerCase();
  const found = rows.filter(({ target }) => target.label.toLowerCase().includes(wanted));
  if (found.length === 0) {
    return (
      <p className="py-6 text-muted">
        {wanted === '' ? `There are no ${what} yet.` : `Nothing has “${filter}” in its name.`}
      </p>
    );
  }
  return (
    <ul>
      {found.map((row) => (
        <RuleRow
          draft={draft}
          key={`${row.target.kind} ${row.target.id}`}
          onRule={onRule}
          {...row}
        />
      ))}
    </ul>
  );
}
