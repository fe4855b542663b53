import type { ProjectStill } from '@wevisu/contract/stills.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { StillPicture } from './still-picture.tsx';
import { isUnderWay, lightLabels, progressText } from './still-text.ts';

const ACTIONS = [
  { id: 'download', label: 'Download', icon: 'download' },
  { id: 'delete', label: 'Delete', isDanger: true },
] as const;

export interface StillCardProps {
  readonly project: ProjectId;
  readonly still: ProjectStill;
  /** The room has changed since. */
  readonly isOlder: boolean;
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => Promise<unknown>;
  readonly onAgain: () => void;
}

export function StillCard(props: StillCardProps) {
  const { project, still, isOlder, onOpen, onDownload, onDelete } = props;
  const { name, status, light, width, height, created_at } = still;
  const picture = <StillPicture project={project} still={still} />;
  return (
    <article>
      {status === 'done' ? (
        <button
          aria-label={`Open ${name}`}
          className="block w-full cursor-zoom-in rounded-card"
          onClick={onOpen}
          type="button"
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className="mt-2 flex items-start justify-between gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 break-words font-sans text-16 font-[520] leading-snug">
            {name}
          </h3>
          <p className="figures mt-0.5 text-14 text-muted">
            {formatDate(created_at)} · {lightLabels[light]} · {width} × {height}
          </p>
          {isOlder && <p className="text-14 text-muted">The room has changed since then.</p>}
        </div>
        {status === 'done' && (
          <ActionMenu
            className="-me-2"
            items={ACTIONS}
            label={`More for ${name}`}
            onAct={(action) => (action === 'download' ? onDownload() : onDelete())}
          />
        )}
      </div>
      {isUnderWay(still) && <UnderWay {...props} />}
      {status === 'failed' && <Failed {...props} />}
    </article>
  );
}

function UnderWay({ still, onCancel }: StillCardProps) {
  const [isCanceling, setCanceling] = useState(false);
  const { name, samples, samples_done, status } = still;
  return (
    <div className="mt-1 flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="figures text-14 text-muted">{progressText(still)}</p>
        {status === 'drawing' && (
          <progress
            aria-label={`Drawing ${name}`}
            className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
            max={samples}
            value={samples_done}
          />
        )}
      </div>
      <Button
        aria-label={`Cancel ${name}`}
        isPending={isCanceling}
        kind="quiet"
        onPress={() => {
          setCanceling(true);
          void onCancel().finally(() => setCanceling(false));
        }}
        size="small"
      >
        Cancel
      </Button>
    </div>
  );
}

function Failed({ still: { name }, onAgain, onDelete }: StillCardProps) {
  return (
    <>
      <p className="mt-1 text-14 text-danger">
        This picture could not be made. Try again. If it fails again, try another spot.
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button aria-label={`Make ${name} again`} kind="secondary" onPress={onAgain} size="small">
          Make it again
        </Button>
        <Button aria-label={`Delete ${name}`} kind="quiet" onPress={onDelete} size="small">
          Delete
        </Button>
      </div>
    </>
  );
}
