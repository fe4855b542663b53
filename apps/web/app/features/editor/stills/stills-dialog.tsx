import type { ProjectStill } from '@wevisu/contract/stills.ts';
import { lookOf } from '@wevisu/scene/reading/look-of.ts';
import { useEffect, useMemo, useState } from 'react';
import { AskToDelete } from '../../../ui/ask-to-delete.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { MAKE_ID, StillList } from '../../stills/still-list.tsx';
import { endText, isUnderWay } from '../../stills/still-text.ts';
import { StillView } from '../../stills/still-view.tsx';
import { useDownload } from '../../stills/use-download.ts';
import { useEnded } from '../../stills/use-ended.ts';
import { useStillChanges, useStills } from '../../stills/use-stills.ts';
import SignInDialog from '../dialogs/sign-in-dialog.tsx';
import { useNodes, useScreen, useWorkspace } from '../workspace/workspace-context.ts';
import { StillForm } from './still-form.tsx';

export interface StillsDialogProps {
  /** Opens the form for a new still instead of the list. */
  readonly isMaking: boolean;
  readonly onClose: () => void;
}

/** Stills of the room, which the server renders: the list, a single still, and the form for a new one. */
export default function StillsDialog({ isMaking, onClose }: StillsDialogProps) {
  const { storage, vsdId } = useWorkspace();
  const show = useScreen((state) => state.show);
  const watch = useScreen((state) => state.watchStills);
  const project = storage.project();
  const nodes = useNodes();
  const look = useMemo(() => lookOf(nodes), [nodes]);
  const { data } = useStills(project);
  const { remove } = useStillChanges();
  const { download, isDownloading, problem, reset } = useDownload(project);
  const [said, setSaid] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const [asked, setAsked] = useState<ProjectStill | null>(null);
  const open = data?.find(({ id }) => id === openId) ?? null;
  const hasUnderWay = data?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (hasUnderWay) watch();
  }, [hasUnderWay, watch]);
  useEnded(data, (still) => setSaid(endText(still)));

  // Stills belong to a project, and a project belongs to a showroom.
  if (project === null && vsdId === null) {
    return <SignInDialog onClose={onClose} intent="stills" />;
  }

  function showAll() {
    setOpenId(null);
    reset();
    show('stills');
  }

  const looked = !isMaking && project !== null && open;
  return (
    <Dialog
      className="max-w-240"
      isOpen
      onClose={onClose}
      title={isMaking ? 'Make a picture' : looked ? looked.name : 'Pictures of this room'}
    >
      <LiveRegion>{said}</LiveRegion>
      {problem !== null && (
        <Notice className="mb-4" isUrgent kind="danger">
          {problem}
        </Notice>
      )}
      {isMaking ? (
        <StillForm
          back={
            (data?.length ?? 0) > 0 && (
              <Button kind="secondary" onPress={showAll}>
                All pictures
              </Button>
            )
          }
          onMade={showAll}
          taken={new Set(data?.map(({ name }) => name))}
        />
      ) : looked ? (
        <StillView
          isDownloading={isDownloading}
          onBack={showAll}
          onDelete={() => setAsked(looked)}
          onDownload={() => download(looked)}
          project={project}
          still={looked}
        />
      ) : (
        <StillList
          look={look}
          onDelete={setAsked}
          onDownload={download}
          onMake={() => show('still')}
          onOpen={({ id }) => setOpenId(id)}
          project={project}
        />
      )}
      {asked && project !== null && (
        <AskToDelete
          focusId={MAKE_ID}
          onClose={() => setAsked(null)}
          onDelete={async () => {
            const isGone = await remove(project, asked.id);
            if (isGone) setOpenId(null);
            return isGone;
          }}
          title="Delete this picture?"
        >
          <p>“{asked.name}” will be deleted permanently, on all your devices.</p>
        </AskToDelete>
      )}
    </Dialog>
  );
}
