import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { told } from '../../projects/told-call.ts';
import { deleteTemplate, type OwnTemplate } from './template-calls.ts';
import { TEMPLATES_ID } from './templates-skeleton.tsx';
import { useTemplatesChanged } from './use-own-templates.ts';

export interface DeleteTemplateProps {
  readonly template: OwnTemplate;
  readonly onClose: () => void;
}

/** Asked first, since it cannot be taken back. */
export function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const isPro = useSession().user?.type === 'Contractor';
  const changed = useTemplatesChanged();
  const [isDeleting, setDeleting] = useState(false);
  const isGone = useRef(false);
  async function remove() {
    setDeleting(true);
    isGone.current = (await told(deleteTemplate(id))) !== null;
    // Where it is gone already, in another window, the list is an old one.
    await changed();
    onClose();
  }

  // The dialog gives the focus back to the card's menu, which went with it.
  useEffect(
    () => () => {
      if (!isGone.current) return;
      const focus = () => document.getElementById(TEMPLATES_ID)?.focus();
      requestAnimationFrame(() => requestAnimationFrame(focus));
    },
    [],
  );
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button isPending={isDeleting} kind="danger" onPress={() => void remove()}>
            Delete for good
          </Button>
        </>
      }
      isAlert
      isOpen
      onClose={onClose}
      title="Delete this template?"
    >
      <p>
        “{name}” is gone for good{isPro ? ', also from your showroom' : ''}. Rooms that began with
        it stay.
      </p>
    </Dialog>
  );
}
