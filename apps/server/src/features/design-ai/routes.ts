import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { addAiAccountJobs } from './accounts/jobs.ts';
import { addAiAccountCalls } from './accounts/routes.ts';
import { addCredits } from './credits/routes.ts';
import type { DesignAiDeps } from './deps.ts';

/** Accounts and credits of AI 3D design. */
export function addDesignAi(
  to: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: DesignAiDeps,
): void {
  addAiAccountCalls(to.calls, deps);
  addAiAccountJobs(to.jobs, deps);
  addCredits(to, deps);
}
