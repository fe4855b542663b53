/** Whether two lists hold the same values in the same order, by identity. */
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => Object.is(value, b[i]));
}

/**
 * Remembers the last value built for each key, and gives it again while everything it was built of is
 * the very same. Unchanged faces keep their identity, so that nobody lays or uploads them twice.
 */
export function rememberByParts<Key extends WeakKey, Value>() {
  const known = new WeakMap<Key, Map<string, { parts: readonly unknown[]; value: Value }>>();
  return (key: Key, name: string, parts: readonly unknown[], build: () => Value): Value => {
    const names = known.get(key) ?? new Map<string, { parts: readonly unknown[]; value: Value }>();
    known.set(key, names);
    const last = names.get(name);
    if (last && isSameList(last.parts, parts)) return last.value;
    const value = build();
    names.set(name, { parts, value });
    return value;
  };
}
