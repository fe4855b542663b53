import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './cx.ts';
import { VEIL } from './dialog-window.tsx';
import { IconButton } from './icon-button.tsx';

export interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Left for menus, right for page content (cart), bottom for sheets on phones. */
  readonly side?: 'left' | 'right' | 'bottom';
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly isTitleHidden?: boolean;
}

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(400px,88vw)] entering:animate-[slide-from-left_var(--calm)_var(--ease-out)] exiting:animate-[slide-from-left_var(--quick)_var(--ease-out)_reverse]',
  right:
    'inset-y-0 right-0 w-[min(440px,92vw)] entering:animate-[slide-from-right_var(--calm)_var(--ease-out)] exiting:animate-[slide-from-right_var(--quick)_var(--ease-out)_reverse]',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-card entering:animate-[slide-from-bottom_var(--calm)_var(--ease-out)] exiting:animate-[slide-from-bottom_var(--quick)_var(--ease-out)_reverse]',
} as const;

/** A panel that slides in over the page from an edge. */
export function Drawer(props: DrawerProps) {
  const { title, isOpen, onClose, children, side = 'left', footer, isTitleHidden } = props;
  return (
    <ModalOverlay
      className={VEIL}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={cx('fixed flex bg-paper text-ink shadow-soft', SIDES[side])}>
        <Dialog data-drawer className="flex max-h-full min-w-0 flex-1 flex-col outline-none">
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 ps-5 pe-2">
            <Heading className={isTitleHidden ? 'reader-only' : 'text-22'} level={2} slot="title">
              {title}
            </Heading>
            <IconButton className="ms-auto" icon="x" label="Close" onPress={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <footer className="border-line border-t bg-surface p-4">{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
