// A comment that is open on the screen: one of the chat, one that is being sent, or one that is about to be written.
import type { Place } from '../edits/place.ts';

/** The view that it is open in; null for any. */
export type CommentView = 'plan' | 'room' | null;

export type OpenComment = { readonly view: CommentView } & (
  | { readonly kind: 'new'; readonly place: Place }
  /** By the key of its message. */
  | { readonly kind: 'waiting'; readonly key: string }
  | { readonly kind: 'pin'; readonly number: number }
);
