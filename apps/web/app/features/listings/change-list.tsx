import type { ListingChange } from '@wevisu/domain/listings/diff-listing.ts';

const SHOWN = 400;

function textOf(text: string | null): string {
  if (text === null) return 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Old and new, field by field; of a new product what is filled in. The same for vendors and staff. */
export function ChangeList({
  changes,
  isNew,
}: {
  readonly changes: readonly ListingChange[];
  readonly isNew: boolean;
}) {
  if (changes.length === 0) return <p className="text-muted">Nothing differs from what is live.</p>;
  if (isNew) {
    const count = changes.length;
    return (
      <p className="text-muted">
        New product: {count} {count === 1 ? 'field is' : 'fields are'} filled in.
      </p>
    );
  }
  return (
    <dl className="mt-2 flex flex-col gap-2">
      {changes.map(({ path, label, from, to }) => (
        <div key={path}>
          <dt className="font-[560]">{label}</dt>
          <dd className="break-words">
            <del className="text-muted">{textOf(from)}</del>{' '}
            <ins className="no-underline">{textOf(to)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
