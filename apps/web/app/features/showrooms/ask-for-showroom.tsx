import { Suspense, useSyncExternalStore } from 'react';
import { late } from '../../platform/late.ts';

const ShowroomDialog = late(() => import('./showroom-dialog.tsx'));

interface Request {
  readonly isOpen: boolean;
  readonly goTo: string | null;
}

let request: Request | null = null;
const listeners = new Set<() => void>();

function show(next: Request) {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the dialog that asks for a Showroom ID, from anywhere on the page. */
export function askForShowroom(goTo: string | null = null): void {
  show({ isOpen: true, goTo });
}

/** Where that dialog appears, once per page; its code loads on first use. */
export function ShowroomDialogPlace() {
  const current = useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
  if (current === null) return null;
  return (
    <Suspense>
      <ShowroomDialog {...current} onClose={() => show({ ...current, isOpen: false })} />
    </Suspense>
  );
}
