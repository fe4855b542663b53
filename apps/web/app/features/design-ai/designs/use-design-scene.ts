import { useQuery } from '@tanstack/react-query';
import { untilLoaded } from '../../../platform/late.ts';
import { fetchDesignScene, RUN_KEYS } from '../runs/run-calls.ts';

const loadReader = () => untilLoaded(() => import('../../shared-design/read-shared.ts'));

/** A design's scene with its plan, read in the browser. */
export function useDesignScene(run: string, at: number) {
  return useQuery({
    queryKey: RUN_KEYS.scene(run, at),
    async queryFn() {
      const [reply, { readShared }] = await Promise.all([fetchDesignScene(run, at), loadReader()]);
      return { ...reply, read: readShared(reply.scene) };
    },
    staleTime: 300_000,
    // Scenes are large and never changed: comparing them with what was there takes longer than drawing them.
    structuralSharing: false,
  });
}

export type DesignScene = NonNullable<ReturnType<typeof useDesignScene>['data']>;
