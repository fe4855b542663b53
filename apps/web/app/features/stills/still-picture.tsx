import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReloadPicture } from '../../ui/reload-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isUnderWay } from './still-text.ts';
import { useStillPicture } from './use-still-picture.ts';

export interface StillPictureProps {
  readonly project: ProjectId;
  readonly still: ProjectStill;
}

/** A still in a list, as far as it is rendered. */
export function StillPicture({ project, still }: StillPictureProps) {
  const { id, name, picture } = still;
  const file = { project, still: id, size: 'small', picture } as const;
  const { address, isError, refetch } = useStillPicture(file);
  if (address !== null) {
    return (
      <img
        alt={isUnderWay(still) ? `${name}, as far as it is drawn` : name}
        className="aspect-[4/3] w-full rounded-card bg-sunken object-contain"
        src={address}
      />
    );
  }
  if (isError) {
    return <ReloadPicture className="aspect-[4/3]" name={name} onReload={() => void refetch()} />;
  }
  if (picture > 0) return <Skeleton className="aspect-[4/3] rounded-card" />;
  return (
    <span className="grid aspect-[4/3] place-content-center rounded-card bg-sunken text-muted">
      <Icon name={still.status === 'failed' ? 'error' : 'camera'} size={28} />
    </span>
  );
}
