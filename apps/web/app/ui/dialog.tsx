import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the end; the main one last. */
  readonly actions?: ReactNode;
  /** An alert dialog is closed by its buttons or Escape, not by a click beside it. */
  readonly isAlert?: boolean;
  readonly className?: string;
}

const load = () => import('./dialog-window.tsx');
const DialogWindow = lazy(load);

/** What somebody does first on a page, whichever way. */
const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * A window over the page. Focus stays inside and goes back to where it was. Its code comes at the first sign
 * of a person, so that it is there when it opens, without delaying the page.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);

  useEffect(() => {
    const stop = new AbortController();
    function prepare() {
      stop.abort();
      // Where it fails now, opening tries again.
      load().catch(() => {});
    }
    for (const sign of FIRST_SIGNS) {
      document.addEventListener(sign, prepare, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, []);

  if (!isWanted) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
