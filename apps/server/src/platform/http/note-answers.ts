// What security events tell of answers, whichever call gave them.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import type { Answer } from './answer-call.ts';
import type { Caller } from './caller.ts';

type Events = Pick<SecurityEvents, 'note'>;

/** Of any limit: of calls, of bytes, of passwords, of payments. */
export function noteLimit(
  events: Events,
  { name }: CallDefinition,
  { caller, status }: { readonly caller: Caller; readonly status: number },
): void {
  if (status !== 429) return;
  const userId = caller.user?.userId ?? null;
  const { address } = caller;
  events.note({
    kind: 'limit_reached',
    outcome: 'too_many_requests',
    userId,
    address,
    about: name,
  });
}

/** A change that staff made after their code. Calls that write an event of their own are told of twice. */
export function noteStaffAct(
  events: Events,
  { method, name, access }: CallDefinition,
  of: { readonly caller: Caller; readonly answer: Answer; readonly params: unknown },
): void {
  const { user, address } = of.caller;
  const isForStaff = access !== 'public' && access !== 'signed-in';
  if (method === 'GET' || !isForStaff || user?.type !== 'Admin' || of.answer.refused !== null)
    return;
  // The ids in the path; texts are left out, since somebody typed them.
  const ids = Object.values(of.params ?? {}).filter((value) => /^\d+$/.test(String(value)));
  const about = [name, ...ids].join(' ');
  events.note({ kind: 'staff_act', actorId: user.userId, address, about });
}
