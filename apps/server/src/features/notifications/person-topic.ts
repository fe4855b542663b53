import type { UserId } from '@wevisu/domain/ids.ts';

/** What only this person's streams hear. */
export const personTopic = (userId: UserId) => `person:${userId}`;
