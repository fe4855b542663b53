const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the reader's own time zone: these pages fill in the browser. */
export function instantText(iso: string): string {
  return FORMAT.format(new Date(iso));
}
