import { useQueryClient } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { withToast } from '../../platform/with-toast.ts';
import {
  appendFromRoom,
  appendLine,
  type ChecklistItem,
  type fetchChecklists,
  updateLine,
} from './project-calls.ts';
import { CHECKLISTS } from './use-projects.ts';

type Checklists = Awaited<ReturnType<typeof fetchChecklists>>;
export type Checklist = Checklists[number];

/** Changes to a project's checklist (CART-14). Each returns false if it was refused. */
export function useChecklist(project: ProjectId) {
  const client = useQueryClient();

  function show(change: (items: readonly ChecklistItem[]) => ChecklistItem[]) {
    client.setQueryData<Checklists>(CHECKLISTS, (lists) =>
      lists?.map((list) =>
        list.project === project
          ? { ...list, project_checklist: change(list.project_checklist) }
          : list,
      ),
    );
  }

  /** Applies the server's list; after a refusal, reloads to undo the optimistic change. */
  async function settle(items: readonly ChecklistItem[] | undefined): Promise<boolean> {
    if (items) show(() => [...items]);
    else await client.invalidateQueries({ queryKey: CHECKLISTS });
    return items !== undefined;
  }

  return {
    async setDone(id: number, done: boolean) {
      show((items) => items.map((item) => (item.id === id ? { ...item, done } : item)));
      return settle((await withToast(updateLine(id, { done })))?.data);
    },
    async retitle(id: number, title: string) {
      return settle((await withToast(updateLine(id, { title })))?.data);
    },
    async remove(id: number) {
      show((items) => items.filter((item) => item.id !== id));
      return settle((await withToast(updateLine(id, { removed: true })))?.data);
    },
    async add(title: string) {
      return settle((await withToast(appendLine(project, title)))?.data.project_checklist);
    },
    async addFromRoom() {
      const reply = await withToast(appendFromRoom(project));
      if (reply?.data.append_items.length === 0) {
        showToast('info', 'Everything the room needs is already on the list.');
      }
      return settle(reply?.data.project_checklist);
    },
  };
}
export type ChecklistChanges = ReturnType<typeof useChecklist>;
