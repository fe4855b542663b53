import { designPath } from '@wevisu/site/paths.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { AddLine } from './add-line.tsx';
import { ChecklistRow } from './checklist-row.tsx';
import { pickChecklist } from './pick-checklist.ts';
import { progressOf, progressText } from './progress-text.ts';
import { type Checklist, useChecklist } from './use-checklist.ts';

/** The checklist of a project, with a choice of others. */
export function ChecklistView({ checklists }: { readonly checklists: readonly Checklist[] }) {
  const [params, setParams] = useSearchParams();
  const stored = useStored(STORAGE_KEYS.project);
  const chosen = pickChecklist(checklists, { inAddress: params.get('project'), stored });
  if (chosen === null) return null;
  return (
    <>
      {checklists.length > 1 && (
        <NativeSelect
          className="mt-5 max-w-form"
          label="Project"
          onChange={(project) =>
            setParams({ project }, { replace: true, preventScrollReset: true })
          }
          options={checklists.map(({ project, name }) => ({ id: String(project), label: name }))}
          value={String(chosen.project)}
        />
      )}
      <List key={chosen.project} list={chosen} />
    </>
  );
}

function List({ list }: { readonly list: Checklist }) {
  const { project, name, project_checklist: items } = list;
  const changes = useChecklist(project);
  const [isAsking, setAsking] = useState(false);
  const progress = progressOf(items);

  async function addFromRoom() {
    setAsking(true);
    await changes.addFromRoom();
    setAsking(false);
  }

  return (
    <section aria-labelledby="list" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 break-words text-22" id="list">
          {name}
        </h2>
        <Link className="text-link text-14" to={designPath({ project })}>
          Open the room
        </Link>
      </div>
      {progress.total > 0 && (
        <>
          <p className="figures mt-1 text-14 text-muted">{progressText(progress)}</p>
          <span aria-hidden="true" className="mt-3 block h-1 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-accent transition-[width] duration-(--calm)"
              style={{ width: `${(100 * progress.done) / progress.total}%` }}
            />
          </span>
        </>
      )}
      {items.length === 0 ? (
        <p className="mt-6 rounded-card bg-sunken px-5 py-8 text-center text-muted">
          This list is empty. Add a line, or add what the room still needs.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {items.map((item) => (
            <ChecklistRow changes={changes} item={item} key={item.id} />
          ))}
        </ul>
      )}
      <AddLine onAdd={changes.add} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-tint px-5 py-4">
        <p className="min-w-56 flex-1 text-14">
          The room knows what it needs: floors and counters without a product, fixtures to choose,
          products to replace.
        </p>
        <Button
          isPending={isAsking}
          kind="secondary"
          onPress={() => void addFromRoom()}
          size="small"
        >
          Add from the room
        </Button>
      </div>
    </section>
  );
}
