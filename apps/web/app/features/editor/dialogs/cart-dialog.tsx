import { CartDialog } from '../../projects/cart-dialog.tsx';
import { savedProject } from '../saving/saved-project.ts';
import { useEditor, useWorkspace } from '../workspace/workspace-context.ts';

/** What the current room would change in the cart. The room is saved first. */
export default function RoomCartDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const name = useEditor((state) => state.name);
  return (
    <CartDialog
      name={name}
      onClose={onClose}
      saved={() => savedProject(workspace)}
      vsdId={workspace.vsdId}
    />
  );
}
