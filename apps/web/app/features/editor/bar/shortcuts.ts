// The editor's keys and what they do. The dialog and the key handler read this one table.

export type Shortcut =
  | 'undo'
  | 'redo'
  | 'copy'
  | 'remove'
  | 'turn'
  | 'turn-back'
  | 'lock'
  | 'group'
  | 'deselect'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'far-left'
  | 'far-right'
  | 'far-up'
  | 'far-down'
  | 'view-3d'
  | 'view-2d'
  | 'view-both'
  | 'view-list'
  | 'measure'
  | 'comment'
  | 'save'
  | 'help';

interface Key {
  readonly does: Shortcut;
  readonly keys: readonly string[];
  readonly words: string;
}

/** 'mod' is Ctrl, or Command on a Mac. Keys are named as in KeyboardEvent.key, in lower case. */
export const shortcuts: readonly Key[] = [
  { does: 'undo', keys: ['mod+z'], words: 'Undo' },
  { does: 'redo', keys: ['mod+y', 'mod+shift+z'], words: 'Redo' },
  { does: 'copy', keys: ['mod+d'], words: 'Copy the selection' },
  { does: 'remove', keys: ['delete', 'backspace'], words: 'Remove the selection' },
  { does: 'turn', keys: ['r'], words: 'Turn a quarter left' },
  { does: 'turn-back', keys: ['shift+r'], words: 'Turn a quarter right' },
  { does: 'lock', keys: ['l'], words: 'Lock or unlock' },
  { does: 'group', keys: ['g'], words: 'Group or ungroup' },
  { does: 'left', keys: ['arrowleft'], words: 'Move 1 in to the left' },
  { does: 'right', keys: ['arrowright'], words: 'Move 1 in to the right' },
  { does: 'up', keys: ['arrowup'], words: 'Move 1 in up' },
  { does: 'down', keys: ['arrowdown'], words: 'Move 1 in down' },
  { does: 'far-left', keys: ['shift+arrowleft'], words: 'Move 1 ft to the left' },
  { does: 'far-right', keys: ['shift+arrowright'], words: 'Move 1 ft to the right' },
  { does: 'far-up', keys: ['shift+arrowup'], words: 'Move 1 ft up' },
  { does: 'far-down', keys: ['shift+arrowdown'], words: 'Move 1 ft down' },
  { does: 'deselect', keys: ['escape'], words: 'Clear the selection, put the tool away' },
  { does: 'view-both', keys: ['1'], words: '3D and plan' },
  { does: 'view-3d', keys: ['2'], words: '3D' },
  { does: 'view-2d', keys: ['3'], words: 'Plan' },
  { does: 'view-list', keys: ['4'], words: 'List' },
  { does: 'measure', keys: ['m'], words: 'Measure in the plan' },
  { does: 'comment', keys: ['c'], words: 'Comment on a place, in a saved room' },
  { does: 'save', keys: ['mod+s'], words: 'Save now' },
  { does: 'help', keys: ['?', 'shift+?'], words: 'Keyboard shortcuts' },
];

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const byKey = new Map(
  shortcuts.flatMap(({ does, keys }) => keys.map((key) => [key, does] as const)),
);

/** The command for a key; null if it has none. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Shortcut | null {
  if (altKey) return null;
  const name = `${ctrlKey || metaKey ? 'mod+' : ''}${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;
  return byKey.get(name) ?? null;
}

const shown: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  shift: 'Shift',
  delete: 'Del',
  backspace: 'Backspace',
  escape: 'Esc',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};

/** 'mod+shift+z' as labeled on the keyboard: Ctrl + Shift + Z. */
export function keyText(key: string): string {
  return key
    .split('+')
    .map((part) => shown[part] ?? part.toUpperCase())
    .join(' + ');
}
