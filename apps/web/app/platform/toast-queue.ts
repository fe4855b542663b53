/** ERR-27, in milliseconds. */
export const TOAST_MS = 10_000;

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

export interface ToastMessage {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
}

/** What can be done about it at once, such as taking it back; the message goes with it. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Messages that wait for the list to be loaded, which happens at the first of them. */
let waiting: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | null = null;
let wake: (() => void) | null = null;

/**
 * Shows a message at the top end of the page as plain text (U-13). The same message again, or one
 * of the same `id`, takes the place of the one that is shown.
 */
export function showToast(kind: ToastKind, text: string, id: string = `${kind}:${text}`): void {
  showActionToast({ id, kind, text });
}

/** The same with something to press. */
export function showActionToast(message: ToastMessage): void {
  if (deliver) deliver(message);
  else {
    waiting.push(message);
    wake?.();
  }
}

/** The list takes over: what waited first, then each message as it comes. */
export function takeToasts(listener: (message: ToastMessage) => void): () => void {
  deliver = listener;
  for (const message of waiting) listener(message);
  waiting = [];
  return () => {
    deliver = null;
  };
}

/** Calls back at the first message, also when it came before. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}
