// Project lines picked by hand, as opposed to those its room counts.
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type PricedLine, readCartContents } from './cart-contents.ts';
import type { ProjectLine } from './store/projects.ts';

export function isPickedToBuy(line: PricedLine): boolean {
  return !line.fromScene && line.problem === null;
}

/** The picked lines of the user's projects in a showroom that can be bought as is. */
export async function listPickedLines(
  db: Queryable,
  of: {
    readonly userId: UserId;
    /** The pro's user id. */
    readonly proId: ProUserId;
    readonly projectIds: readonly ProjectId[];
    readonly now: Date;
  },
): Promise<ProjectLine[]> {
  const { userId, proId, now } = of;
  const picked: ProjectLine[] = [];
  for (const project of of.projectIds) {
    const owner = { kind: 'member', userId } as const;
    const contents = await readCartContents(db, {
      proId,
      owner,
      project,
      source: 'project',
      now,
    });
    for (const line of contents?.lines.filter(isPickedToBuy) ?? []) {
      picked.push({ variantId: line.variantId, projectId: project, qty: line.qty });
    }
  }
  return picked;
}
