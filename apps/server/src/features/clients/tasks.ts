import type { ProTask } from '@wevisu/contract/pro-tasks.ts';
import { type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { ClientsDeps } from './deps.ts';
import { findTasks } from './find-tasks.ts';
import { isClient } from './store/clients.ts';
import {
  changeTask,
  findTask,
  insertTask,
  listTaskRows,
  removeTask,
  type TaskRow,
} from './store/tasks.ts';

type Deps = Pick<ClientsDeps, 'pool' | 'now'>;

interface TaskFields {
  readonly title: string;
  readonly due_on: string | null;
  readonly client: UserId | null;
}

export async function listTasks(
  deps: Deps,
  { proId, done }: { readonly proId: ProUserId; readonly done: boolean },
) {
  const { pool, now } = deps;
  const found = await findTasks(deps, proId);
  const open = await listTaskRows(pool, { proId, clientId: null, done: false });
  const own = done ? await listTaskRows(pool, { proId, clientId: null, done }) : open;
  return {
    found,
    own: own.map((task) => showTask(task, dayOf(now()))),
    waiting: found.length + open.length,
  };
}

export async function createTask(
  deps: Deps,
  { proId, ...fields }: TaskFields & { readonly proId: ProUserId },
): Promise<Result<ProTask>> {
  const { pool, now } = deps;
  if (!(await isOwnClient(deps, proId, fields.client))) return refuse('client_not_found');
  const { title, due_on: dueOn, client: clientId } = fields;
  const task = await insertTask(pool, { proId, title, dueOn, clientId, now: now() });
  return task === null ? refuse('showroom_not_found') : ok(showTask(task, dayOf(now())));
}

/** Refused if another window or device has changed it since. */
export async function updateTask(
  deps: Deps,
  given: TaskFields & {
    readonly proId: ProUserId;
    readonly id: number;
    readonly version: number;
    readonly done: boolean;
  },
): Promise<Result<ProTask>> {
  const { pool, now } = deps;
  const { proId, id, version, title, done } = given;
  if ((await findTask(pool, { proId, id })) === null) return refuse('task_not_found');
  if (!(await isOwnClient(deps, proId, given.client))) return refuse('client_not_found');
  const task = await changeTask(pool, {
    ...{ proId, id, version, title, done, now: now() },
    ...{ dueOn: given.due_on, clientId: given.client },
  });
  if (task !== null) return ok(showTask(task, dayOf(now())));
  const current = await findTask(pool, { proId, id });
  if (current === null) return refuse('task_not_found');
  return refuse('changed_meanwhile', { now: showTask(current, dayOf(now())) });
}

export async function deleteTask(
  { pool }: Deps,
  of: { readonly proId: ProUserId; readonly id: number },
): Promise<Result<null>> {
  return (await removeTask(pool, of)) ? ok(null) : refuse('task_not_found');
}

export function showTask(row: TaskRow, today: Day): ProTask {
  const { id, title, dueOn, doneAt, clientId, client, version } = row;
  return {
    ...{ id, title, due_on: dueOn, version },
    is_overdue: doneAt === null && dueOn !== null && dueOn < today,
    done_at: doneAt?.toISOString() ?? null,
    client: clientId === null ? null : { id: clientId, name: client ?? '' },
  };
}

async function isOwnClient({ pool }: Deps, proId: ProUserId, id: UserId | null): Promise<boolean> {
  return id === null || (await isClient(pool, { proId, id })) !== null;
}
