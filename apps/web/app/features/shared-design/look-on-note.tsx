import { useStore } from 'zustand';
import { Notice } from '../../ui/notice.tsx';
import type { LookOnStore } from './look-on-store.ts';

const MAX_NAMED = 3;

/** Says who is working on the room while one looks on. */
export function LookOnNote({ store }: { readonly store: LookOnStore }) {
  const people = useStore(store, (state) => state.people);
  const isOver = useStore(store, (state) => state.isOver);
  if (isOver) {
    return (
      <Notice className="mb-4">
        Its owner has stopped sharing this room. You see it as it was until then.
      </Notice>
    );
  }
  const names = [...new Set(people.map(({ name }) => name))];
  return (
    <p className="mb-4 flex items-center gap-2 text-14 empty:hidden" role="status">
      {names.length > 0 && (
        <>
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-success" />
          <span>
            {textOf(names)} {names.length === 1 ? 'is' : 'are'} working on this room now. You see
            what they do as they do it.
          </span>
        </>
      )}
    </p>
  );
}

function textOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED);
  const rest = names.length - shown.length;
  const list = rest === 0 ? shown : [...shown, `${rest} more`];
  return new Intl.ListFormat('en-US').format(list);
}
