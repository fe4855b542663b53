import { useQueryClient } from '@tanstack/react-query';
import { withToast } from '../../../platform/with-toast.ts';
import { type AiDesign, type DesignRun, keepDesign, RUN_KEYS } from '../runs/run-calls.ts';

/** Changes of one design of a run: the page shows them at once. */
export function useDesignChanges(run: string, at: number) {
  const queryClient = useQueryClient();
  const key = RUN_KEYS.run(run);

  function show(change: Partial<AiDesign>) {
    queryClient.setQueryData<DesignRun>(
      key,
      (before) =>
        before && {
          ...before,
          designs: before.designs.map((one) => (one.at === at ? { ...one, ...change } : one)),
        },
    );
    void queryClient.invalidateQueries({ queryKey: RUN_KEYS.history });
  }

  return {
    show,
    async keep(kept: boolean) {
      show({ kept });
      const reply = await withToast(keepDesign(run, at, kept));
      if (reply === null) show({ kept: !kept });
    },
  };
}
