import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectStill } from '@wevisu/contract/stills.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { withToast } from '../projects/with-toast.ts';
import { deleteStill, fetchStills } from './still-calls.ts';
import { isUnderWay } from './still-words.ts';

const EVERY_MS = 2_500;
const FINAL: ReadonlySet<number> = new Set([401, 403, 404]);

const keyOf = (project: number | null) => ['stills', 'list', project] as const;

interface Seen {
  readonly data: readonly Pick<ProjectStill, 'status'>[] | undefined;
  readonly error: Error | null;
}

/** In milliseconds; never where nothing is under way, or where the answer stays the same: the project is gone. */
export function nextLook({ data, error }: Seen): number | false {
  const isFinal = error instanceof ApiFailure && FINAL.has(error.status);
  return !isFinal && data?.some(isUnderWay) ? EVERY_MS : false;
}

/** The stills of a project, asked for again while one is under way and somebody looks at the page. */
export function useStills(project: number | null) {
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
    /** One that was just asked for. */
    add(project: number, still: ProjectStill) {
      const key = keyOf(project);
      client.setQueryData<ProjectStill[]>(key, (all = []) => [
        still,
        ...all.filter(({ id }) => id !== still.id),
      ]);
      void client.invalidateQueries({ queryKey: key });
    },
    /** Cancels one that is under way. Gives false where the server refused, after saying so. */
    async remove(project: number, still: number): Promise<boolean> {
      const key = keyOf(project);
      const reply = await withToast(deleteStill(project, still));
      // A look at the list that is on its way may still hold it.
      await client.cancelQueries({ queryKey: key });
      if (reply) {
        client.setQueryData<ProjectStill[]>(key, (all) => all?.filter(({ id }) => id !== still));
      }
      await client.invalidateQueries({ queryKey: key });
      return reply !== null;
    },
  };
}
export type StillChanges = ReturnType<typeof useStillChanges>;
