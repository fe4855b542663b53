import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useSession } from '../../platform/session.tsx';
import { showActionToast } from '../../platform/toast-queue.ts';
import { withToast } from '../../platform/with-toast.ts';
import {
  copyProject,
  deleteProject,
  fetchChecklists,
  fetchProjects,
  fetchStorage,
  type ProjectCard,
  renameProject,
  restoreProject,
  setShareLink,
  shareToPro,
} from './project-calls.ts';

const LIST = ['projects', 'own'] as const;
const DELETED = ['projects', 'deleted'] as const;
const STORAGE = ['projects', 'storage'] as const;
export const CHECKLISTS = ['projects', 'checklists'] as const;

/** Refetched whenever it is shown: rooms change and pictures are made elsewhere. */
export const useProjects = () =>
  useQuery({ queryKey: LIST, queryFn: () => fetchProjects(false), staleTime: 0 });

export const useDeletedProjects = () =>
  useQuery({ queryKey: DELETED, queryFn: () => fetchProjects(true) });

export const useStorage = () =>
  useQuery({ queryKey: STORAGE, queryFn: fetchStorage, staleTime: 0 });

export const useChecklists = (isWanted = true) =>
  useQuery({ queryKey: CHECKLISTS, queryFn: fetchChecklists, enabled: isWanted });

function change(client: QueryClient, id: ProjectId, of: Partial<ProjectCard>) {
  client.setQueryData<ProjectCard[]>(LIST, (cards) =>
    cards?.map((card) => (card.id === id ? { ...card, ...of } : card)),
  );
}

/** Changes to projects. Each returns false if the server refused, after showing why. */
export function useProjectChanges() {
  const client = useQueryClient();
  const { refresh } = useSession();

  /** The lists, and the account's number of projects (VIS-12). */
  const reload = async () => {
    await client.invalidateQueries({ queryKey: ['projects'] });
    void refresh();
  };

  async function restore(id: ProjectId): Promise<boolean> {
    const done = await withToast(restoreProject(id));
    await reload();
    return done !== null;
  }

  return {
    restore,
    async rename(id: ProjectId, name: string): Promise<boolean> {
      const reply = await withToast(renameProject(id, name));
      if (reply) change(client, id, reply.data);
      return reply !== null;
    },
    async copy(id: ProjectId): Promise<boolean> {
      const reply = await withToast(copyProject(id));
      if (reply) await reload();
      return reply !== null;
    },
    async remove({ id, name }: Pick<ProjectCard, 'id' | 'name'>): Promise<boolean> {
      try {
        await deleteProject(id);
      } catch (error) {
        return (await withToast(Promise.reject(error))) !== null;
      }
      showActionToast({
        kind: 'success',
        text: `“${name}” is deleted.`,
        id: `deleted-${id}`,
        action: { label: 'Undo', onPress: () => void restore(id) },
      });
      await reload();
      return true;
    },
    async setLink(id: ProjectId, on: boolean): Promise<boolean> {
      const reply = await withToast(setShareLink(id, on));
      if (reply) change(client, id, { pid: reply.data.pid, shared_link: on });
      return reply !== null;
    },
    /** CART-15. */
    async shareToPro(id: ProjectId): Promise<boolean> {
      const reply = await withToast(shareToPro(id));
      if (reply) change(client, id, { shared_to_pro: true });
      return reply !== null;
    },
  };
}
export type ProjectChanges = ReturnType<typeof useProjectChanges>;
