// People who look on without writing: by the project's link, or as a pro who may read it. They are told whole nodes, so
// what the shared document holds besides, as the owner's budget, does not reach them.
import type { LivePerson, LiveReply } from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Member } from './member.ts';
import { listLookers } from './store.ts';

/** Of one room in one process. */
export const MAX_GUESTS = 20;

/** Those who may still look on. */
export async function allowedGuests(
  db: Queryable,
  id: ProjectId,
  guests: readonly Member[],
): Promise<ReadonlySet<Member>> {
  if (guests.length === 0) return new Set();
  const keysOf = (some: readonly Member[]) => [...new Set(some.map(({ key }) => key))];
  const rights = await listLookers(db, {
    id,
    links: keysOf(guests.filter(({ userId }) => userId === null)),
    sessions: keysOf(guests.filter(({ userId }) => userId !== null)),
  });
  return new Set(
    guests.filter(({ key, userId }) =>
      rights.some((right) => right.key === key && right.userId === userId),
    ),
  );
}

/** What a guest is told of what is said to all; null for nothing. */
export function toGuest(reply: LiveReply): LiveReply | null {
  switch (reply.t) {
    case 'people':
      return { t: 'people', people: reply.people.map(withFirstName) };
    case 'nodes':
    case 'here':
    case 'saved':
    case 'beat':
      return reply;
    default:
      return null;
  }
}

function withFirstName(person: LivePerson): LivePerson {
  return { ...person, name: person.name.split(' ')[0] ?? '' };
}

/** The nodes that differ; those that nobody touched are the same objects. */
export function changedNodes(
  from: SceneNodes,
  to: SceneNodes,
): Extract<LiveReply, { t: 'nodes' }>['nodes'] {
  const gone = Object.keys(from).filter((id) => !Object.hasOwn(to, id));
  return [
    ...Object.entries(to).filter(([id, node]) => from[id] !== node),
    ...gone.map((id) => [id, null] as const),
  ];
}
