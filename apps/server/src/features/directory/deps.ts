import type { HiringDeps } from '../hiring/deps.ts';
import type { ProjectDeps } from '../projects/deps.ts';
import type { StillDeps } from '../stills/deps.ts';

/** What the directory needs from the rest of the server. */
export interface DirectoryDeps extends HiringDeps, Pick<ProjectDeps, 'newId'> {
  /** Pictures of rooms. */
  readonly files: StillDeps['files'];
}
