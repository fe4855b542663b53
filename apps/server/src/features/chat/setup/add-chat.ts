// Chats as a whole: of projects, with support, what is reported, and whom somebody has blocked.
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { ChatDeps } from '../deps.ts';
import { addChatJobs } from '../jobs.ts';
import { addChatCalls } from '../routes.ts';
import { addChatSafetyCalls } from '../safety/routes.ts';
import { addSupportCalls } from '../support/routes.ts';

export function addChat(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: ChatDeps,
): void {
  addChatCalls(calls, deps);
  addSupportCalls(calls, deps);
  addChatSafetyCalls(calls, deps);
  addChatJobs(jobs, deps);
}
