/** The text of a page as it comes with the program; staff may put one of their own in its place. */
export interface StandardText {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead: string;
  /** As it is shown; null: not shown. */
  readonly updatedOn: string | null;
  /** Markdown without HTML; '## ' begins a section; '{name}' stands for a setting. */
  readonly body: string;
}
