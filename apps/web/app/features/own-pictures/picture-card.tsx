import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { ReloadPicture } from '../../ui/reload-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProjectName } from '../projects/project-name.tsx';
import { PictureActions } from './picture-actions.tsx';
import type { OwnPicture } from './picture-calls.ts';
import { useSmallPicture } from './use-own-pictures.ts';

const ACTIONS = [
  { id: 'rename', label: 'Rename' },
  { id: 'delete', label: 'Delete', isDanger: true },
] as const;

export interface PictureCardProps {
  readonly picture: OwnPicture;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

export function PictureCard({ picture, onRename, onDelete }: PictureCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, width, height, created_at } = picture;
  return (
    <article className="group">
      <SmallPicture picture={picture} />
      <div className="mt-2 flex items-start justify-between gap-1">
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <ProjectName name={name} onClose={() => setRenaming(false)} onRename={onRename} />
          ) : (
            <h3 className="line-clamp-2 break-words pt-2.5 font-sans text-16 font-[520] leading-snug">
              {name}
            </h3>
          )}
          <p className="figures mt-0.5 text-14 text-muted">
            <span className="reader-only">Added </span>
            {formatDate(created_at)}
            <span className="max-sm:hidden">
              {' '}
              · {width} × {height}
            </span>
          </p>
        </div>
        <ActionMenu
          className="-me-2"
          items={ACTIONS}
          label={`More for ${name}`}
          onAct={(action) => (action === 'rename' ? setRenaming(true) : onDelete())}
        />
      </div>
      <PictureActions picture={picture} />
    </article>
  );
}

/** The whole picture, whatever its shape: a cropped plan would be useless. */
function SmallPicture({ picture: { id, name } }: { readonly picture: OwnPicture }) {
  const { address, isError, refetch } = useSmallPicture(id);
  if (address !== null) {
    return (
      <img
        alt={name}
        className="aspect-[3/2] w-full rounded-card bg-sunken object-contain"
        src={address}
      />
    );
  }
  if (!isError) return <Skeleton className="aspect-[3/2] rounded-card" />;
  return <ReloadPicture className="aspect-[3/2]" name={name} onReload={() => void refetch()} />;
}
