// What a cart reads from projects.
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { int8 } from '../../../platform/database/columns.ts';
import { anyOf, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const ownProjects = tables
  .selectFrom('projects as p')
  .innerJoin('showrooms as s', 's.id', 'p.showroom_id')
  .where('p.deleted_at', 'is', null);

/** Null if the user has no such project. */
export const findOwnProject = statement((p: Params<{ id: ProjectId; userId: UserId }>) =>
  ownProjects
    .select(['s.user_id as pro_id', 'p.from_cart'])
    .where('p.id', '=', p.id)
    .where('p.user_id', '=', p.userId),
).get;

const countOwn = statement(
  (p: Params<{ userId: UserId; proId: ProUserId; projectIds: readonly ProjectId[] }>) =>
    ownProjects
      .select((eb) => eb.fn.countAll<number>().as('own'))
      .where('p.id', '=', anyOf(p.projectIds))
      .where('p.user_id', '=', p.userId)
      .where('s.user_id', '=', p.proId),
  { own: int8 },
).require;

/** How many of the projects belong to the user, in this pro's showroom. */
export async function countOwnProjects(
  db: Queryable,
  of: {
    readonly userId: UserId;
    readonly proId: ProUserId;
    readonly projectIds: readonly ProjectId[];
  },
): Promise<number> {
  return (await countOwn(db, of)).own;
}

/** Lines of those projects that belong to the user. */
export const readProjectLines = statement(
  (p: Params<{ userId: UserId; projectIds: readonly ProjectId[] }>) =>
    tables
      .selectFrom('project_lines as l')
      .innerJoin('projects as p', 'p.id', 'l.project_id')
      .select(['l.variant_id', 'l.project_id', 'l.qty'])
      .where('p.id', '=', anyOf(p.projectIds))
      .where('p.user_id', '=', p.userId)
      .where('p.deleted_at', 'is', null)
      .orderBy('l.id'),
).list;

export type ProjectLine = RowOf<typeof readProjectLines>;
