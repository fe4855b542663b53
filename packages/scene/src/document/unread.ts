/**
 * Parts of a saved scene that could not be read, as they were: writeScene puts them back, so that
 * opening and saving a broken document loses nothing.
 */
export interface UnreadParts {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly nodes: Readonly<Record<string, unknown>>;
  readonly products: Readonly<Record<string, unknown>>;
}
