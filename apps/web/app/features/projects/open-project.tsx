import { designPath } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { keepRoomChoice } from '../showrooms/stored-item.ts';
import type { ProjectCard } from './project-calls.ts';

type Opened = Pick<
  ProjectCard,
  'id' | 'showroom' | 'vsd_id' | 'floorplan' | 'floorTemplate' | 'is_3d'
>;

/** STORE-05, DATA-10: makes the project, its room and its showroom the current ones. */
export function keepOpenProject({ id, showroom, vsd_id, floorplan, floorTemplate, is_3d }: Opened) {
  keepRoomChoice({ floorplan, floorTemplate, is_3d, project: id }, { showroom, vsd_id });
}

export interface OpenProjectProps {
  readonly project: Opened;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a project in the editor. */
export function OpenProject({ project, className, children }: OpenProjectProps) {
  return (
    <Link
      className={className}
      onClick={() => keepOpenProject(project)}
      to={designPath({ project: project.id })}
    >
      {children}
    </Link>
  );
}
