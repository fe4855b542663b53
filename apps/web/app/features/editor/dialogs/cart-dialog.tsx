import { CartDialog } from '../../projects/cart-dialog.tsx';
import { savedProject } from '../saving/saved-project.ts';
import { useEditor, useWorkplace } from '../workplace/editor-context.ts';

/** What the room as it stands would change in the cart: it is saved before it is counted. */
export default function RoomCartDialog({ onClose }: { readonly onClose: () => void }) {
  const workplace = useWorkplace();
  const name = useEditor((state) => state.name);
  return (
    <CartDialog
      name={name}
      onClose={onClose}
      saved={() => savedProject(workplace)}
      vsdId={workplace.vsdId}
    />
  );
}
