interface Keyed {
  readonly id: number;
  readonly key: string;
}

/** The keys of a category's fields in their order: kept ones keep theirs, new ones get one of their label. */
export function keysFor(
  rows: readonly Keyed[],
  wanted: readonly { readonly id: number | null; readonly label: string }[],
): string[] {
  const byId = new Map(rows.map(({ id, key }) => [id, key]));
  const taken = new Set(byId.values());
  return wanted.map(({ id, label }) => {
    const own = id === null ? undefined : byId.get(id);
    if (own !== undefined) return own;
    const stem = (label.toLowerCase().replace(/[^a-z0-9]+/g, '_') || 'field').slice(0, 36);
    let key = stem;
    for (let count = 2; taken.has(key); count += 1) key = `${stem}_${count}`;
    taken.add(key);
    return key;
  });
}
