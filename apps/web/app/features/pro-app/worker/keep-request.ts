/** What a page asks the service worker to keep for the time without a network. */
export interface KeepRequest {
  readonly kind: 'keep';
  /** The release that the page is of: what is kept of others goes once this one is whole. */
  readonly release: string;
  /** Paths of pages. */
  readonly pages: readonly string[];
  /** Paths of scripts, style sheets and fonts, whose names change with their content. */
  readonly files: readonly string[];
}
