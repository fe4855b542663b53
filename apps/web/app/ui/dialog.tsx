import { type ReactNode, Suspense, useState } from 'react';
import { late } from '../platform/late.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** If omitted, only its actions close the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Buttons at the end; the primary one last. */
  readonly actions?: ReactNode;
  /** An alert dialog is closed by its buttons or Escape, not by a click outside. */
  readonly isAlert?: boolean;
  /** Its width class, replacing `max-w-dialog`. */
  readonly className?: string;
}

const load = () => import('./dialog-window.tsx');
const DialogWindow = late(load);

/**
 * A modal dialog. Focus is trapped and restored. Its code loads on the first interaction, so that it is
 * ready when it opens, without delaying the page.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);

  // If loading fails now, opening the dialog tries again.
  useFirstInteraction(() => void load().catch(() => {}));

  if (!isWanted) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
