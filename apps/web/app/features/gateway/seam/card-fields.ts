// What each gateway's card fields are to the pages: a box to type a card into, and a handle to get its token from.
import type { Ref } from 'react';

export type CardField = 'card_number' | 'name_on_Card' | 'exp_date' | 'cvv';

export interface CardHandle {
  /** Shows what is wrong with the card and puts the focus there; true if nothing is. */
  check(): boolean;
  /**
   * The gateway's token for what was typed; until something is changed, the same one. Rejects with an ApiFailure; if that
   * names fields, their errors are shown already. A network fault has status 0, and nothing was charged.
   */
  requestToken(): Promise<string>;
  /** The next token is a new one, though nothing was changed. */
  forgetToken(): void;
  clear(): void;
}

export interface CardState {
  /** A card can be typed. */
  readonly isReady: boolean;
  /** Nothing was typed. */
  readonly isEmpty: boolean;
}

/** The card of a form, from `useCard`. */
export interface CardInput extends CardHandle, CardState {
  readonly handle: Ref<CardHandle>;
  readonly onState: (state: CardState) => void;
}

export interface CardFieldsProps extends Pick<CardInput, 'handle' | 'onState'> {
  readonly isDisabled: boolean;
  /** Of the last refusal, with the message above the form. */
  readonly marked: CardField | null;
}

export const MARKED = 'Check this or use another card.';
