import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { daysLeft } from './progress-text.ts';
import type { ProjectCard } from './project-calls.ts';

export interface DeletedProjectsProps {
  readonly projects: readonly ProjectCard[];
  readonly onRestore: (id: ProjectId) => Promise<unknown>;
}

const FIRST_SHOWN = 4;

/** G-42: projects deleted in the last 30 days. */
export function DeletedProjects({ projects, onRestore }: DeletedProjectsProps) {
  const [pending, setPending] = useState<number | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? projects : projects.slice(0, FIRST_SHOWN);
  if (projects.length === 0) return null;

  async function restore(id: ProjectId) {
    setPending(id);
    await onRestore(id);
    setPending(null);
  }

  return (
    <section aria-labelledby="deleted" className="mt-20 border-line border-t pt-8">
      <h2 className="text-22" id="deleted">
        Recently deleted
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {shown.map(({ id, name, company_name, deleted_at }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={id}>
            <span className="min-w-0">
              <span className="block break-words">{name}</span>
              <span className="figures text-14 text-muted">
                {company_name} · {remains(deleted_at)}
              </span>
            </span>
            <Button
              isPending={pending === id}
              kind="secondary"
              onPress={() => void restore(id)}
              size="small"
            >
              Bring back<span className="reader-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < projects.length && (
        <Button className="mt-3" kind="quiet" onPress={() => setShowsAll(true)} size="small">
          Show all {projects.length}
        </Button>
      )}
    </section>
  );
}

function remains(deletedAt: string | null): string {
  const days = deletedAt === null ? 30 : daysLeft(deletedAt, Date.now());
  return days === 1 ? 'deleted permanently tomorrow' : `kept for ${days} more days`;
}
