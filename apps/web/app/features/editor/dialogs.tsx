import { Suspense } from 'react';
import { useStore } from 'zustand';
import { late } from '../../platform/late.ts';
import { useSession } from '../../platform/session.tsx';
import { ConflictDialog } from './dialogs/conflict-dialog.tsx';
import { useScreen, useWorkspace } from './workspace/workspace-context.ts';

const ShortcutsDialog = late(() => import('./dialogs/shortcuts-dialog.tsx'));
const VersionsDialog = late(() => import('./dialogs/versions-dialog.tsx'));
const CartDialog = late(() => import('./dialogs/cart-dialog.tsx'));
const SignInDialog = late(() => import('./dialogs/sign-in-dialog.tsx'));
const OpenPlan = late(() => import('./dialogs/open-plan.tsx'));
const DownloadDialog = late(() => import('./dialogs/download-dialog.tsx'));
const SaveTemplateDialog = late(() => import('./dialogs/save-template-dialog.tsx'));
const ProposeDialog = late(() => import('./dialogs/propose-dialog.tsx'));
const ArDialog = late(() => import('./dialogs/ar-dialog.tsx'));
const StillsDialog = late(() => import('./stills/stills-dialog.tsx'));
const StillWatch = late(() => import('./stills/still-watch.tsx'));

/** The open dialog, if any. */
export function Dialogs() {
  const { saver, isOwner, vsdId } = useWorkspace();
  const isGuest = useSession().user === null;
  const dialog = useScreen((state) => state.dialog);
  const show = useScreen((state) => state.show);
  const watchesStills = useScreen((state) => state.watchesStills);
  const status = useStore(saver.store, (state) => state.status);
  const close = () => show(null);
  if (status === 'conflict') return <ConflictDialog />;
  const isStills = dialog === 'still' || dialog === 'stills';
  // Versions and stills belong to a project, and a project belongs to an account. A cart needs only a showroom.
  const isCart = dialog === 'cart' && (isOwner || (isGuest && vsdId !== null));
  const intent =
    dialog === 'sign-in' || (dialog === 'cart' && !isCart) || dialog === 'versions' || isStills
      ? dialog
      : null;
  return (
    <>
      <Suspense>
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {intent && !isOwner && <SignInDialog onClose={close} intent={intent} />}
        {dialog === 'versions' && isOwner && <VersionsDialog onClose={close} />}
        {isCart && <CartDialog onClose={close} />}
        {dialog === 'open-plan' && <OpenPlan onClose={close} />}
        {dialog === 'download' && <DownloadDialog onClose={close} />}
        {dialog === 'save-template' && <SaveTemplateDialog onClose={close} />}
        {dialog === 'propose' && <ProposeDialog onClose={close} />}
        {dialog === 'ar' && <ArDialog onClose={close} />}
        {isStills && isOwner && <StillsDialog isMaking={dialog === 'still'} onClose={close} />}
      </Suspense>
      {/* In its own Suspense: a component that is still loading hides its siblings in the same one. */}
      <Suspense>{watchesStills && isOwner && <StillWatch />}</Suspense>
    </>
  );
}
