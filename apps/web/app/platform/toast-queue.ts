/** ERR-27, in milliseconds. */
export const TOAST_MS = 10_000;

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

export interface ToastMessage {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
}

/** An action such as Undo; pressing it closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Messages waiting for the list to load, which the first one triggers. */
let waiting: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | null = null;
let wake: (() => void) | null = null;

/**
 * Shows a message at the top end of the page as plain text (U-13). The same message, or one with the
 * same `id`, replaces the one shown.
 */
export function showToast(kind: ToastKind, text: string, id: string = `${kind}:${text}`): void {
  showActionToast({ id, kind, text });
}

/** The same with an action button. */
export function showActionToast(message: ToastMessage): void {
  if (deliver) deliver(message);
  else {
    waiting.push(message);
    wake?.();
  }
}

/** The list takes over: first the waiting messages, then each new one. */
export function takeToasts(listener: (message: ToastMessage) => void): () => void {
  deliver = listener;
  for (const message of waiting) listener(message);
  waiting = [];
  return () => {
    deliver = null;
  };
}

/** Calls back on the first message, even if it came earlier. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}
