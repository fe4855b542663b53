/** A room that several people edit, as far as saving knows it. */
export interface LiveLink {
  /** The server is there, or was a moment ago and will be again. */
  isUsable(): boolean;
  /** It was there once, and puts together what was saved without it. */
  joinsAgain(): boolean;
  /** Saves everybody's work as a revision, under a name if there is one. */
  save(
    label: string | null,
  ): Promise<
    | { readonly outcome: 'saved'; readonly revision: number }
    | { readonly outcome: 'offline' }
    | { readonly outcome: 'failed'; readonly why: string }
  >;
}
