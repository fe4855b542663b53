import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';
import { keepRoomChoice } from '../showrooms/stored-item.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';

export interface StartLinkProps {
  /** The editor's address. */
  readonly to: string;
  readonly floorplan: string | null;
  readonly floorTemplate: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** VIS-06: opens the editor and stores the choice. Without a showroom, it asks for one first; the sample is enough. */
export function StartLink({ to, floorplan, floorTemplate, className, children }: StartLinkProps) {
  const { selection, isSample } = useShowroom();

  function start(event: MouseEvent) {
    keepRoomChoice({ floorplan, floorTemplate, is_3d: true, project: null });
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (selection !== null || isSample || opensElsewhere) return;
    event.preventDefault();
    askForShowroom(to);
  }

  return (
    <Link className={className} onClick={start} to={to}>
      {children}
    </Link>
  );
}
