import type { Allowance } from '@wevisu/scene/document/allowance.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { createStore } from 'zustand/vanilla';
import {
  type DeriveReply,
  type DeriveRequest,
  type MendReply,
  type MendRequest,
  nodesChanged,
} from './derive-messages.ts';
import type { Editor } from './editor-store.ts';

/** Results computed from the scene. They can lag behind an edit for a moment; then `isStale`. */
export interface Derived {
  readonly takeoff: Takeoff | null;
  readonly findings: readonly Finding[];
  /** What mends a finding, for those that were asked for; null where no single change does. */
  readonly mends: ReadonlyMap<Finding, Finding['mend']>;
  readonly faces: readonly Face[];
  readonly isStale: boolean;
  /** Why they could not be computed; the results shown are then the previous ones. */
  readonly problem: string | null;
}

export type DerivedStore = ReturnType<typeof followScene>['store'];

/** The part of a worker that is used, so that tests can stand in for it. */
export interface DeriveWorker {
  postMessage(request: DeriveRequest | MendRequest): void;
  addEventListener(
    type: 'message',
    listener: (event: { data: DeriveReply | MendReply }) => void,
  ): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

const FAILED = 'The totals could not be computed for this change.';

/** Runs a callback that needs current results: now, or as soon as they arrive. */
export function whenUpToDate(
  derived: Pick<DerivedStore, 'getState' | 'subscribe'>,
  run: () => void,
) {
  if (!derived.getState().isStale) return run();
  const stop = derived.subscribe(({ isStale }) => {
    if (isStale) return;
    stop();
    run();
  });
}

/**
 * Keeps the totals, findings and faces of an editor's scene up to date. One request is in progress at a time,
 * and edits made meanwhile go with the next one, so a drag never builds up a queue.
 */
export function followScene(editor: Editor, startWorker: () => DeriveWorker) {
  const store = createStore<Derived>(() => ({
    takeoff: null,
    findings: [],
    mends: new Map(),
    faces: [],
    isStale: true,
    problem: null,
  }));
  const worker = startWorker();
  let sentNodes: SceneNodes = {};
  let sentProducts: SceneDocument['products'] | null = null;
  let sentAllowance: Allowance | null = null;
  let isBusy = false;
  let isBroken = false;

  /** Findings whose mends are still to be worked out, while nothing else is. */
  let wanted: Finding[] = [];

  function isDirty(): boolean {
    const { history, products } = editor.getState();
    return (
      history.nodes !== sentNodes ||
      products !== sentProducts ||
      history.allowance !== sentAllowance
    );
  }

  function send(): void {
    if (isBusy || isBroken) return;
    if (!isDirty()) {
      askNext();
      return;
    }
    const { history, products } = editor.getState();
    isBusy = true;
    store.setState({ isStale: true });
    worker.postMessage({
      ...nodesChanged(sentNodes, history.nodes),
      products: products === sentProducts ? null : products,
      allowance: history.allowance,
    });
    sentNodes = history.nodes;
    sentProducts = products;
    sentAllowance = history.allowance;
  }

  function askNext(): void {
    const next = wanted.shift();
    const index = next ? store.getState().findings.indexOf(next) : -1;
    if (index < 0) return;
    isBusy = true;
    worker.postMessage({ mendOf: index });
  }

  worker.addEventListener('message', ({ data }) => {
    isBusy = false;
    if ('mendOf' in data) {
      const { findings, mends } = store.getState();
      const finding = findings[data.mendOf];
      if (finding) store.setState({ mends: new Map(mends).set(finding, data.mend) });
      return send();
    }
    const isStale = isDirty();
    if (data.ok) {
      const { takeoff, findings, faces } = data;
      wanted = [];
      store.setState({ takeoff, findings, mends: new Map(), faces, isStale, problem: null });
    } else {
      console.error(data.why);
      store.setState({ isStale, problem: FAILED });
    }
    send();
  });
  // The worker could not load or has ended: keep the last results and stop waiting.
  worker.addEventListener('error', () => {
    isBroken = true;
    store.setState({ isStale: false, problem: FAILED });
  });
  const stop = editor.subscribe(send);
  send();
  return {
    store,
    /** Works out what mends a finding, once the scene is up to date; `mends` then says so. */
    askForMend(finding: Finding) {
      if (store.getState().mends.has(finding) || wanted.includes(finding)) return;
      wanted.push(finding);
      send();
    },
    close() {
      stop();
      worker.terminate();
    },
  };
}
