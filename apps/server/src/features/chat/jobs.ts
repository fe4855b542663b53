import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { ChatDeps } from './deps.ts';
import { dropLostFiles } from './file-keys.ts';

export function addChatJobs(jobs: JobQueue, deps: ChatDeps): void {
  jobs.every('chat.drop-lost-files', '41 3 * * *', () => dropLostFiles(deps));
}
