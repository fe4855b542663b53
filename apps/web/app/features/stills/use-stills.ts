import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { withToast } from '../../platform/with-toast.ts';
import { deleteStill, fetchStills } from './still-calls.ts';
import { isUnderWay } from './still-text.ts';

const EVERY_MS = 2_500;
const FINAL: ReadonlySet<number> = new Set([401, 403, 404]);

const keyOf = (project: ProjectId | null) => ['stills', 'list', project] as const;

interface Seen {
  readonly data: readonly Pick<ProjectStill, 'status'>[] | undefined;
  readonly error: Error | null;
}

/**
 * In milliseconds. false if nothing is in progress, or if the answer cannot change because the project is
 * gone.
 */
export function nextLook({ data, error }: Seen): number | false {
  const isFinal = error instanceof ApiFailure && FINAL.has(error.status);
  return !isFinal && data?.some(isUnderWay) ? EVERY_MS : false;
}

/** The stills of a project, polled while one is in progress and the page is visible. */
export function useStills(project: ProjectId | null) {
  return useQuery({
    queryKey: keyOf(project),
    queryFn: () => (project === null ? [] : fetchStills(project)),
    staleTime: 0,
    refetchInterval: ({ state }) => nextLook(state),
  });
}

export function useStillChanges() {
  const client = useQueryClient();

  return {
    /** Adds one that was just requested. */
    add(project: ProjectId, still: ProjectStill) {
      const key = keyOf(project);
      client.setQueryData<ProjectStill[]>(key, (all = []) => [
        still,
        ...all.filter(({ id }) => id !== still.id),
      ]);
      void client.invalidateQueries({ queryKey: key });
    },
    /** Cancels or deletes one. Returns false if the server refused, after showing why. */
    async remove(project: ProjectId, still: number): Promise<boolean> {
      const key = keyOf(project);
      const reply = await withToast(deleteStill(project, still));
      // A poll in progress may still contain it.
      await client.cancelQueries({ queryKey: key });
      if (reply) {
        client.setQueryData<ProjectStill[]>(key, (all) => all?.filter(({ id }) => id !== still));
      }
      await client.invalidateQueries({ queryKey: key });
      return reply !== null;
    },
  };
}
