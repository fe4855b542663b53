/** Called for a picture spec that can't be read: written by an older version, or by hand. */
export type WarnUnreadable = (owner: string, error: unknown) => void;

/** Owners to remember, so that a table full of them fills neither the memory nor the log. */
const MAX_REMEMBERED = 10_000;

/** Logs one line for each owner ('product HASH', 'category 12'), however often its picture is requested. */
export function createWarnUnreadable(log: (line: string) => void): WarnUnreadable {
  const warned = new Set<string>();
  return (owner, error) => {
    if (warned.has(owner) || warned.size >= MAX_REMEMBERED) return;
    warned.add(owner);
    const reason = error instanceof Error ? error.message : String(error);
    log(
      `the picture of ${owner} can't be read, it is shown without: ${reason.replace(/\s+/g, ' ')}`,
    );
  };
}
