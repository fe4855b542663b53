import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { useEffect } from 'react';
import { commandsOf, told } from '../actions/commands.ts';
import { startComment } from '../actions/start-comment.ts';
import type { Workspace } from '../workspace/workspace-context.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

const INCH = 254;
const FOOT = 3_048;

const nudges: Readonly<Partial<Record<Shortcut, readonly [x: number, y: number]>>> = {
  left: [-INCH, 0],
  right: [INCH, 0],
  up: [0, INCH],
  down: [0, -INCH],
  'far-left': [-FOOT, 0],
  'far-right': [FOOT, 0],
  'far-up': [0, FOOT],
  'far-down': [0, -FOOT],
};

/** Fields, lists and dialogs keep the keys they use themselves while they have the focus. */
function isTyping(target: EventTarget | null, withControl: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // A toggle group uses the arrow keys but has no undo of its own.
  const fields = withControl ? 'input:not([type="radio"], [type="checkbox"])' : 'input';
  return (
    target.isContentEditable ||
    target.closest(
      `${fields}, select, textarea, [role="dialog"], [role="alertdialog"], [role="slider"]`,
    ) !== null
  );
}

/** Runs a shortcut. Returns false to leave the key to the browser. */
function perform(does: Shortcut, workspace: Workspace): boolean {
  const { editor, screen, saver, storage } = workspace;
  const state = editor.getState();
  const commands = commandsOf(editor);
  const hasSelection = state.selected.length > 0;
  const placing = told(screen.getState().placesFreely);
  const nudge = nudges[does];
  if (nudge) {
    // With nothing selected to move, the arrow keys walk and scroll.
    if (!state.selected.some((id) => isStanding(state.history.nodes[id]))) return false;
    commands.nudge(nudge, placing);
    return true;
  }
  switch (does) {
    case 'undo':
      state.undo();
      return true;
    case 'redo':
      state.redo();
      return true;
    case 'copy':
      commands.copy(placing);
      return true;
    case 'remove':
      if (hasSelection) commands.remove();
      return hasSelection;
    case 'turn':
    case 'turn-back':
      commands.turn(does === 'turn' ? 900 : -900);
      return true;
    case 'lock': {
      const first = state.history.nodes[state.selected[0] ?? ''];
      if (isStanding(first)) commands.lock(!first.locked);
      return true;
    }
    case 'group': {
      const items = state.selected.flatMap((id) => {
        const node = state.history.nodes[id];
        return node?.type === 'item' ? node : [];
      });
      const [first] = items;
      const isOne = first?.groupId != null && items.every((one) => one.groupId === first.groupId);
      if (isOne || items.length > 1) commands.group(!isOne);
      return true;
    }
    case 'deselect':
      state.show({ tool: 'select' });
      state.select([]);
      screen.getState().point(null);
      screen.getState().toFirstStep(null);
      return true;
    case 'save':
      void saver.flush();
      return true;
    case 'measure':
      state.show({ tool: 'measure', panes: state.panes === 'both' ? 'both' : '2d' });
      return true;
    case 'comment':
      if (storage.sharedProject() === null) return false;
      startComment(workspace);
      return true;
    case 'help':
      screen.getState().show('shortcuts');
      return true;
    case 'view-both':
    case 'view-3d':
    case 'view-2d':
    case 'view-list':
      state.show({ panes: panesOf[does] });
      return true;
    default:
      return false;
  }
}

const panesOf = {
  'view-both': 'both',
  'view-3d': '3d',
  'view-2d': '2d',
  'view-list': 'list',
} as const;

export function useShortcuts(workspace: Workspace): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const does = shortcutOf(event);
      // While typing, Ctrl+Z undoes typing; Ctrl+S still saves.
      if (does === null || event.defaultPrevented) return;
      const withControl = event.ctrlKey || event.metaKey;
      // React Aria's controls stop keydown events, so shortcuts with Control are handled in the capture
      // phase.
      if (withControl !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
      if (isTyping(event.target, withControl) && does !== 'save') return;
      // A dialog that lost the focus must not pass keys to the room behind it.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      if (perform(does, workspace)) event.preventDefault();
    };
    // A pause ends the current step; the next nudges form a new one.
    const up = (event: KeyboardEvent) => {
      if (!event.key.startsWith('Arrow')) workspace.editor.getState().endGesture();
    };
    addEventListener('keydown', down, { capture: true });
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down, { capture: true });
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [workspace]);
}
