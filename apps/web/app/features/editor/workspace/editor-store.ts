// What a person works on: the scene with its history, the selection, and the view. It knows no screen and no
// server; saving watches it from outside.
import { DEFAULT_ALLOWANCE } from '@wevisu/scene/document/allowance.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import {
  adopt,
  endGesture,
  type History,
  record,
  redo,
  startHistory,
  undo,
} from '@wevisu/scene/edit/history.ts';
import { isSameValue } from '@wevisu/scene/edit/same-node.ts';
import { createStore } from 'zustand/vanilla';
import { firstLevelOf } from '../edits/levels.ts';
import type { SelectedFace } from '../edits/selected-face.ts';

export const panes = ['both', '3d', '2d', 'list'] as const;
export type Panes = (typeof panes)[number];
export type Look = 'orbit' | 'walk' | 'top' | 'elevation';
export type Light = 'day' | 'evening' | 'lamps';
export const tools = ['select', 'measure', 'wall', 'door', 'window', 'room', 'comment'] as const;
export type Tool = (typeof tools)[number];

export interface EditorState {
  readonly name: string;
  readonly style: string | null;
  readonly budgetCents: number | null;
  readonly history: History;
  /** Facts of every product seen so far: those in the scene and those chosen since. */
  readonly products: Readonly<Record<string, ProductFacts>>;
  readonly selected: readonly NodeId[];
  readonly face: SelectedFace | null;
  readonly levelId: NodeId | null;
  readonly tool: Tool;
  readonly panes: Panes;
  readonly look: Look;
  readonly light: Light;
  /** Increases with every change of the scene, undo included; saving compares it. */
  readonly edits: number;
}

export interface EditorActions {
  /** Adds one step; steps in a row with the same gesture are merged. */
  change(label: string, change: Change, gesture?: string): void;
  endGesture(): void;
  undo(): void;
  redo(): void;
  /** What others have made of the scene; ids: of the nodes that may differ, null for all. Not an edit. */
  adopt(document: SharedParts, ids: ReadonlySet<NodeId | null> | null): void;
  learn(facts: readonly ProductFacts[]): void;
  select(ids: readonly NodeId[]): void;
  selectFace(face: SelectedFace | null): void;
  setBudget(cents: number | null): void;
  rename(name: string): void;
  show(how: Partial<Pick<EditorState, 'tool' | 'panes' | 'look' | 'light' | 'levelId'>>): void;
}

/** What several people share of a scene. */
type SharedParts = Pick<SceneDocument, 'nodes'> & {
  readonly choices: Pick<SceneDocument, 'name' | 'style' | 'budgetCents'> & {
    readonly allowance: History['allowance'];
  };
};

export type Editor = ReturnType<typeof createEditor>;

/** The current scene, with the facts of its products. */
export function documentOf(state: EditorState): SceneDocument {
  return {
    format: 'wevisu-scene',
    version: 1,
    name: state.name,
    style: state.style,
    budgetCents: state.budgetCents,
    ...(state.history.allowance !== DEFAULT_ALLOWANCE && { allowance: state.history.allowance }),
    nodes: state.history.nodes,
    products: state.products,
  };
}

/** The nodes of another state; those that say the same keep their identity. */
function takeNodes(
  mine: SceneNodes,
  theirs: SceneNodes,
  ids: ReadonlySet<NodeId | null> | null,
): SceneNodes {
  const next: Record<NodeId, SceneNode> = { ...mine };
  for (const id of ids ?? new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const node = id === null || !Object.hasOwn(theirs, id) ? undefined : theirs[id];
    if (id === null || isSameValue(mine[id], node)) continue;
    if (node) next[id] = node;
    else delete next[id];
  }
  return next;
}

/** Drops ids that no longer exist from the selection. */
function stillThere(history: History, ids: readonly NodeId[]): readonly NodeId[] {
  const kept = ids.filter((id) => Object.hasOwn(history.nodes, id));
  return kept.length === ids.length ? ids : kept;
}

export function createEditor(document: SceneDocument) {
  return createStore<EditorState & EditorActions>()((set) => {
    const moveTo = (next: (history: History) => History) =>
      set((state) => {
        const history = next(state.history);
        if (history === state.history) return state;
        const isEdit =
          history.nodes !== state.history.nodes || history.allowance !== state.history.allowance;
        const hasLevel = Object.hasOwn(history.nodes, state.levelId ?? '');
        return {
          history,
          levelId: hasLevel ? state.levelId : firstLevelOf(history.nodes),
          selected: stillThere(history, state.selected),
          edits: isEdit ? state.edits + 1 : state.edits,
        };
      });
    return {
      name: document.name,
      style: document.style,
      budgetCents: document.budgetCents,
      history: startHistory(document.nodes, document.allowance),
      products: document.products,
      selected: [],
      face: null,
      levelId: firstLevelOf(document.nodes),
      tool: 'select',
      panes: '3d',
      look: 'orbit',
      light: 'day',
      edits: 0,
      change: (label, change, gesture) =>
        moveTo((history) => record(history, label, change, gesture ?? null)),
      endGesture: () => moveTo(endGesture),
      undo: () => moveTo(undo),
      redo: () => moveTo(redo),
      adopt: ({ nodes, choices: { allowance, ...others } }, ids) =>
        set((state) => {
          const taken = takeNodes(state.history.nodes, nodes, ids);
          const history = adopt(state.history, { nodes: taken, allowance });
          const hasLevel = Object.hasOwn(history.nodes, state.levelId ?? '');
          return {
            ...others,
            history,
            levelId: hasLevel ? state.levelId : firstLevelOf(history.nodes),
            selected: stillThere(history, state.selected),
          };
        }),
      learn: (facts) =>
        set(({ products }) => ({
          products: { ...products, ...Object.fromEntries(facts.map((one) => [one.sku, one])) },
        })),
      select: (selected) => set({ selected, face: null }),
      selectFace: (face) => set({ face, selected: [] }),
      setBudget: (budgetCents) => set(({ edits }) => ({ budgetCents, edits: edits + 1 })),
      rename: (name) => set(({ edits }) => ({ name, edits: edits + 1 })),
      show: (how) => set(how),
    };
  });
}
