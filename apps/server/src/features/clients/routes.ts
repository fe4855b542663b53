import * as clients from '@wevisu/contract/clients.ts';
import * as calendar from '@wevisu/contract/pro-calendar.ts';
import * as tasks from '@wevisu/contract/pro-tasks.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { endFeed, renewFeed, showFeed } from './calendar-feed.ts';
import type { ClientsDeps } from './deps.ts';
import { listArrivals } from './list-arrivals.ts';
import { exportClients, listClients } from './list-clients.ts';
import { saveNote, showClient } from './show-client.ts';
import { createTask, deleteTask, listTasks, updateTask } from './tasks.ts';

export function addClientCalls(calls: CallTable, deps: ClientsDeps): void {
  calls.add(clients.listClients, async ({ user }, { query }) => {
    const page = await listClients(deps, { proId: user.userId, query });
    return page.ok ? ok({ data: page.value }) : page;
  });
  calls.add(clients.exportClients, async ({ user }, { query }) => {
    const file = exportClients(deps, { proId: user.userId, query });
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });
  calls.add(clients.getClient, async ({ user }, { params }) => {
    const client = await showClient(deps, { proId: user.userId, ...params });
    return client.ok ? ok({ data: client.value }) : client;
  });
  calls.add(clients.saveClientNote, async ({ user }, { params, body }) => {
    const note = await saveNote(deps, { proId: user.userId, ...params, ...body });
    return note.ok ? ok({ data: note.value, message: 'Your note was saved.' }) : note;
  });
  addTaskCalls(calls, deps);
  addCalendarCalls(calls, deps);
}

function addTaskCalls(calls: CallTable, deps: ClientsDeps): void {
  calls.add(tasks.listProTasks, async ({ user }, { query }) =>
    ok({ data: await listTasks(deps, { proId: user.userId, ...query }) }),
  );
  calls.add(tasks.createProTask, async ({ user }, { body }) => {
    const task = await createTask(deps, { proId: user.userId, ...body });
    return task.ok ? ok({ data: task.value, message: 'Your task was added.' }) : task;
  });
  calls.add(tasks.updateProTask, async ({ user }, { params, body }) => {
    const task = await updateTask(deps, { proId: user.userId, ...params, ...body });
    return task.ok ? ok({ data: task.value }) : task;
  });
  calls.add(tasks.deleteProTask, async ({ user }, { params }) => {
    const gone = await deleteTask(deps, { proId: user.userId, ...params });
    return gone.ok ? ok({ message: 'Your task was removed.' }) : gone;
  });
}

function addCalendarCalls(calls: CallTable, deps: ClientsDeps): void {
  calls.add(calendar.listArrivals, async ({ user }, { query }) =>
    ok({ data: await listArrivals(deps, { proId: user.userId, ...query }) }),
  );
  calls.add(calendar.getCalendarFeed, async ({ user }) =>
    ok({ data: await showFeed(deps, user.userId) }),
  );
  calls.add(calendar.renewCalendarFeed, async ({ user }) => {
    const feed = await renewFeed(deps, user.userId);
    return feed.ok ? ok({ data: feed.value, message: 'Your calendar has a new address.' }) : feed;
  });
  calls.add(calendar.endCalendarFeed, async ({ user }) => {
    const ended = await endFeed(deps, user.userId);
    return ended.ok ? ok({ message: 'The address is turned off.' }) : ended;
  });
}
