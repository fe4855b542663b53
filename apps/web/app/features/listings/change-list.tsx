import type { ListingChange } from '@wevisu/domain/listings/diff-listing.ts';
import { FilePicture } from './file-picture.tsx';
import { LookPicture } from './look-picture.tsx';
import type { Content } from './use-listing-draft.ts';

const SHOWN = 400;

function textOf(text: string | null): string {
  if (text === null) return 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Old and new, field by field; of a new product what is filled in. Pictures and looks are shown, too. */
export function ChangeList(props: {
  readonly changes: readonly ListingChange[];
  /** Null of a new product. */
  readonly live: Content | null;
  readonly draft: Content;
}) {
  const { changes, live, draft } = props;
  const isNew = live === null;
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
          {live !== null && path === 'photos' && <PhotoChange after={draft} before={live} />}
          {live !== null && path === 'picture' && <LookChange after={draft} before={live} />}
          <dd className="break-words">
            <del className="text-muted">{textOf(from)}</del>{' '}
            <ins className="no-underline">{textOf(to)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Sides {
  readonly before: Content;
  readonly after: Content;
}

function PhotoChange({ before, after }: Sides) {
  return (
    <>
      <Photos label="Before" photos={before.photos} />
      <Photos label="After" photos={after.photos} />
    </>
  );
}

function Photos(props: { readonly label: string; readonly photos: Content['photos'] }) {
  const { label, photos } = props;
  return (
    <dd className="mt-1">
      <span className="text-12 text-muted">
        {label}: {photos.length === 0 && 'no pictures'}
      </span>
      {photos.length > 0 && (
        <ul
          aria-label={`Pictures ${label.toLowerCase()}`}
          className="mt-1 grid grid-cols-4 gap-1.5"
        >
          {photos.map(({ file, alt }, place) => (
            <li key={file}>
              <FilePicture alt={alt || `Picture ${place + 1}`} file={file} viewer="vendor" />
            </li>
          ))}
        </ul>
      )}
    </dd>
  );
}

function LookChange({ before, after }: Sides) {
  return (
    <dd className="mt-1 grid grid-cols-2 gap-2">
      <LookPicture label="Look before" picture={before.picture} />
      <LookPicture label="Look after" picture={after.picture} />
    </dd>
  );
}
