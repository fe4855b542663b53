import type { TableViewRecord } from '@wevisu/contract/table-views.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CONTROL } from '../../ui/field-style.ts';

export interface ViewRowProps {
  readonly view: TableViewRecord;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly canShare: boolean;
  readonly onShow: () => void;
  readonly onDefault: () => Promise<unknown>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onShare: () => Promise<unknown>;
  readonly onDelete: () => Promise<unknown>;
}

/** One view: a press shows it; what else can be done with it opens below. */
export function ViewRow(props: ViewRowProps) {
  const { view, isCurrent, isBusy, canShare } = props;
  const [isOpen, setOpen] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const notes = [
    ...(view.is_default ? ['opens first'] : []),
    ...(view.owner === '' ? [] : [`by ${view.owner}`]),
    ...(view.is_own && view.is_shared ? ['shared'] : []),
  ];
  return (
    <li>
      <div className="flex items-center gap-1">
        <button
          aria-current={isCurrent || undefined}
          className={cx(
            'min-h-9 min-w-0 flex-1 truncate rounded-control px-2 text-start hover:bg-sunken',
            isCurrent && 'bg-accent-tint font-[560]',
          )}
          onClick={props.onShow}
          type="button"
        >
          {view.name}
          {notes.length > 0 && <span className="text-12 text-muted"> {notes.join(', ')}</span>}
        </button>
        <button
          aria-expanded={isOpen}
          aria-label={`Change ${view.name}`}
          className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <span aria-hidden="true">…</span>
        </button>
      </div>
      {isOpen && !isRenaming && (
        <div className="flex flex-wrap gap-1 pb-2 ps-2">
          <Button
            isPending={isBusy}
            kind="quiet"
            onPress={() => void props.onDefault()}
            size="small"
          >
            {view.is_default ? 'Do not open first' : 'Open first'}
          </Button>
          {view.is_own && (
            <>
              <Button kind="quiet" onPress={() => setRenaming(true)} size="small">
                Rename
              </Button>
              {canShare && (
                <Button kind="quiet" onPress={() => void props.onShare()} size="small">
                  {view.is_shared ? 'Stop sharing' : 'Share with staff'}
                </Button>
              )}
              <Button kind="quiet" onPress={() => void props.onDelete()} size="small">
                Delete
              </Button>
            </>
          )}
        </div>
      )}
      {isRenaming && (
        <Rename
          name={view.name}
          onClose={() => setRenaming(false)}
          onRename={async (name) => {
            if (await props.onRename(name)) setRenaming(false);
          }}
        />
      )}
    </li>
  );
}

interface RenameProps {
  readonly name: string;
  readonly onRename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function Rename({ name, onRename, onClose }: RenameProps) {
  const [typed, setTyped] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') void onRename(typed.trim());
  }
  return (
    <form className="flex flex-wrap gap-2 pb-2" onSubmit={submit}>
      <input
        aria-label={`New name of ${name}`}
        className={cx(CONTROL, 'min-h-9 text-14')}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
        value={typed}
      />
      <Button size="small" type="submit">
        Rename
      </Button>
      <Button kind="quiet" onPress={onClose} size="small">
        Cancel
      </Button>
    </form>
  );
}
