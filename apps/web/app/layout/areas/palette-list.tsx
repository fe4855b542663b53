import type { FoundRecord } from '@wevisu/contract/palette.ts';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { AreaEntry } from './area.ts';
import type { Records } from './use-records.ts';

const ICONS: Readonly<Record<FoundRecord['kind'], IconName>> = {
  Order: 'box',
  Client: 'user',
  Product: 'swatch',
  'Price list': 'list',
  User: 'user',
  Showroom: 'elevation',
  Brand: 'picture',
};

interface PaletteListProps {
  readonly id: string;
  readonly pages: readonly AreaEntry[];
  readonly records: Records;
  /** Place of the chosen option among all: pages, then records. */
  readonly chosen: number;
  readonly onGo: (to: string) => void;
}

/** What the typed words find: pages of the area, then its records. */
export function PaletteList({ id, pages, records, chosen, onGo }: PaletteListProps) {
  const { found, state } = records;
  const optionProps = (at: number, to: string) => ({
    ...{ id: `${id}-${at}`, isChosen: at === chosen, onGo: () => onGo(to) },
  });
  return (
    <>
      <div
        aria-label="Results"
        className="mt-2 flex max-h-[50dvh] flex-col overflow-y-auto"
        id={id}
        role="listbox"
      >
        {pages.length > 0 && (
          <Group label="Pages">
            {pages.map(({ to, icon, label, about }, at) => (
              <Option {...optionProps(at, to)} about={about} icon={icon} key={to} name={label} />
            ))}
          </Group>
        )}
        {found.length > 0 && (
          <Group label="Records">
            {found.map(({ to, kind, name, about }, at) => (
              <Option
                {...optionProps(pages.length + at, to)}
                about={about === '' ? kind : `${kind}, ${about}`}
                icon={ICONS[kind]}
                key={to}
                name={name}
              />
            ))}
          </Group>
        )}
      </div>
      <p className="mt-2 min-h-6 px-3 text-muted" role="status">
        {noteOf(pages.length, found.length, state)}
      </p>
    </>
  );
}

function noteOf(pages: number, found: number, state: Records['state']): string {
  if (state === 'searching') return 'Searching …';
  if (state === 'failed') return 'Records could not be searched. Type on to try again.';
  if (state === 'idle') return pages === 0 ? 'No page is called that.' : '';
  if (found > 0) return found === 1 ? '1 record found.' : `${found} records found.`;
  return pages === 0 ? 'No page or record is called that.' : 'No record is called that.';
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox.
    <div aria-label={label} role="group">
      <div aria-hidden="true" className="px-3 pt-2 pb-1 text-12 text-muted">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly icon: IconName;
  readonly isChosen: boolean;
  readonly onGo: () => void;
}

function Option({ id, name, about, icon, isChosen, onGo }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input above has the keys and the focus.
    <div
      aria-selected={isChosen}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-14',
        isChosen && 'bg-accent-tint',
      )}
      id={id}
      onClick={onGo}
      role="option"
    >
      <Icon name={icon} size={18} />
      <span className="min-w-0 truncate font-[550]">{name}</span>
      <span className="min-w-0 truncate text-muted">{about}</span>
    </div>
  );
}
