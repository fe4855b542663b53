import { CartDialog } from '../../../projects/cart-dialog.tsx';
import { useEditor, useWorkplace } from '../editor-context.ts';

/** What the room as it stands would change in the cart: it is saved before it is counted. */
export default function RoomCartDialog({ onClose }: { readonly onClose: () => void }) {
  const { saver, keeper, vsdId } = useWorkplace();
  const name = useEditor((state) => state.name);

  async function saved(): Promise<number> {
    if (saver.hasUnkept() || keeper.project() === null) await saver.flush();
    const id = keeper.project();
    const { status, why } = saver.store.getState();
    if (id === null || status === 'failed' || status === 'offline' || status === 'conflict') {
      throw new Error(why ?? 'This room could not be saved just now, so it can not be counted.');
    }
    return id;
  }

  return <CartDialog name={name} onClose={onClose} saved={saved} vsdId={vsdId} />;
}
