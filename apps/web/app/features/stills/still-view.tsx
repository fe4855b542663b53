import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStillPicture } from './use-still-picture.ts';

export interface StillViewProps {
  readonly project: ProjectId;
  readonly still: ProjectStill;
  readonly isDownloading: boolean;
  readonly onBack: () => void;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
}

/** A finished still, as large as the window allows or at full size. */
export function StillView(props: StillViewProps) {
  const { project, still, isDownloading, onBack, onDownload, onDelete } = props;
  const { id, name, width, height, picture } = still;
  const [isWhole, setWhole] = useState(true);
  const file = { project, still: id, picture } as const;
  const small = useStillPicture({ ...file, size: 'small' });
  const full = useStillPicture({ ...file, size: 'full' });
  const src = full.address ?? small.address;
  const frame = useRef<HTMLElement>(null);
  // The interesting part is rarely in a corner.
  useLayoutEffect(() => {
    const { current } = frame;
    if (isWhole || current === null) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [isWhole]);
  const fitted = { aspectRatio: width / height, width: `min(100%, ${(62 * width) / height}dvh)` };
  return (
    <>
      {full.isError && (
        <Notice
          action={
            <Button kind="secondary" onPress={() => void full.refetch()} size="small">
              Try again
            </Button>
          }
          className="mb-3"
          isUrgent
          kind="danger"
        >
          The picture could not be loaded in full.
        </Notice>
      )}
      {/* Arrow keys scroll what is larger than the window. */}
      <section
        aria-label="The picture"
        className={cx(
          'rounded-card bg-sunken',
          // Without a width of its own it does not stretch its container.
          !isWhole && 'max-h-[50dvh] w-0 min-w-full overflow-auto md:max-h-[62dvh]',
        )}
        ref={frame}
        tabIndex={isWhole ? undefined : 0}
      >
        <div
          aria-busy={full.address === null}
          className="mx-auto"
          style={isWhole ? fitted : { width, height }}
        >
          {src !== null && <img alt={name} className="block size-full rounded-card" src={src} />}
        </div>
      </section>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button autoFocus className="me-auto" icon="left" kind="quiet" onPress={onBack}>
          All pictures
        </Button>
        <Button aria-pressed={!isWhole} kind="secondary" onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Full size' : 'Fit to window'}
        </Button>
        <Button kind="secondary" onPress={onDelete}>
          Delete
        </Button>
        <Button icon="download" isPending={isDownloading} onPress={onDownload}>
          Download
        </Button>
      </div>
    </>
  );
}
