import { useQuery } from '@tanstack/react-query';
import { MEDIA_WIDTHS, type MediaWidth, mediaAddress } from '@wevisu/contract/media.ts';
import { MENU_SLUG } from '@wevisu/domain/catalog/menu-draft.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Child, type Entry, type Menu, moveInto, slugOf, updateEntry } from './change-menu.ts';
import { fetchPictures, MENU_KEY } from './menu-calls.ts';

export interface EntryFormProps {
  readonly menu: Menu;
  readonly entry: Entry;
  /** It is one of the home page: its name stays. */
  readonly isFixed: boolean;
  readonly total: number;
  readonly onSave: (menu: Menu) => void;
  readonly onRemove: () => void;
}

/** Everything of one entry: name, address, place, visibility, picture, and merging. */
export function EntryForm({ menu, entry, isFixed, total, onSave, onRemove }: EntryFormProps) {
  const [name, setName] = useState(entry.name);
  const [slug, setSlug] = useState(entry.slug);
  const [hidden, setHidden] = useState(entry.hidden);
  const [merge, setMerge] = useState('merge_into' in entry ? (entry.merge_into ?? '') : '');
  const [picture, setPicture] = useState('picture_from' in entry ? entry.picture_from : null);
  const places = listPlaces(menu, entry);
  const own = places.find(({ holds }) => holds)?.id ?? '';
  const [under, setUnder] = useState(own);
  const isMade = entry.id === null;
  const inside =
    'categories' in entry ? entry.categories : 'children' in entry ? entry.children : [];
  const isEmpty = total === 0 && inside.length === 0;
  const slugError = MENU_SLUG.test(slug)
    ? undefined
    : 'Use small letters, digits and hyphens, such as wall-tile.';

  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || slugError !== undefined) return;
    const to: Partial<Child> = {
      ...{ name: name.trim(), slug, hidden },
      ...('picture_from' in entry ? { picture_from: picture } : {}),
      ...('merge_into' in entry ? { merge_into: merge === '' ? null : Number(merge) } : {}),
    };
    const changed = updateEntry(menu, entry.key, to);
    onSave(under === own ? changed : moveInto(changed, entry.key, under));
  }

  return (
    <form
      aria-label={`Entry ${entry.name}`}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
      noValidate
      onSubmit={save}
    >
      <TextField
        error={name.trim() === '' ? 'Enter a name.' : undefined}
        hint={isFixed ? 'The home page shows it by this name, so it stays.' : undefined}
        isDisabled={isFixed}
        label="Name"
        maxLength={60}
        onChange={(text) => {
          setName(text);
          if (isMade) setSlug(slugOf(text));
        }}
        value={name}
      />
      <TextField
        error={slugError}
        hint="The old address keeps leading here."
        label="Address"
        maxLength={80}
        onChange={setSlug}
        value={slug}
      />
      {places.length > 0 && (
        <NativeSelect
          isInForm
          label="Stands in"
          onChange={setUnder}
          options={places.map(({ id, label }) => ({ id, label }))}
          value={under}
        />
      )}
      {'merge_into' in entry && entry.id !== null && (
        <NativeSelect
          isInForm
          label="Merge its products into"
          onChange={setMerge}
          options={[{ id: '', label: 'Do not merge' }, ...listTargets(menu, entry)]}
          value={String(merge)}
        />
      )}
      <Checkbox className="sm:col-span-2" isSelected={hidden} onChange={setHidden}>
        Hide it from menus. Search and addresses of products still find its products.
      </Checkbox>
      {'picture_from' in entry && entry.id !== null && (
        <PictureChoice category={entry.id} chosen={picture} onChoose={setPicture} />
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button size="small" type="submit">
          Save to draft
        </Button>
        {!isFixed && (isMade || isEmpty) && (
          <Button kind="quiet" onPress={onRemove} size="small">
            Remove from the menu
          </Button>
        )}
        {!isEmpty && !isFixed && (
          <p className="self-center text-14 text-muted">
            {inside.length > 0
              ? 'Move what is inside elsewhere to remove it.'
              : 'It has products, so it can be hidden or merged, not removed.'}
          </p>
        )}
      </div>
    </form>
  );
}

function PictureChoice(props: {
  readonly category: number;
  readonly chosen: string | null;
  readonly onChoose: (hash: string | null) => void;
}) {
  const { category, chosen, onChoose } = props;
  const [isOpen, setOpen] = useState(chosen !== null);
  const products = useQuery({
    queryKey: [...MENU_KEY, 'pictures', category],
    queryFn: () => fetchPictures(category),
    enabled: isOpen,
  });
  if (!isOpen)
    return (
      <div className="sm:col-span-2">
        <Button kind="secondary" onPress={() => setOpen(true)} size="small">
          Change the picture
        </Button>
      </div>
    );
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 text-14 font-[550]">Picture of a product</legend>
      {products.isLoadingError && <p className="text-danger-text">The pictures did not load.</p>}
      {products.data?.length === 0 && <p className="text-muted">It has no products yet.</p>}
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {products.data?.map(({ hash, name, picture }) => (
          <button
            aria-label={`Picture of ${name}`}
            aria-pressed={hash === chosen}
            className={cx(
              'overflow-hidden rounded-control border-2',
              hash === chosen ? 'border-accent' : 'border-transparent',
            )}
            key={hash}
            onClick={() => onChoose(hash === chosen ? null : hash)}
            type="button"
          >
            <Picture
              alt=""
              sizes="90px"
              srcOf={(width) => mediaAddress(picture, width as MediaWidth)}
              widths={MEDIA_WIDTHS}
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface Place {
  readonly id: string;
  readonly label: string;
  readonly holds: boolean;
}

/** Where it may stand: categories in departments, their children in categories. */
function listPlaces(menu: Menu, entry: Entry): Place[] {
  if ('categories' in entry) return [];
  const isIn = (list: readonly Entry[]) => list.some(({ key }) => key === entry.key);
  if ('children' in entry)
    return menu.map(({ key, name, categories }) => ({
      ...{ id: key, label: name, holds: isIn(categories) },
    }));
  return menu.flatMap((department) =>
    department.categories.map(({ key, name, children }) => ({
      ...{ id: key, label: `${department.name} > ${name}`, holds: isIn(children) },
    })),
  );
}

function listTargets(menu: Menu, entry: Child) {
  return menu.flatMap(({ categories }) =>
    categories.flatMap((category) =>
      category.children.flatMap(({ id, name, merge_into }) =>
        id === null || id === entry.id || merge_into !== null
          ? []
          : [{ id: String(id), label: `${category.name} > ${name}` }],
      ),
    ),
  );
}
