import { noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { followScene, whenUpToDate } from './derive.ts';
import type { DeriveReply, DeriveRequest, MendReply, MendRequest } from './derive-messages.ts';
import { createEditor, documentOf } from './editor-store.ts';

const empty: Takeoff = {
  lines: [],
  orders: [],
  materials: [],
  allowance: 'careful',
  totalCents: 0,
  byRoom: {},
  byVendor: {},
};

/** A worker whose answers come from the test. */
function thread() {
  const requests: DeriveRequest[] = [];
  const asked: number[] = [];
  let listener: (event: { data: DeriveReply | MendReply }) => void = () => {};
  let broken = () => {};
  return {
    requests,
    asked,
    answer: (findings: readonly Finding[] = []) =>
      listener({ data: { ok: true, takeoff: empty, findings, faces: [], ms: 1 } }),
    mend: (reply: MendReply) => listener({ data: reply }),
    refuse: () => listener({ data: { ok: false, why: 'no reason' } }),
    fail: () => broken(),
    start: () => ({
      postMessage: (request: DeriveRequest | MendRequest) => {
        if ('mendOf' in request) asked.push(request.mendOf);
        else requests.push(request);
      },
      addEventListener: (type: 'message' | 'error', next: typeof listener & (() => void)) => {
        if (type === 'message') listener = next;
        else broken = next;
      },
      terminate: () => {},
    }),
  };
}

function renameRoom(editor: ReturnType<typeof createEditor>, name: string) {
  const edit = draft(editor.getState().history.nodes);
  const room = edit.get('room-1');
  if (room?.type === 'room') edit.put('room-1', { ...room, name });
  editor.getState().change('Rename', edit.change());
}

test('edits made during a request go together in the next one, with only the changed nodes', () => {
  const editor = createEditor(emptyRoom());
  const worker = thread();
  const { store } = followScene(editor, worker.start);
  expect(Object.keys(worker.requests[0]?.put ?? {})).toContain('wall-1');
  renameRoom(editor, 'Kitchen');
  renameRoom(editor, 'Bath');
  expect(worker.requests).toHaveLength(1);
  worker.answer();
  expect(store.getState().isStale).toBe(true);
  expect(worker.requests).toHaveLength(2);
  expect(Object.keys(worker.requests[1]?.put ?? {})).toEqual(['room-1']);
  expect(worker.requests[1]?.products).toBeNull();
  worker.answer();
  expect(store.getState()).toMatchObject({ isStale: false, takeoff: empty, problem: null });
});

test('choosing what is ordered for breakage counts again, is saved, and is undone', () => {
  const editor = createEditor(emptyRoom());
  const worker = thread();
  followScene(editor, worker.start);
  worker.answer();
  const allowance = { from: 'careful', to: 'keep' } as const;
  editor.getState().change('Change the order', { ...noChange, allowance });
  expect(worker.requests.map((request) => request.allowance)).toEqual(['careful', 'keep']);
  const { edits } = editor.getState();
  const saved = documentOf(editor.getState());
  expect([edits, saved.allowance]).toEqual([1, 'keep']);
  expect(createEditor(saved).getState().history.allowance).toBe('keep');
  worker.answer();
  editor.getState().undo();
  expect(worker.requests.at(-1)).toMatchObject({ allowance: 'careful', put: {}, products: null });
  expect(documentOf(editor.getState())).not.toHaveProperty('allowance');
});

test('a failed request is reported and keeps the last results', () => {
  const editor = createEditor(emptyRoom());
  const worker = thread();
  const { store } = followScene(editor, worker.start);
  worker.answer();
  renameRoom(editor, 'Kitchen');
  worker.refuse();
  expect(store.getState().takeoff).toBe(empty);
  expect(store.getState().problem).toMatch(/could not be computed/);
});

test('a waiting callback runs once the scene is up to date, and does not wait for a worker that ended', () => {
  const editor = createEditor(emptyRoom());
  const worker = thread();
  const { store } = followScene(editor, worker.start);
  const done: string[] = [];
  whenUpToDate(store, () => done.push('first'));
  expect(done).toEqual([]);
  renameRoom(editor, 'Kitchen');
  worker.answer();
  expect(done).toEqual([]);
  worker.answer();
  expect(done).toEqual(['first']);
  whenUpToDate(store, () => done.push('at once'));
  expect(done).toEqual(['first', 'at once']);
  renameRoom(editor, 'Bath');
  whenUpToDate(store, () => done.push('without the thread'));
  worker.fail();
  expect(done).toEqual(['first', 'at once', 'without the thread']);
  expect(store.getState().problem).toMatch(/could not be computed/);
});

test('mends are worked out one at a time, after the scene, and forgotten when it changes', () => {
  const editor = createEditor(emptyRoom());
  const worker = thread();
  const { store, askForMend } = followScene(editor, worker.start);
  const finding = (code: string): Finding => ({
    code,
    tier: 'tip',
    text: code,
    nodeIds: ['room-1'],
    measured: null,
    required: null,
    line: null,
    mend: null,
  });
  const [first, second] = [finding('K6'), finding('K7')];
  worker.answer([first, second]);
  expect(worker.asked).toEqual([]);
  askForMend(first);
  askForMend(second);
  askForMend(first);
  expect(worker.asked).toEqual([0]);
  const mend = { label: 'Move the island', change: { added: {}, changed: {}, removed: {} } };
  worker.mend({ mendOf: 0, mend });
  expect(store.getState().mends.get(first)).toBe(mend);
  expect(worker.asked).toEqual([0, 1]);
  renameRoom(editor, 'Kitchen');
  expect(worker.requests).toHaveLength(1);
  worker.mend({ mendOf: 1, mend: null });
  expect(worker.requests).toHaveLength(2);
  worker.answer([finding('K6')]);
  expect(store.getState().mends.size).toBe(0);
});
