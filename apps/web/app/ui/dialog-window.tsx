import { useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './cx.ts';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

export const VEIL =
  'fixed inset-0 z-50 bg-veil ' +
  'entering:animate-[fade-in_var(--calm)_var(--ease-out)] ' +
  'exiting:animate-[fade-in_var(--quick)_var(--ease-out)_reverse]';

/** The window of a Dialog. */
export default function DialogWindow(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, isAlert = false } = props;
  // With two width classes, the style sheet's order would decide, so there is only one.
  const { className = 'max-w-dialog' } = props;
  const veil = useRef<HTMLDivElement>(null);
  // New content that replaces longer content is read from its top.
  useEffect(() => {
    // Newer browsers return a promise, which must not be returned as an effect's cleanup.
    void veil.current?.scrollTo({ top: 0 });
  }, [title]);
  return (
    <ModalOverlay
      className={cx(
        VEIL,
        'grid h-(--visual-viewport-height) place-items-center overflow-y-auto p-4',
      )}
      isDismissable={!isAlert && onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      ref={veil}
    >
      <Modal
        className={cx(
          'w-full rounded-card bg-surface text-ink shadow-soft',
          'entering:animate-[rise-in_var(--calm)_var(--ease-out)]',
          className,
        )}
      >
        <AriaDialog className="outline-none" role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className="flex items-start justify-between gap-4 ps-6 pe-3 pt-4">
            <Heading className="pt-2 text-28" level={2} slot="title">
              {title}
            </Heading>
            {onClose && <IconButton icon="x" label="Close" onPress={onClose} />}
          </header>
          <div className="px-6 pt-3 pb-6">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">
              {actions}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
