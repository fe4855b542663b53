import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countProducts } from '@wevisu/domain/catalog/unit-labels.ts';
import { PATHS, projectProductsPath } from '@wevisu/site/paths.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { late } from '../../platform/late.ts';
import { Badge } from '../../ui/badge.tsx';
import { OpenProject } from './open-project.tsx';
import { agoText, type Progress, progressText } from './progress-text.ts';
import type { ProjectCard as Card } from './project-calls.ts';
import type { ProjectAction } from './project-menu.tsx';
import { ProjectName } from './project-name.tsx';
import { ProjectPicture } from './project-picture.tsx';

const ProjectMenu = late(() => import('./project-menu.tsx'));

export interface ProjectCardProps {
  readonly project: Card;
  /** null while unknown. */
  readonly progress: Progress | null;
  readonly onAct: (action: Exclude<ProjectAction, 'rename'>) => void;
  readonly onRename: (name: string) => Promise<boolean>;
}

export function ProjectCard({ project, progress, onAct, onRename }: ProjectCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, company_name, picked_products, shared_link, shared_to_pro } = project;
  return (
    <article className="group flex h-full flex-col">
      <OpenProject className="block overflow-hidden rounded-card" project={project}>
        <span className="reader-only">Open {name}</span>
        <ProjectPicture project={project} />
      </OpenProject>
      <div className="mt-3 flex items-start justify-between gap-2">
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <ProjectName name={name} onClose={() => setRenaming(false)} onRename={onRename} />
          ) : (
            <h2 className="line-clamp-2 break-words pt-2 font-sans text-18 font-[540] leading-snug">
              {name}
            </h2>
          )}
          <p className="mt-0.5 text-14 text-muted">
            {company_name} · {changed(project)}
          </p>
        </div>
        {/* Loads with the account menu, which is on every page for signed-in people. */}
        <Suspense fallback={<span className="size-11" />}>
          <ProjectMenu
            name={name}
            onAct={(action) => (action === 'rename' ? setRenaming(true) : onAct(action))}
          />
        </Suspense>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
        <Link
          className="text-link figures inline-flex min-h-8 items-center"
          to={`${PATHS.visualizeChecklist}?project=${id}`}
        >
          {progress === null ? 'Checklist' : progressText(progress)}
          <span className="reader-only">, the checklist of {name}</span>
        </Link>
        {picked_products > 0 && (
          <Link
            className="text-link figures inline-flex min-h-8 items-center"
            to={projectProductsPath(id)}
          >
            {countProducts(picked_products)}
            <span className="reader-only">, picked for {name}</span>
          </Link>
        )}
        {shared_link && <Badge>Shared by link</Badge>}
        {shared_to_pro && <Badge kind="accent">Your pro can see it</Badge>}
      </div>
    </article>
  );
}

function changed({ updated_at }: Card): string {
  const ago = agoText(updated_at, Date.now());
  return ago === null ? `changed ${formatDate(updated_at)}` : `changed ${ago}`;
}
