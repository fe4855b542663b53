/**
 * The name of a material and its color apart, since a number says nothing to whoever buys it.
 * @param what As takeoffs name it: 'Grout, #c9c5bd'.
 * @returns `color` as #rrggbb; null where it has none.
 */
export function nameAndColor(what: string): {
  readonly name: string;
  readonly color: string | null;
} {
  const found = /, (#[0-9a-f]{6})\b/.exec(what);
  if (!found) return { name: what, color: null };
  return { name: what.replace(found[0], ''), color: found[1] ?? null };
}
