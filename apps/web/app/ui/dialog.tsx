import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
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
/** Once loaded: shown at once, where the late one would be held back for a third of a second, and keys be lost. */
let ready: ComponentType<DialogProps> | null = null;
const choose = () => ready ?? DialogWindow;

/**
 * A modal dialog. Focus is trapped and restored. Its code loads on the first interaction, so that it is
 * ready when it opens, without delaying the page.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [Window, setWindow] = useState<ComponentType<DialogProps> | null>(() =>
    isOpen ? choose() : null,
  );
  if (isOpen && Window === null) setWindow(choose);

  useDialogReady();

  if (Window === null) return null;
  return (
    <Suspense>
      <Window {...props} />
    </Suspense>
  );
}

/** For what mounts its dialog only when it opens: its code is loaded before, so that no key is lost between the two. */
export function useDialogReady(): void {
  useFirstInteraction(() => {
    load().then(
      (loaded) => {
        ready = loaded.default;
      },
      // Opening the dialog tries again.
      () => {},
    );
  });
}
