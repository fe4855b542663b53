import { useSession } from '../../platform/session.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { AskToDelete } from '../../ui/ask-to-delete.tsx';
import { deleteTemplate, type OwnTemplate } from './template-calls.ts';
import { TEMPLATES_ID } from './templates-skeleton.tsx';
import { useTemplatesChanged } from './use-own-templates.ts';

export interface DeleteTemplateProps {
  readonly template: OwnTemplate;
  readonly onClose: () => void;
}

export function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const isPro = useSession().user?.type === 'Contractor';
  const changed = useTemplatesChanged();

  async function remove(): Promise<boolean> {
    const isGone = (await withToast(deleteTemplate(id))) !== null;
    // Already deleted in another window: the list is out of date.
    await changed();
    return isGone;
  }

  return (
    <AskToDelete
      focusId={TEMPLATES_ID}
      onClose={onClose}
      onDelete={remove}
      title="Delete this template?"
    >
      <p>
        “{name}” will be deleted permanently{isPro ? ', also from your showroom' : ''}. Rooms
        started from it stay.
      </p>
    </AskToDelete>
  );
}
