import type { ProjectId } from '@wevisu/domain/ids.ts';
import { PROJECT_ASIDE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { hireProPath } from '@wevisu/site/hire-paths.ts';
import { chatPath, proposalsPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AskToDelete } from '../../ui/ask-to-delete.tsx';
import { CartDialog } from './cart-dialog.tsx';
import { keepOpenProject } from './open-project.tsx';
import { progressOf } from './progress-text.ts';
import type { ProjectCard as Card } from './project-calls.ts';
import { ProjectCard } from './project-card.tsx';
import { roomOfProject } from './room-to-order.ts';
import { ShareDialog } from './share-dialog.tsx';
import { type ProjectChanges, useChecklists } from './use-projects.ts';

const PROJECTS_ID = 'own-projects';
export const PROJECT_GRID = 'mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 md:mt-10';

export interface ProjectGridProps {
  readonly projects: readonly Card[];
  readonly changes: ProjectChanges;
}

interface Opened {
  readonly what: 'share' | 'cart' | 'delete';
  readonly id: ProjectId;
}

export function ProjectGrid({ projects, changes }: ProjectGridProps) {
  const checklists = useChecklists();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = projects.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);

  function progress(id: ProjectId) {
    if (!checklists.data) return null;
    const list = checklists.data.find(({ project }) => project === id);
    return progressOf(list?.project_checklist ?? []);
  }

  return (
    <>
      <ul className={PROJECT_GRID} id={PROJECTS_ID} tabIndex={-1}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              onAct={(action) => {
                if (action === 'copy') void changes.copy(project.id);
                else if (action === 'proposals') void navigate(proposalsPath(project.id));
                else if (action === 'hire') void navigate(hireProPath(project.id));
                else if (action === 'chat') void navigate(chatPath(String(project.id)));
                else setOpened({ what: action, id: project.id });
              }}
              onRename={(name) => changes.rename(project.id, name)}
              progress={progress(project.id)}
              project={project}
            />
          </li>
        ))}
      </ul>
      {shown && opened?.what === 'share' && (
        <ShareDialog changes={changes} onClose={close} project={shown} />
      )}
      {shown && opened?.what === 'delete' && (
        <AskToDelete
          action="Delete project"
          focusId={PROJECTS_ID}
          onClose={close}
          onDelete={() => changes.remove(shown)}
          title={`Delete “${shown.name}”?`}
        >
          <p>
            You can bring it back for {PROJECT_ASIDE_DAYS} days. What you put in the cart stays
            there.
          </p>
        </AskToDelete>
      )}
      {shown && opened?.what === 'cart' && (
        <CartDialog
          name={shown.name}
          onClose={close}
          onPut={() => keepOpenProject(shown)}
          room={roomOfProject(async () => shown.id)}
          vsdId={shown.vsd_id}
        />
      )}
    </>
  );
}
