import { useMemo } from 'react';
import { CartDialog } from '../../projects/cart-dialog.tsx';
import { roomOfProject } from '../../projects/room-to-order.ts';
import { useShowroom } from '../../showrooms/use-showroom.ts';
import { roomOfGuest } from '../ordering/room-of-guest.ts';
import { savedProject } from '../saving/saved-project.ts';
import { useEditor, useScreen, useWorkspace } from '../workspace/workspace-context.ts';

/** What the current room would change in the cart. An account's room is saved first; a guest's is counted here. */
export default function RoomCartDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const name = useEditor((state) => state.name);
  const only = useScreen((state) => state.ordered);
  const proId = useShowroom().selection?.showroom ?? null;
  const room = useMemo(
    () =>
      workspace.isOwner || proId === null
        ? roomOfProject(() => savedProject(workspace))
        : roomOfGuest(workspace, proId),
    [workspace, proId],
  );
  return (
    <CartDialog name={name} onClose={onClose} only={only} room={room} vsdId={workspace.vsdId} />
  );
}
