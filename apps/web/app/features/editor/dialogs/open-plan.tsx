import { useNavigate } from 'react-router';
import OpenPlanDialog from '../../scenes/exchange/open-plan-dialog.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Opens another plan in place of the current room, which is saved first. */
export default function OpenPlan({ onClose }: { readonly onClose: () => void }) {
  const { saver, isOwner } = useWorkspace();
  const navigate = useNavigate();

  async function open(path: string) {
    if (saver.hasUnsaved()) await saver.flush();
    onClose();
    void navigate(path);
  }

  return (
    <OpenPlanDialog
      note={
        isOwner
          ? 'The room you have open stays in your projects.'
          : 'The room you have open stays in this browser, at its own address.'
      }
      onClose={onClose}
      onOpen={(path) => void open(path)}
    />
  );
}
