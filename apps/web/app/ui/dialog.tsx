import { type ReactNode, Suspense, useState } from 'react';
import { late } from '../platform/late.ts';
import { useFirstSign } from './use-first-sign.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Without one the dialog is left by its actions alone. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Buttons at the end; the main one last. */
  readonly actions?: ReactNode;
  /** An alert dialog is closed by its buttons or Escape, not by a click beside it. */
  readonly isAlert?: boolean;
  /** Its width, in the place of `max-w-dialog`. */
  readonly className?: string;
}

const load = () => import('./dialog-window.tsx');
const DialogWindow = late(load);

/**
 * A window over the page. Focus stays inside and goes back to where it was. Its code comes at the first sign
 * of a person, so that it is there when it opens, without delaying the page.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);

  // Where it fails now, opening tries again.
  useFirstSign(() => void load().catch(() => {}));

  if (!isWanted) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
