import { sharedProjectPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ProjectCard } from './project-calls.ts';
import { ShareLink } from './share-link.tsx';
import type { ProjectChanges } from './use-projects.ts';

export interface ShareDialogProps {
  readonly project: ProjectCard;
  readonly changes: Pick<ProjectChanges, 'setLink' | 'shareToPro'>;
  readonly onClose: () => void;
}

/**
 * Shares a project by link with anyone who has it, and with the showroom's pro (CART-15). Both are read-only.
 */
export function ShareDialog({ project, changes, onClose }: ShareDialogProps) {
  const { id, name, pid, company_name, shared_to_pro } = project;
  const [isPending, setPending] = useState<'link' | 'pro' | null>(null);

  async function attempt(what: 'link' | 'pro', work: () => Promise<unknown>) {
    setPending(what);
    await work();
    setPending(null);
  }

  return (
    <Dialog isOpen onClose={onClose} title={`Share “${name}”`}>
      <section aria-labelledby="share-link">
        <h3 className="font-sans text-16 font-[560]" id="share-link">
          With a link
        </h3>
        <p className="mt-1 text-14 text-muted">
          Anyone with the link can see the room and its products, but cannot change anything.
        </p>
        {pid === null ? (
          <Button
            className="mt-3"
            icon="link"
            isPending={isPending === 'link'}
            kind="secondary"
            onPress={() => void attempt('link', () => changes.setLink(id, true))}
          >
            Create a link
          </Button>
        ) : (
          <ShareLink
            isEnding={isPending === 'link'}
            label="Link to this project"
            onEnd={() => void attempt('link', () => changes.setLink(id, false))}
            url={location.origin + sharedProjectPath(pid)}
          />
        )}
      </section>
      <section aria-labelledby="share-pro" className="mt-6 border-line border-t pt-6">
        <h3 className="font-sans text-16 font-[560]" id="share-pro">
          With {company_name}
        </h3>
        <p className="mt-1 text-14 text-muted">
          {shared_to_pro
            ? 'Your pro can see this project and every change to it.'
            : 'Your pro is notified and can see this project and every change to it.'}
        </p>
        {!shared_to_pro && (
          <Button
            className="mt-3"
            isPending={isPending === 'pro'}
            kind="secondary"
            onPress={() => void attempt('pro', () => changes.shareToPro(id))}
          >
            Share with my pro
          </Button>
        )}
      </section>
    </Dialog>
  );
}
