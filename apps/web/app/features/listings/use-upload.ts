import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';

/** One upload at a time, and what is wrong with the last file. `field` is the name of the file in its form. */
export function useUpload(field: string) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isPending,
    problem,
    forget: () => setProblem(null),
    async run(work: () => Promise<void>): Promise<void> {
      setPending(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        setProblem(error.fields[field]?.[0] ?? error.text);
      } finally {
        setPending(false);
      }
    },
  };
}
