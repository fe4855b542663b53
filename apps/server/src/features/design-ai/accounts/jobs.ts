import { inBatches } from '../../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { DesignAiDeps } from '../deps.ts';
import { AI_RESET_JOB, mailAiResetLink } from './ai-passwords.ts';
import { dropOldAiCodes } from './store/ai-codes.ts';
import { dropEndedAiSessions } from './store/ai-sessions.ts';

export function addAiAccountJobs(jobs: JobQueue, deps: DesignAiDeps): void {
  jobs.every('design-ai.drop-stale', '33 3 * * *', async () => {
    for (const drop of [dropEndedAiSessions, dropOldAiCodes])
      await inBatches((limit) => drop(deps.pool, { limit }));
  });
  jobs.define<{ email: string | null }>(AI_RESET_JOB, async ({ email }) => {
    if (email !== null) await mailAiResetLink(deps, email);
  });
}
