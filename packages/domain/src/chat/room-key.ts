import type { ProjectId, UserId } from '../ids.ts';

/**
 * What a chat room is about: a project, or an account's talk with support (null: one's own). On the wire and in paths:
 * '12', 'support-34', 'support'.
 */
export type RoomRef =
  | { readonly kind: 'project'; readonly project: ProjectId }
  | { readonly kind: 'support'; readonly user: UserId | null };

const PATTERN = /^(?:(\d{1,15})|support(?:-(\d{1,15}))?)$/;

/** Null for anything else. */
export function readRoomKey(text: string): RoomRef | null {
  const found = PATTERN.exec(text);
  if (found === null) return null;
  const [, project, user] = found;
  if (project !== undefined) return { kind: 'project', project: Number(project) as ProjectId };
  return { kind: 'support', user: user === undefined ? null : (Number(user) as UserId) };
}

export function roomKeyOf(ref: RoomRef): string {
  if (ref.kind === 'project') return String(ref.project);
  return ref.user === null ? 'support' : `support-${ref.user}`;
}
