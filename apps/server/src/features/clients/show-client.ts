import type { ClientNote } from '@wevisu/contract/clients.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { ClientsDeps } from './deps.ts';
import { showClientRow } from './list-clients.ts';
import { findClient, isClient, listProjectsOfClient } from './store/clients.ts';
import { findNote, writeNote } from './store/notes.ts';
import { listTaskRows } from './store/tasks.ts';
import { showTask } from './tasks.ts';

type Deps = Pick<ClientsDeps, 'pool' | 'now'>;
type Of = { readonly proId: ProUserId; readonly id: UserId };

/** A client of the pro's showroom. Somebody who only has a cart there stays without contact (privacy policy). */
export async function showClient({ pool, now }: Deps, of: Of) {
  const client = await findClient(pool, of);
  if (client === null) return refuse('client_not_found');
  const [projects, note, tasks] = await Promise.all([
    listProjectsOfClient(pool, of),
    findNote(pool, of),
    listTaskRows(pool, { proId: of.proId, clientId: of.id, done: false }),
  ]);
  const { email, phoneNumber, places } = client;
  const isKnown = client.orders > 0 || client.sharedProjects > 0;
  return ok({
    ...showClientRow(client),
    contact: isKnown ? { email, phone_number: phoneNumber, places: [...places] } : null,
    projects: projects.map(({ id, name, sharedAt, updatedAt }) => ({
      ...{ id, name, shared_at: sharedAt.toISOString(), updated_at: updatedAt.toISOString() },
    })),
    note: showNote(note),
    tasks: tasks.map((task) => showTask(task, dayOf(now()))),
  });
}

/** Refused if another window or device has saved the note since. */
export async function saveNote(
  { pool, now }: Deps,
  given: Of & { readonly text: string; readonly version: number },
): Promise<Result<ClientNote>> {
  const { proId, id } = given;
  if ((await isClient(pool, { proId, id })) === null) return refuse('client_not_found');
  const note = await writeNote(pool, { ...given, now: now() });
  if (note !== null) return ok(showNote(note));
  return refuse('changed_meanwhile', { now: showNote(await findNote(pool, { proId, id })) });
}

function showNote(note: Awaited<ReturnType<typeof findNote>>): ClientNote {
  return note === null
    ? { text: '', version: 0, updated_at: null }
    : { text: note.text, version: note.version, updated_at: note.updatedAt.toISOString() };
}
